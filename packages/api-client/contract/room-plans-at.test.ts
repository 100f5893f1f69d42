import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { countMissing } from '@plenum/api-server/store/rack-capacity'
import { addDays } from '@plenum/domain/date'
import { dataHall, spot } from './data-hall.ts'
import { database } from './engine.ts'
import { at, noPlan, stand } from './hall.ts'
import { now } from './world.ts'

describe('the plan of a room on another day', () => {
  test('has in its racks what stood there then, or is planned by then', async () => {
    const { ada, room, a01, a02, server } = await dataHall()
    const web = await stand(await server('Web', at(a01, 3)), 'active')
    const rival = await server('Rival', at(room, null, null))
    const { today } = await ada.nodes.timeline(room.id)
    const [before, soon, later] = [-1, 3, 5].map((days) => addDays(today, days))
    await ada.nodes.savePlan(await ada.nodes.plan(room.id), {
      ...noPlan,
      racks: [{ id: a01.id, ...spot(600, 600) }],
      assets: [{ id: rival.id, ...spot(3000, 600) }],
    })
    await ada.assets.move(await ada.assets.get(web.id), { ...at(a02, 9), planned_for: later })
    const spaceOn = async (day: string | undefined) => {
      const { racks, version } = await ada.nodes.planAt(room.id, day ?? today)
      expect(version).toBe((await ada.nodes.plan(room.id)).version)
      expect(racks[0]).toMatchObject({ x_mm: 600, y_mm: 600 })
      return racks.map(({ capacities: { space } }) => [space.used, space.reserved])
    }
    const none = [0, 0]
    expect(await spaceOn(before)).toEqual([none, none])
    expect(await spaceOn(today)).toEqual([
      [2, 0],
      [0, 2],
    ])
    expect(await spaceOn(soon)).toEqual([[2, 0], none])
    expect(await spaceOn(later)).toEqual([none, [0, 2]])
    const floorOn = async (day: string | undefined) =>
      (await ada.nodes.planAt(room.id, day ?? today)).assets?.map(({ name, x_mm }) => [name, x_mm])
    expect(await floorOn(before)).toEqual([])
    expect(await floorOn(soon)).toEqual([['Rival', 3000]])
    await ada.assets.move(await ada.assets.get(rival.id), { ...at(a02, 20), planned_for: soon })
    expect(await floorOn(today)).toEqual([['Rival', 3000]])
    expect(await floorOn(later)).toEqual([])
  })

  test('has on its floor what is planned to stand there by then, told from what stands there', async () => {
    const { ada, room, a01, server } = await dataHall()
    await server('Standing', at(room, null, null))
    const coming = await server('Coming', at(a01, 3))
    const { today } = await ada.nodes.timeline(room.id)
    const soon = addDays(today, 3)
    await ada.assets.move(coming, { ...at(room, null, null), planned_for: soon })
    const floorOn = async (day: string) =>
      (await ada.nodes.planAt(room.id, day)).assets?.map(({ name, is_planned }) => [name, is_planned])
    expect(await floorOn(addDays(soon, -1))).toEqual([['Standing', false]])
    expect(await floorOn(soon)).toEqual([
      ['Coming', true],
      ['Standing', false],
    ])
    expect((await ada.nodes.plan(room.id)).assets).toHaveLength(1)
  })

  test('keeps what is reserved until then, and of days past nothing', async () => {
    const { ada, room, a01 } = await dataHall()
    const { today } = await ada.nodes.timeline(room.id)
    await ada.reservations.create({
      owner_id: ada.user.id,
      reason: 'Payments',
      expires_on: addDays(today, 4),
      places: [{ node_id: a01.id, position: 9, face: 'front', u_height: 3 }],
    })
    const keptOn = async (days: number) =>
      (await ada.nodes.planAt(room.id, addDays(today, days))).racks[0]?.capacities.space.reserved
    const days = async () => [await keptOn(-2), await keptOn(0), await keptOn(4), await keptOn(5)]
    expect(await days()).toEqual([0, 3, 3, 0])
    // as those of a request that waits for its approval
    await database.execute(sql`update reservation set is_firm = false`)
    await countMissing(database, now())
    expect(await days()).toEqual([0, 3, 3, 0])
  })
})
