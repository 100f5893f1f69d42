import { expect, test } from 'vitest'
import { RESOURCES, type Capacity } from '@plenum/domain/capacity'
import { at, hall, node } from './hall.ts'
import { reservation } from './keeping.ts'
import { narrow } from './narrow.ts'
import type { Connection } from './world.ts'
import { inDays } from './yard.ts'

const heldOf = (resource: Capacity | undefined) =>
  resource && { held: resource.used + resource.reserved, unknown: resource.unknown }

/** Tells of the first rack of a room on a day, by its dashboard and by its plan. */
const racksOn = (ada: Connection, room: { id: string }) => ({
  units: async (day: string) => (await ada.dashboards.room(room.id, { day })).plan.racks[0]?.capacities,
  planned: async (day: string) => (await ada.nodes.planAt(room.id, day)).racks[0]?.capacities,
})

/** A rack of a room in which things share units, some of which leave or come in ten days. */
async function shared() {
  const all = await narrow()
  const { ada, dataCenter, r02, thing, inLane, server } = all
  const room = await ada.nodes.create(node({ type: 'room', name: 'Hall', parent_id: dataCenter.id }))
  const rack = await ada.nodes.create(
    node({ type: 'rack', name: 'A01', parent_id: room.id, u_height: 12, tare_kg: 100 }),
  )
  const front = await server('Front', at(rack, 1))
  await server('Rear', at(rack, 1, 'rear'))
  const left = await thing('half', inLane(rack, 4, 'left_half'))
  await thing('half', inLane(rack, 4, 'right_half'))
  await thing('half', inLane(rack, 6, 'left_half'))
  const [beside, kept] = [await thing('half'), await server('Kept')]
  for (const { id } of [front, left, beside, kept])
    await ada.assets.update(await ada.assets.get(id), { budget_w: 400, weight_kg: 10 })
  const own = { position: 8, u_height: 2, budget_w: 700, weight_kg: 30, asset_id: kept.id }
  await ada.reservations.create(reservation(rack.id, { owner_id: ada.user.id }, [own]))
  for (const [{ id }, place] of [
    [front, at(r02, 20)],
    [left, inLane(r02, 24, 'left_half')],
    [beside, inLane(rack, 6, 'right_half')],
    // not quite where it was reserved
    [kept, at(rack, 9)],
  ] as const)
    await ada.assets.move(await ada.assets.get(id), { ...place, planned_for: inDays(10) })
  return { ada, room }
}

test('units that things share are counted on a later day as in the plan of their room', async () => {
  const { ada, room } = await shared()
  const { units, planned } = racksOn(ada, room)
  for (const day of [inDays(0), inDays(10), inDays(20)]) {
    const [one, other] = [await units(day), await planned(day)]
    for (const name of RESOURCES)
      expect(heldOf(one?.[name]), `${name} on ${day}`).toEqual(heldOf(other?.[name]))
  }
  expect((await units(inDays(9)))?.space).toMatchObject({ used: 4, reserved: 3, unknown: 0 })
  expect((await units(inDays(10)))?.space).toMatchObject({ used: 6, reserved: 0, unknown: 0 })
})

test('a thing bears on its rack as before once a place in it is kept for it no more', async () => {
  const { ada, dataCenter, server } = await hall()
  const room = await ada.nodes.create(node({ type: 'room', name: 'Hall', parent_id: dataCenter.id }))
  const rack = await ada.nodes.create(node({ type: 'rack', name: 'A01', parent_id: room.id, u_height: 12 }))
  const { id } = await ada.assets.update(await server('Web', at(rack, 1)), { budget_w: 400, weight_kg: 10 })
  const other = { position: 9, weight_kg: 5 }
  const own = { position: 5, budget_w: 700, weight_kg: 30, asset_id: id }
  await ada.reservations.create(reservation(rack.id, { owner_id: ada.user.id }, [other]))
  const until = { owner_id: ada.user.id, expires_on: inDays(10) }
  await ada.reservations.create(reservation(rack.id, until, [own]))
  const { units, planned } = racksOn(ada, room)
  expect(await units(inDays(0))).toMatchObject({
    space: { used: 2, reserved: 4 },
    weight: { used: 10, reserved: 5 },
  })
  const then = await units(inDays(11))
  expect(then).toMatchObject({ space: { used: 2, reserved: 2 }, weight: { used: 10, reserved: 5 } })
  expect(then).toEqual(await planned(inDays(11)))
})
