import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { countMissing } from '@plenum/api-server/store/rack-capacity'
import type { PlacementSearch } from '@plenum/domain/placement-find'
import { database } from './engine.ts'
import { at, node } from './hall.ts'
import { keeping, reservation } from './keeping.ts'
import { failure, found, join, now } from './world.ts'
import { inDays } from './yard.ts'

/** Two rows of two racks each, whose racks can give 2 kW on either path. */
async function rows() {
  const all = await keeping()
  const { ada, dataCenter } = all
  const row = (name: string) => ada.nodes.create(node({ type: 'row', name, parent_id: dataCenter.id }))
  const [one, two] = [await row('Row 1'), await row('Row 2')]
  const rack = (name: string, parent_id: string) =>
    ada.nodes.create(
      node({
        type: 'rack',
        name,
        parent_id,
        u_height: 10,
        power_capacity_a_kw: 2,
        power_capacity_b_kw: 2,
      }),
    )
  const [a1, a2] = [await rack('A1', one.id), await rack('A2', one.id)]
  for (const name of ['B1', 'B2']) await rack(name, two.id)
  const find = (over: Partial<PlacementSearch>) =>
    ada.placements.find({ place_id: dataCenter.id, u_height: 2, ...over })
  return { ...all, one, a1, a2, find }
}

