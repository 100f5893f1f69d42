import type { RackFacts } from './capacity.ts'
import { FIT_CODES, FIT_RULES } from './fit-codes.ts'
import { brokenLimits, redundancy, uncheckedLimits, type FitFinding } from './fit-limits.ts'
import { airflowFindings, depthFindings, spaceFindings } from './fit-space.ts'
import type { Lane } from './lane.ts'
import { hasUnit, type Claim, type Mounted } from './load.ts'
import type { ModelRecord } from './model.ts'
import { freeSpots, stepOf, type Spot } from './rack-space.ts'

/** A thing that is to stand in a rack. */
export interface Candidate extends Mounted, Pick<ModelRecord, 'airflow'> {
  /** Whose claims are its own and in nobody's way; null for what does not exist yet. */
  asset_id: string | null
  /** Whether it is going to take its power; what is switched off for good is not counted. */
  is_powered: boolean
}

/** Whether a thing fits. */
export interface Fit {
  /** What speaks against it and what is worth knowing, blocks first. */
  findings: FitFinding[]
  /** The position on the same face that fits and is nearest to the wanted one; null where the rack has none. */
  nearest: number | null
  /** The lane there, of those of its width. */
  nearest_lane: Lane | null
}

/** Whether a finding speaks against a place altogether. */
export const isBlock = ({ level }: FitFinding): boolean => level === 'block'

/** Whether all that speaks against a place can be overridden with a reason, by who may. */
export const isOverridable = (findings: readonly FitFinding[]): boolean =>
  findings.filter(isBlock).every(({ code }) => FIT_RULES[code].way === 'override')

const rank = ({ code, level }: FitFinding): number => FIT_CODES.indexOf(code) + (level === 'warn' ? 100 : 0)

/** Puts findings in the order they are told in, blocks first. */
export const byRank = (one: FitFinding, other: FitFinding): number => rank(one) - rank(other)

/** A rack's claims without a thing's own ones. */
const othersOf = (claims: readonly Claim[], { asset_id }: Candidate): readonly Claim[] =>
  asset_id === null ? claims : claims.filter((claim) => claim.asset_id !== asset_id)

/**
 * Whether a thing fits in a rack, by everything that is known of both: units, faces and depth, reservations, weight, floor,
 * power and what is left of it after a failure, cooling and the way of the air. What nobody knows never blocks.
 */
export function fit(rack: RackFacts, claims: readonly Claim[], wanted: Candidate): Fit {
  const candidate = wanted.is_powered ? wanted : { ...wanted, budget_w: 0, heat_w: 0 }
  const others = othersOf(claims, candidate)
  const own = (claim: Claim) => claim.asset_id !== null && claim.asset_id === candidate.asset_id
  const space = spaceFindings(rack, others, candidate)
  const elsewhere = [
    ...brokenLimits(rack, claims, { candidate, own }),
    ...depthFindings(rack, candidate),
    ...airflowFindings(rack, candidate),
    ...redundancy(candidate),
    ...uncheckedLimits(rack, others, candidate),
  ]
  const spot = elsewhere.some(isBlock) ? null : nearestOf(rack, others, { candidate, space })
  return {
    findings: [...space, ...elsewhere].toSorted(byRank),
    nearest: spot?.position ?? null,
    nearest_lane: spot?.lane ?? null,
  }
}

/** Where else in a rack; what is proposed is in nobody's way, not even of what is only planned. */
function nearestOf(
  rack: RackFacts,
  others: readonly Claim[],
  { candidate, space }: { candidate: Candidate; space: readonly FitFinding[] },
): Spot | null {
  if (!hasUnit(candidate)) return null
  const { position: wanted, lane = null } = candidate
  if (!space.some(isBlock)) return { position: wanted, lane }
  const away = ({ position }: Spot) => Math.abs(position - wanted)
  const free = proposals(rack, others, candidate, stepOf(candidate.position))
  return free.toSorted((one, other) => away(one) - away(other))[0] ?? null
}

/** Where a thing would be in nobody's way, from the lowest number. */
export function proposals(rack: RackFacts, claims: readonly Claim[], thing: Mounted, step = 1): Spot[] {
  const there = claims.filter(({ space }) => space !== null).filter(hasUnit)
  return freeSpots(rack, there, thing, Math.min(step, stepOf(thing.u_height)))
}
