import { isFitWarning } from './asset-import-issue.ts'
import { problem, type RowProblem } from './asset-import-row.ts'
import type { RackFacts } from './capacity.ts'
import type { Candidate } from './fit.ts'
import { arrivalOf, judge } from './judge.ts'
import { holdsOf, type Claim } from './load.ts'
import type { AssetStatus } from './asset.ts'

/** A thing that a row puts in a rack. */
export interface Arriving {
  line: number
  thing: Omit<Candidate, 'is_powered'>
  status: AssetStatus
}

const OF_UNITS = ['faces_meet', 'place_planned']

/** What the fit check warns of where rows put things in one rack, each with those before it; by the rows' lines. */
export function fitWarnings(
  rack: RackFacts,
  standing: readonly Claim[],
  arriving: readonly Arriving[],
): Map<number, RowProblem[]> {
  const claims = [...standing]
  const warnings = new Map<number, RowProblem[]>()
  for (const { line, thing, status } of arriving) {
    const { is_firm, is_powered } = arrivalOf(status)
    const { findings } = judge(rack, claims, { ...thing, is_powered }, { coming: 'found', is_firm })
    const told = findings.flatMap(({ code, is, limit = null, path }) =>
      isFitWarning(code)
        ? [
            problem(OF_UNITS.includes(code) ? 'position' : 'rack', code, {
              severity: 'warning',
              limit,
              ...(is !== undefined && { is }),
              ...(path !== undefined && { path }),
            }),
          ]
        : [],
    )
    if (told.length > 0) warnings.set(line, told)
    claims.push({ ...thing, id: String(line), ...holdsOf(status) })
  }
  return warnings
}
