import type { Claim } from './load.ts'
import { halvesOf } from './rack-space.ts'

/** A half unit of a rack, by twice its number: how many claims have taken it, and how many hold it at all. */
export interface SharedHalf {
  half: number
  taken: number
  held: number
}

function countsOf(claims: readonly Claim[]): Map<number, SharedHalf> {
  const counts = new Map<number, SharedHalf>()
  for (const claim of claims) {
    if (claim.space === null) continue
    for (const half of halvesOf(claim)) {
      const { taken, held } = counts.get(half) ?? { taken: 0, held: 0 }
      counts.set(half, { half, taken: taken + (claim.space === 'taken' ? 1 : 0), held: held + 1 })
    }
  }
  return counts
}

/** The half units of a rack that several claims hold: they stand side by side there, on both faces, or one is to follow another. */
export const sharedHalves = (claims: readonly Claim[]): SharedHalf[] =>
  [...countsOf(claims).values()]
    .filter(({ held }) => held > 1)
    .toSorted((one, other) => one.half - other.half)

const UNITS_ONLY = {
  asset_id: null,
  face: null,
  u_height: 0.5,
  full_depth: null,
  weight_kg: 0,
  budget_w: 0,
  heat_w: 0,
  cords_a: 0,
  cords_b: 0,
  power: null,
} as const satisfies Partial<Claim>

/** What holds a rack's shared half units besides some of its claims; nothing else is known of it. */
export function besides(claims: readonly Claim[], shared: readonly SharedHalf[]): Claim[] {
  const counts = countsOf(claims)
  return shared.flatMap(({ half, taken, held }): Claim[] => {
    const own = counts.get(half)
    // where they hold nothing, nothing becomes of it with them
    if (own === undefined || own.held >= held) return []
    const space = taken > own.taken ? 'taken' : 'reserved'
    return [{ ...UNITS_ONLY, id: `half ${half}`, position: half / 2, space }]
  })
}
