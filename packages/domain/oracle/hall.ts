import type { FinderRack } from '../src/finder.ts'
import type { PassingClaim } from '../src/load.ts'
import { plainClaim, plainRack } from './plain.ts'
import { createRandom, type Random } from './random.ts'

/** A room of racks in rows of twenty, as full as racks are: the same for the same numbers. */
export function buildHall(racks: number, assetsEach: number): FinderRack[] {
  const random = createRandom(racks * 1000 + assetsEach)
  return Array.from({ length: racks }, (_, at) => ({
    ...plainRack,
    id: `rack ${at}`,
    row_id: `row ${Math.floor(at / 20)}`,
    u_height: random.one([42, 47, 48]),
    power_capacity_a_kw: random.int(8, 20),
    power_capacity_b_kw: random.int(8, 20),
    cooling_capacity_kw: random.int(8, 24),
    claims: Array.from({ length: assetsEach }, (__, asset) => standing(random, `${at}-${asset}`)),
  }))
}

function standing(random: Random, id: string): PassingClaim {
  const { int, one, maybe } = random
  const full_depth = int(1, 3) > 1
  return plainClaim(id, {
    position: maybe(int(1, 36), 10),
    face: one(['front', 'front', 'front', 'rear']),
    u_height: one([1, 1, 1, 2]),
    full_depth,
    depth_mm: maybe(full_depth ? 800 : 300),
    weight_kg: maybe(int(4, 25)),
    budget_w: maybe(int(50, 350)),
    heat_w: maybe(int(50, 350)),
    cords_b: maybe(1),
    space: one(['taken', 'taken', 'taken', 'reserved', 'planned']),
    until: int(1, 20) === 1 ? `2026-02-${int(10, 28)}` : null,
  })
}

/** Milliseconds that some work takes. */
export function msOf(work: () => void): number {
  const before = performance.now()
  work()
  return performance.now() - before
}
