import type { RackFacts } from '../src/capacity.ts'
import type { Candidate } from '../src/fit.ts'
import { HOLDS, type Load, type PassingClaim } from '../src/load.ts'
import { LANES } from '../src/lane.ts'
import { AIRFLOWS } from '../src/model.ts'

/** Random values that are the same for the same seed. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const one = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[int(0, values.length - 1)] ?? values[0]
  /** Null now and then: one in so many. */
  const maybe = <Value>(value: Value, oneIn = 8): Value | null => (int(1, oneIn) === 1 ? null : value)
  return { next, int, one, maybe }
}
export type Random = ReturnType<typeof createRandom>

/** A rack that is small enough to be full, with limits about as high as what is put into it. */
export const randomRack = ({ int, one, maybe }: Random): RackFacts => ({
  u_height: maybe(int(3, 14), 12),
  starting_unit: one([1, 1, 5, null]),
  u_direction: one(['bottom_up', 'top_down', null]),
  outer_width_mm: maybe(600),
  outer_depth_mm: maybe(one([800, 1000, 1200])),
  mounting_depth_mm: maybe(int(500, 900), 3),
  tare_kg: maybe(int(60, 140)),
  max_static_load_kg: maybe(int(150, 600), 3),
  max_floor_load_kg_m2: maybe(int(200, 900), 3),
  power_capacity_a_kw: maybe(int(0, 16) / 4, 4),
  power_capacity_b_kw: maybe(int(0, 16) / 4, 4),
  cooling_capacity_kw: maybe(int(4, 32) / 4, 3),
  airflow: maybe(one(['front_to_rear', 'rear_to_front']), 4),
})

const randomLoad = ({ int, one, maybe }: Random): Load => ({
  weight_kg: maybe(int(0, 400) / 8),
  budget_w: maybe(one([0, int(50, 900)])),
  heat_w: maybe(int(0, 900)),
  cords_a: maybe(one([0, 1, 1, 2])),
  cords_b: maybe(one([0, 1, 1, 2])),
})

/** A thing somewhere about a rack, now and then out of it. */
export function randomThing(random: Random, rack: RackFacts): Omit<Candidate, 'asset_id'> {
  const { int, one, maybe } = random
  const first = (rack.starting_unit ?? 1) * 2
  return {
    ...randomLoad(random),
    position: maybe(int(first - 1, first + 2 * (rack.u_height ?? 12)) / 2, 15),
    face: maybe(one(['front', 'front', 'rear'])),
    u_height: maybe(one([0, 0.5, 1, 1, 1.5, 2, 2, 4]), 10),
    full_depth: maybe(int(1, 3) === 1),
    lane: maybe(one([null, null, ...LANES]), 8),
    depth_mm: maybe(int(100, 950), 4),
    airflow: maybe(AIRFLOWS[int(0, AIRFLOWS.length - 1)] ?? 'mixed', 4),
    is_powered: int(1, 10) > 1,
  }
}

/** Something that is in a rack already, on no day longer than `until`. */
export function randomClaim(random: Random, rack: RackFacts, id: string): PassingClaim {
  const { int, one, maybe } = random
  const { is_powered, airflow: _, ...thing } = randomThing(random, rack)
  const space = maybe(one([HOLDS[0], ...HOLDS]), 10)
  return {
    ...thing,
    id,
    asset_id: maybe(id, 5),
    space,
    power: is_powered ? space : null,
    until: int(1, 4) === 1 ? `2026-0${int(1, 5)}-15` : null,
  }
}
