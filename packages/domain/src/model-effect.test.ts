import { describe, expect, test } from 'vitest'
import type { RackFacts } from './capacity.ts'
import type { Claim } from './load.ts'
import { rackEffect } from './model-effect.ts'

const rack: RackFacts & { id: string; name: string } = {
  id: '0190a0a0-0000-7000-8000-000000000001',
  name: 'R01',
  u_height: 42,
  starting_unit: 1,
  u_direction: 'bottom_up',
  outer_width_mm: 600,
  outer_depth_mm: 1000,
  mounting_depth_mm: 800,
  tare_kg: 100,
  max_static_load_kg: 400,
  max_floor_load_kg_m2: null,
  power_capacity_a_kw: 2,
  power_capacity_b_kw: 2,
  cooling_capacity_kw: null,
  airflow: null,
}

const claim = (over: Partial<Claim>): Claim => ({
  id: '1',
  asset_id: '1',
  position: 1,
  face: 'front',
  u_height: 1,
  full_depth: true,
  depth_mm: null,
  weight_kg: 20,
  budget_w: 500,
  heat_w: 500,
  cords_a: 1,
  cords_b: 1,
  space: 'taken',
  power: 'taken',
  ...over,
})

describe('what other facts of a model do to a rack', () => {
  test('is how much more it bears, feeds and cools', () => {
    const { added, overloads } = rackEffect(
      rack,
      [claim({}), claim({ id: '2', asset_id: '2', space: 'planned', power: 'planned' })],
      [
        claim({ weight_kg: 20.1 }),
        claim({ id: '2', asset_id: '2', space: 'planned', power: 'planned', weight_kg: 20.2, heat_w: 450 }),
      ],
    )
    expect(added).toEqual({ weight: 0.3, power: 0, heat: -50 })
    expect(overloads).toEqual([])
  })

  test('is told by each limit that it goes beyond, the rack itself weighing too', () => {
    const { overloads } = rackEffect(rack, [claim({})], [claim({ weight_kg: 301, budget_w: 2001 })])
    expect(overloads).toEqual([
      { id: rack.id, name: 'R01', resource: 'weight', limit: 400, before: 120, after: 401 },
      { id: rack.id, name: 'R01', resource: 'power', limit: 2000, before: 500, after: 2001 },
    ])
  })

  test('is nothing to tell where a limit is reached, or was exceeded by more before', () => {
    const reached = claim({ weight_kg: 300, budget_w: 2000 })
    expect(rackEffect(rack, [claim({})], [reached]).overloads).toEqual([])
    const beyond = claim({ weight_kg: 310, budget_w: 2010 })
    expect(rackEffect(rack, [beyond], [claim({ weight_kg: 305, budget_w: 2010 })]).overloads).toEqual([])
  })
})
