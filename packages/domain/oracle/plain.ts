import type { RackFacts } from '../src/capacity.ts'
import type { Candidate } from '../src/fit.ts'
import type { PassingClaim } from '../src/load.ts'

/** A rack of which everything is known, and in which there is room for everything. */
export const plainRack: RackFacts = {
  u_height: 42,
  starting_unit: 1,
  u_direction: 'bottom_up',
  outer_width_mm: 600,
  outer_depth_mm: 1200,
  mounting_depth_mm: 1000,
  tare_kg: 100,
  max_static_load_kg: 1000,
  max_floor_load_kg_m2: 1500,
  power_capacity_a_kw: 5,
  power_capacity_b_kw: 5,
  cooling_capacity_kw: 8,
  airflow: 'front_to_rear',
}

/** A server of two units and 800 W with a cord on either path. */
export const plainServer: Candidate = {
  asset_id: null,
  position: 1,
  face: 'front',
  u_height: 2,
  full_depth: true,
  depth_mm: 750,
  airflow: 'front_to_rear',
  is_powered: true,
  weight_kg: 30,
  budget_w: 800,
  heat_w: 800,
  cords_a: 1,
  cords_b: 1,
}

/** Such a server that stands in a rack already. */
export function plainClaim(id: string, over: Partial<PassingClaim> = {}): PassingClaim {
  const { is_powered: _, airflow: __, ...thing } = plainServer
  return { ...thing, id, asset_id: id, space: 'taken', power: 'taken', until: null, ...over }
}
