import { floorLoad, inWatts, pathLimit, totalKg, type RackFacts } from './capacity.ts'
import type { FitCode } from './fit-codes.ts'
import { firmest, type Claim, type Hold, type Load, type Mounted } from './load.ts'
import { failoverW, isSingleCorded, PATHS, type Path } from './power.ts'

/** Something that speaks against a place, or that is worth knowing about it; numbers are in the unit of its code. */
export interface FitFinding {
  code: FitCode
  level: 'block' | 'warn'
  /** What it would be, and what it may be. */
  is?: number
  limit?: number
  /** The path of power that it is about. */
  path?: Path
  /** How many things it is not known of, the candidate and the rack itself among them. */
  unknown?: number
  /** Claims that are in the way, by id. */
  rivals?: readonly string[]
}

/** The limits of a rack, in the order they are told in. */
export const LIMIT_CODES = [
  'weight_exceeded',
  'floor_load_exceeded',
  'power_exceeded',
  'failover_exceeded',
  'cooling_exceeded',
] as const satisfies readonly FitCode[]
export type LimitCode = (typeof LIMIT_CODES)[number]

/** One limit of a rack, and how much of it a sum of claims is. */
export interface Limit {
  code: LimitCode
  path?: Path
  limit: number
  by: 'space' | 'power'
  /** What the claims and the thing are of it for certain. */
  sum: (things: readonly Load[]) => number
  /** What they may be, where that is known to be more. */
  most?: (things: readonly Load[]) => number
}

const watts = (of: (load: Load) => number | null) => (things: readonly Load[]) =>
  things.reduce((sum, thing) => sum + (of(thing) ?? 0), 0)
const budget = (load: Load) => load.budget_w

/** The limits of a rack that are known. */
export function limitsOf(rack: RackFacts): Limit[] {
  const limits: (Omit<Limit, 'limit'> & { limit: number | null })[] = [
    {
      code: 'weight_exceeded',
      limit: rack.max_static_load_kg,
      by: 'space',
      sum: (things) => totalKg(rack.tare_kg, things),
    },
    {
      code: 'floor_load_exceeded',
      limit: floorLoad(0, rack) === null ? null : rack.max_floor_load_kg_m2,
      by: 'space',
      sum: (things) => floorLoad(totalKg(rack.tare_kg, things), rack) ?? 0,
    },
    { code: 'power_exceeded', limit: bothPaths(rack), by: 'power', sum: watts(budget) },
    ...PATHS.map((path) => ({
      code: 'failover_exceeded' as const,
      path,
      limit: pathLimit(rack, path),
      by: 'power' as const,
      sum: watts((load) => failoverW(load, path)),
      // what nobody knows the cords of may hang on this one; not on a path that is not there
      ...(pathLimit(rack, path) !== 0 && { most: watts((load) => failoverW(load, path) ?? load.budget_w) }),
    })),
    {
      code: 'cooling_exceeded',
      limit: inWatts(rack.cooling_capacity_kw),
      by: 'power',
      sum: watts((load) => load.heat_w),
    },
  ]
  return limits.flatMap(({ limit, ...rest }) => (limit === null ? [] : [{ ...rest, limit }]))
}

function bothPaths(rack: RackFacts): number | null {
  const [a, b] = [pathLimit(rack, 'a'), pathLimit(rack, 'b')]
  return a === null || b === null ? null : a + b
}

const isFirm = (hold: Hold | null): boolean => hold === 'taken' || hold === 'reserved'
/** Differences below this come from adding fractions, not from things. */
const ROUNDING = 1e-6

/** Whether a sum is above a limit, or above another sum, for certain. */
export const isAbove = (sum: number, limit: number): boolean => sum > limit + ROUNDING

/**
 * Which known limits of a rack a thing would break. What is only planned, or may only be, warns; so does a limit that is
 * broken already and that the thing makes no worse, for it may be moved within its rack.
 */
export function brokenLimits(
  rack: RackFacts,
  claims: readonly Claim[],
  { candidate, own }: { candidate: Mounted; own: (claim: Claim) => boolean },
): FitFinding[] {
  const there = firmest(claims)
  const sums = { space: bearing('space'), power: bearing('power') }
  return limitsOf(rack).flatMap(({ code, path, limit, by, sum, most = sum }): FitFinding[] => {
    const { before, after, at_most } = sums[by]
    const said = { code, limit, ...(path !== undefined && { path }) }
    const [was, firm, all] = [sum(before), sum(after), most(at_most)]
    if (isAbove(firm, limit) && isAbove(firm, was)) return [{ ...said, level: 'block', is: firm }]
    return isAbove(all, limit) ? [{ ...said, level: 'warn', is: all }] : []
  })

  /** What there is for certain without the thing and with it, and what there may be with all that is planned. */
  function bearing(by: 'space' | 'power') {
    const before = there[by].filter((claim) => isFirm(claim[by]))
    const others = there[by].filter((claim) => !own(claim))
    const after = [...others.filter((claim) => isFirm(claim[by])), candidate]
    return { before, after, at_most: [...others, candidate] }
  }
}

/**
 * Limits somebody has said that cannot be checked in full, since something is not known of the things they are about. A
 * limit that nobody has said is silent: it is no fault of the thing's.
 */
export function uncheckedLimits(rack: RackFacts, others: readonly Claim[], candidate: Mounted): FitFinding[] {
  const codes = new Set(limitsOf(rack).map(({ code }) => code))
  const there = firmest(others)
  const unknown = (
    code: FitCode,
    by: 'space' | 'power',
    { of, lacks, already = 0 }: { of: LimitCode[]; lacks: (load: Load) => boolean; already?: number },
  ): FitFinding[] => {
    if (!of.some((each) => codes.has(each))) return []
    const count = [...there[by], candidate].filter(lacks).length + already
    return count === 0 ? [] : [{ code, level: 'warn', unknown: count }]
  }
  return [
    ...unknown('weight_unknown', 'space', {
      of: ['weight_exceeded', 'floor_load_exceeded'],
      lacks: ({ weight_kg }) => weight_kg === null,
      already: rack.tare_kg === null ? 1 : 0,
    }),
    ...unknown('power_unknown', 'power', {
      of: ['power_exceeded', 'failover_exceeded'],
      lacks: ({ budget_w }) => budget_w === null,
    }),
    ...unknown('cords_unknown', 'power', {
      of: ['failover_exceeded'],
      lacks: ({ budget_w, cords_a, cords_b }) => budget_w !== 0 && (cords_a === null || cords_b === null),
    }),
    ...unknown('heat_unknown', 'power', {
      of: ['cooling_exceeded'],
      lacks: ({ heat_w }) => heat_w === null,
    }),
  ]
}

/** A thing that goes dark with one path, told to who puts it there. */
export const redundancy = (candidate: Mounted): FitFinding[] =>
  isSingleCorded(candidate) ? [{ code: 'no_redundancy', level: 'warn' }] : []