describe('the placement finder', () => {
  test('ranks places, says why and why not, and what it reserves is found no more', async () => {
    const { ada, a1, a2, find, server } = await rows()
    await server('In the way', at(a1, 1))
    const search = { budget_w: 800, cords_a: 1, cords_b: 1, count: 4, row_of: a1.id }
    const result = await find(search)
    expect(result.plan).toMatchObject([
      { rack_id: a1.id, position: 3, from: inDays(0) },
      { rack_id: a1.id, position: 5 },
      { rack_id: a2.id, position: 1 },
      { rack_id: a2.id, position: 3 },
    ])
    expect(result).toMatchObject({
      missing: 0,
      racks: 6,
      fitting: 2,
      is_whole: true,
      thing: { u_height: 2, budget_w: 800 },
    })
    expect(result.offers[0]).toMatchObject({
      rack: { id: a1.id, name: 'A1' },
      capacity: { space: { limit: 10, used: 2, reserved: 4 }, power: { limit: 2000, reserved: 1600 } },
      against: [
        { code: 'failover_exceeded', path: 'a' },
        { code: 'failover_exceeded', path: 'b' },
      ],
    })
    expect(result.refused.map(({ rack }) => rack.name).toSorted()).toEqual(['B1', 'B2', 'R01', 'R02'])
    expect(result.refused[0]?.against).toEqual([{ code: 'other_row' }])
    const places = result.plan.map(({ rack_id: node_id, position }) => ({
      node_id,
      position,
      ...result.thing,
    }))
    await ada.reservations.create(reservation(a1.id, { owner_id: ada.user.id }, places))
    expect(await find({ ...search, before: inDays(20) })).toMatchObject({ plan: [], missing: 4, offers: [] })
  })

  test('takes from the model what is not said', async () => {
    const { ada, find } = await rows()
    const [model] = (await ada.models.list({})).results
    const result = await find({ u_height: null, model_id: model?.id ?? null })
    expect(result.thing).toMatchObject({ u_height: 2, face: 'front' })
  })

  test('looks for an asset by its own record, and what it holds is no hindrance to it', async () => {
    const { ada, one, a1, a2, find, server } = await rows()
    const moved = await server('Mover', at(a1, 1))
    await ada.assets.update(moved, { budget_w: 700, weight_kg: 21, cords_a: 2, cords_b: 1 })
    const wide = { position: 3, u_height: 8, full_depth: true }
    await ada.reservations.create(reservation(a1.id, { owner_id: ada.user.id }, [wide]))
    const search = { place_id: one.id, u_height: null, before: inDays(1) }
    const result = await find({ ...search, asset_id: moved.id })
    expect(result.thing).toMatchObject({ u_height: 2, budget_w: 700, weight_kg: 21, cords_a: 2, cords_b: 1 })
    expect(result.offers.map(({ rack }) => rack.id).toSorted()).toEqual([a1.id, a2.id].toSorted())
    expect(result.offers.find(({ rack }) => rack.id === a1.id)?.positions).toEqual([1])
    const other = await server('Other', at(a2, 1))
    const without = await find({ ...search, asset_id: other.id })
    expect(without.refused).toMatchObject([{ rack: { id: a1.id } }])
  })

  test('waits for what ends in time', async () => {
    const { ada, one, a1, a2, find } = await rows()
    const full = { position: 1, u_height: 10, full_depth: true }
    for (const rack of [a1, a2])
      await ada.reservations.create(
        reservation(rack.id, { owner_id: ada.user.id, expires_on: inDays(rack === a1 ? 5 : 9) }, [full]),
      )
    const before = await find({ place_id: one.id, before: inDays(8), count: 2 })
    expect(before.plan).toMatchObject([
      { rack_id: a1.id, from: inDays(6) },
      { rack_id: a1.id, from: inDays(6) },
    ])
    expect(before.refused).toMatchObject([{ rack: { id: a2.id } }])
  })

  test('does not take a thing for gone that was to leave and did not: it may tomorrow', async () => {
    const { ada, a1, a2, find, server } = await rows()
    const late = await server('Late', at(a1, 1))
    const rest = { position: 3, u_height: 8, full_depth: true }
    await ada.reservations.create(reservation(a1.id, { owner_id: ada.user.id }, [rest]))
    await ada.assets.move(await ada.assets.get(late.id), { ...at(a2, 1), planned_for: inDays(3) })
    await database.execute(sql`
      update placement set valid_from = valid_from - interval '4 days' where source = 'planned'`)
    await countMissing(database, now())
    const soon = await find({ place_id: a1.id, before: inDays(1) })
    expect(soon.refused).toMatchObject([{ rack: { id: a1.id } }])
    expect((await find({ place_id: a1.id })).plan).toMatchObject([{ position: 1, from: inDays(1) }])
  })

  test('does not look in racks out of use', async () => {
    const { ada, one, a1, a2, find } = await rows()
    await ada.nodes.update(a1, { status: 'out_of_service' })
    const { offers } = await find({ place_id: one.id })
    expect(offers.map(({ rack }) => rack.id)).toEqual([a2.id])
  })

  const refused: [string, Partial<PlacementSearch>, string, string][] = [
    ['of no height', { u_height: null }, 'required', 'u_height'],
    ['more than can be reserved at once', { count: 51 }, 'too_large', 'count'],
    ['in no place', { place_id: '018f0000-0000-7000-8000-000000000000' }, 'does_not_exist', 'place_id'],
    ['by no model', { model_id: '018f0000-0000-7000-8000-000000000000' }, 'does_not_exist', 'model_id'],
    ['for no asset', { asset_id: '018f0000-0000-7000-8000-000000000000' }, 'does_not_exist', 'asset_id'],
    ['in the row of nothing', { row_of: '018f0000-0000-7000-8000-000000000000' }, 'does_not_exist', 'row_of'],
  ]
  test.each(refused)('refuses what is %s', async (_, over, code, attr) => {
    const { find } = await rows()
    expect(await failure(find(over))).toMatchObject({ status: 400, errors: [{ code, attr }] })
  })

  test('is for who may read places and assets, of his own company', async () => {
    const { ada, dataCenter } = await rows()
    const search = { place_id: dataCenter.id, u_height: 1 }
    const half = await join(ada, { hierarchy: 'onlyRead' })
    expect(await failure(half.placements.find(search))).toMatchObject({ status: 403 })
    const other = await found()
    expect(await failure(other.placements.find(search))).toMatchObject({ errors: [{ attr: 'place_id' }] })
  })
})
