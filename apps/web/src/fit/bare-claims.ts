import type { RackClaim, RackClaims } from '@plenum/domain/fit-answer'
import type { PlaceNode } from '@plenum/domain/node'

/** What nobody knows anything of. */
export const UNKNOWN_CLAIM: Omit<RackClaim, 'id' | 'asset_id' | 'name' | 'code'> = {
  position: null,
  face: null,
  lane: null,
  u_height: null,
  full_depth: null,
  depth_mm: null,
  airflow: null,
  weight_kg: null,
  budget_w: null,
  heat_w: null,
  cords_a: null,
  cords_b: null,
  space: null,
  power: null,
  until: null,
}

/** A rack as far as it says itself what fits in it: what the floor under it bears is not its own to say. */
export const bareRack = ({ id, name, ...facts }: PlaceNode): Omit<RackClaims, 'claims'> => ({
  id,
  name,
  u_height: facts.u_height ?? null,
  starting_unit: facts.starting_unit ?? null,
  u_direction: facts.u_direction ?? null,
  outer_width_mm: facts.outer_width_mm ?? null,
  outer_depth_mm: facts.outer_depth_mm ?? null,
  mounting_depth_mm: facts.mounting_depth_mm ?? null,
  tare_kg: facts.tare_kg ?? null,
  max_static_load_kg: facts.max_static_load_kg ?? null,
  max_floor_load_kg_m2: null,
  power_capacity_a_kw: facts.power_capacity_a_kw ?? null,
  power_capacity_b_kw: facts.power_capacity_b_kw ?? null,
  cooling_capacity_kw: facts.cooling_capacity_kw ?? null,
  airflow: facts.airflow ?? null,
})
