import type { RackFacts } from './capacity.ts'
import type { FitCode } from './fit-codes.ts'
import type { FitFinding } from './fit-limits.ts'
import { byRank, fit, isBlock, type Candidate, type Fit } from './fit.ts'
import { holdsOf, type Claim } from './load.ts'
import type { AssetStatus } from './asset.ts'

/**
 * How a thing comes to where it is judged: it is sent there, it stands there by what is known already, or somebody has
 * found it there and writes that down.
 */
export type Coming = 'sent' | 'stands' | 'found'

/** How a thing comes to a place, and whether it is going to take it at once or is only planned there. */
export interface Arrival {
  coming: Coming
  is_firm: boolean
}

/** What a thing is in a status, for who judges its place: what is only planned takes nothing yet. */
export const arrivalOf = (status: AssetStatus): Pick<Arrival, 'is_firm'> & Pick<Candidate, 'is_powered'> => ({
  is_firm: status !== 'planning',
  is_powered: holdsOf(status).power !== null,
})

/** What even a find cannot talk away: two things are not in the same units. */
const OF_UNITS: readonly FitCode[] = ['place_outside_rack', 'place_taken', 'place_reserved']
/** What even a plan must keep to: units that are not there, or that somebody has reserved. */
const OF_PLANS: readonly FitCode[] = ['place_outside_rack', 'place_reserved']

function levelOf({ code, level }: FitFinding, { coming, is_firm }: Arrival): FitFinding['level'] {
  // what stands somewhere is written down, but nothing is sent to a unit that may not exist
  if (code === 'place_height_unknown') return coming === 'sent' ? 'block' : 'warn'
  if (level === 'warn' || (coming === 'found' && !OF_UNITS.includes(code))) return 'warn'
  return is_firm || OF_PLANS.includes(code) ? 'block' : 'warn'
}

/** Whether a thing may come to a place in a rack: what the fit check says, as strictly as it comes. */
export function judge(rack: RackFacts, claims: readonly Claim[], thing: Candidate, arrival: Arrival): Fit {
  const found = fit(rack, claims, thing)
  const findings = found.findings
    .map((finding) => ({ ...finding, level: levelOf(finding, arrival) }))
    .toSorted(byRank)
  const { nearest, nearest_lane } = findings.some(isBlock)
    ? found
    : { nearest: thing.position, nearest_lane: thing.lane ?? null }
  const hasNone = rack.u_height === null && arrival.coming === 'sent'
  return hasNone ? { findings, nearest: null, nearest_lane: null } : { findings, nearest, nearest_lane }
}
