import type { Load } from './load.ts'

/** What a circuit is made of: V, A, and the part of it that may be used. */
export interface Circuit {
  volts: number
  amps: number
  phases: 1 | 3
  /** Part of its amps that may flow for long. */
  derate?: number
  power_factor?: number
}

/** Part of a breaker's amps that may flow for long, where nobody says otherwise. */
export const DERATE = 0.8
/** Between two of three phases there is the square root of three times what is between one and neutral. */
const THREE_PHASE = 1.732

/** What a circuit can give for long, in W. */
export const circuitW = ({ volts, amps, phases, derate = DERATE, power_factor = 1 }: Circuit): number =>
  Math.round(volts * amps * (phases === 3 ? THREE_PHASE : 1) * derate * power_factor)

/** Paths that power comes on. */
export const PATHS = ['a', 'b'] as const
export type Path = (typeof PATHS)[number]

const cordsOn = (load: Load, path: Path) => (path === 'a' ? load.cords_a : load.cords_b)

/**
 * W that a path carries of a thing once the other path has failed: all of it with a cord there, nothing without. Null
 * where nobody knows its cords or what it takes.
 */
export function failoverW(load: Load, path: Path): number | null {
  const cords = cordsOn(load, path)
  return cords === 0 || load.budget_w === 0 ? 0 : cords === null ? null : load.budget_w
}

/** W that a path carries of a thing while both are there: a part by its cords. */
export function normalW(load: Load, path: Path): number | null {
  const { cords_a, cords_b, budget_w } = load
  const here = cordsOn(load, path)
  if (here === 0 || budget_w === 0) return 0
  if (budget_w === null || here === null || cords_a === null || cords_b === null) return null
  return (budget_w * here) / (cords_a + cords_b)
}

/** Whether a thing goes dark with one path: it takes power and has cords on one path only. */
export const isSingleCorded = ({ budget_w, cords_a, cords_b }: Load): boolean =>
  budget_w !== 0 && cords_a !== null && cords_b !== null && (cords_a === 0) !== (cords_b === 0)
