import { describe, expect, test } from 'vitest'
import type { AssetCreate } from '@plenum/domain/asset'
import type { NodeInput } from '@plenum/domain/node'
import { codesOf, powered, refused } from './fit-hall.ts'
import { at, node, stand } from './hall.ts'
import { inDays } from './yard.ts'

describe('a move is refused', () => {
  const cases: [string, Partial<NodeInput>, Partial<AssetCreate>, string][] = [
    [
      'by the weight the rack bears',
      { max_static_load_kg: 20 },
      {},
      'weight_exceeded: Weight with the rack itself: 30 of 20 kg',
    ],
    [
      'by an asset’s own weight',
      { max_static_load_kg: 40 },
      { weight_kg: 55.5 },
      'weight_exceeded: Weight with the rack itself: 55.5 of 40 kg',
    ],
    [
      'by the power of both paths',
      { power_capacity_a_kw: 0.3, power_capacity_b_kw: 0.3 },
      { cords_a: null, cords_b: null },
      'power_exceeded: Power on both paths: 0.8 of 0.6 kW',
    ],
    [
      'by what is left of the power once a path has failed',
      { power_capacity_a_kw: 5, power_capacity_b_kw: 0.5 },
      {},
      'failover_exceeded: Power on path B if path A fails: 0.8 of 0.5 kW',
    ],
    [
      'by the cooling',
      { cooling_capacity_kw: 0.5 },
      {},
      'cooling_exceeded: Heat to be cooled: 0.8 of 0.5 kW',
    ],
  ]
  test.each(cases)('%s', async (_, facts, own, expected) => {
    const { ada, rack, running } = await powered()
    const { id } = await rack(facts)
    const error = await refused(ada.assets.move(await running(own), at({ id }, 1)))
    expect(error).toMatchObject({ status: 400, errors: [{ attr: 'node_id' }] })
    expect(error.errors.map(({ code, detail }) => `${code}: ${detail}`)).toEqual([expected])
  })

  test('by what the floor under the rack bears', async () => {
    const { ada, dataCenter, rack, running } = await powered()
    const room = await ada.nodes.create(
      node({ type: 'room', name: 'DH1', parent_id: dataCenter.id, max_floor_load_kg_m2: 100 }),
    )
    const { id } = await rack({ parent_id: room.id, outer_width_mm: 600, outer_depth_mm: 1000, tare_kg: 50 })
    const error = await refused(ada.assets.move(await running(), at({ id }, 1)))
    expect(error.errors).toMatchObject([
      { code: 'floor_load_exceeded', detail: 'Load on the floor: 133.3 of 100 kg/m²' },
    ])
  })

  test('by what hangs on the other side, where both together are too deep', async () => {
    const { ada, rack, running } = await powered({ full_depth: false })
    const { id } = await rack({ mounting_depth_mm: 1000 })
    const behind = await running({ name: 'Behind', place: at({ id }, 1, 'rear') })
    const error = await refused(ada.assets.move(await running({ name: 'Other' }), at({ id }, 1)))
    expect(error.errors).toEqual([
      {
        code: 'faces_meet',
        attr: 'position',
        detail: `Too deep with what is on the other side: 1,500 of 1,000 mm (Behind · ${behind.code})`,
      },
    ])
  })

  test('with all that speaks against it, in the language asked for', async () => {
    const { ada, rack, running } = await powered()
    const { id } = await rack({ max_static_load_kg: 20, cooling_capacity_kw: 0.5 })
    await running({ name: 'First', place: { ...at({ id }, null, null) } }).catch(() => null)
    const error = await refused(ada.assets.move(await running({ name: 'Second' }), at({ id }, 42)))
    expect(codesOf(error)).toEqual(['place_outside_rack', 'weight_exceeded', 'cooling_exceeded'])
  })
})

describe('a move goes through', () => {
  test('where nothing is known that limits it', async () => {
    const { ada, rack, running } = await powered()
    const { id } = await rack({})
    expect((await ada.assets.move(await running(), at({ id }, 1))).location).toMatchObject(at({ id }, 1))
  })

  test('within a rack that is too full already: its own claim is not in its way', async () => {
    const { ada, rack, running } = await powered()
    const full = await rack({})
    const seen = await running({ place: at(full, 1) })
    await ada.nodes.update(full, {
      power_capacity_a_kw: 0.1,
      power_capacity_b_kw: 0.1,
      max_static_load_kg: 1,
    })
    expect((await ada.assets.move(seen, at(full, 5))).location?.position).toBe(5)
  })

  test('of what is switched off for good, whatever power there is', async () => {
    const { ada, rack, one } = await powered()
    const { id } = await rack({
      power_capacity_a_kw: 0.1,
      power_capacity_b_kw: 0.1,
      cooling_capacity_kw: 0.1,
    })
    const off = await stand(await one(), 'out_of_service')
    expect((await ada.assets.move(off, at({ id }, 1))).location?.position).toBe(1)
  })
})

describe('a plan', () => {
  test('is kept by no limit and by nobody who only stands there', async () => {
    const { ada, rack, running } = await powered()
    const { id } = await rack({ max_static_load_kg: 40 })
    await running({ name: 'First', place: at({ id }, 1) })
    const seen = await running({ name: 'Second' })
    const planned = await ada.assets.move(seen, { ...at({ id }, 1), planned_for: inDays(3) })
    expect(planned.planned_move).toMatchObject(at({ id }, 1))
    const error = await refused(ada.assets.move(planned, at({ id }, 1)))
    expect(codesOf(error)).toEqual(['place_taken', 'weight_exceeded'])
  })

  test('is in nobody’s way, and least in its own', async () => {
    const { ada, rack, running } = await powered()
    const { id } = await rack({ max_static_load_kg: 40 })
    const seen = await running()
    const planned = await ada.assets.move(seen, { ...at({ id }, 1), planned_for: inDays(3) })
    const other = await ada.assets.move(await running({ name: 'Other' }), at({ id }, 1))
    expect(other.location?.position).toBe(1)
    await ada.assets.move(other, at({ id: (await rack({ name: 'R11' })).id }, 1))
    expect((await ada.assets.move(planned, at({ id }, 1))).planned_move).toBeNull()
  })
})
