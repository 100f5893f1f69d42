import { expect, test } from 'vitest'
import { refused } from './fit-hall.ts'
import { at, hall, node } from './hall.ts'
import { now } from './world.ts'

/** A site of two buildings, each with a room of two racks of 10 units, one of them archived, and what is told of them. */
async function campus() {
  const { ada, dataCenter, server } = await hall()
  const make = (type: 'site' | 'data_center' | 'room' | 'rack', name: string, parent_id: string | null) =>
    ada.nodes.create(node({ type, name, parent_id, u_height: type === 'rack' ? 10 : null }))
  const archive = async ({ id }: { id: string }) =>
    ada.nodes.update(await ada.nodes.get(id), { status: 'decommissioned' })
  const site = await make('site', 'Campus', null)
  const building = async (name: string) => {
    const place = await make('data_center', name, site.id)
    const room = await make('room', `Hall ${name}`, place.id)
    const rack = await make('rack', 'A1', room.id)
    await archive(await make('rack', 'A2', room.id))
    return { place, room, rack }
  }
  const [one, two] = [await building('ONE'), await building('TWO')]
  const told = async ({ id: place_id }: { id: string }) => {
    const { capacity, data_centers, rooms, racks } = await ada.nodes.totals(place_id)
    const { places } = await ada.dashboards.dataCenter({ place_id })
    const { all } = await ada.nodes.standing(place_id, now().toISOString().slice(0, 10))
    const report = await ada.reports.preview('capacity', { place_id })
    return {
      below: [data_centers, rooms, racks],
      counted: [capacity.racks, places?.counters.racks, all.racks, report.sums?.[1]],
      units: capacity.space.limit,
      offered: (await ada.placements.find({ place_id, u_height: 1 })).racks,
    }
  }
  return { ada, dataCenter, server, site, one, two, archive, told }
}

test('racks of an archived building are neither counted nor offered', async () => {
  const { ada, site, one, two, archive, told } = await campus()
  expect(await told(site)).toEqual({ below: [2, 2, 2], counted: [2, 2, 2, 2], units: 20, offered: 2 })
  await archive(one.place)
  expect(await told(site)).toEqual({ below: [1, 1, 1], counted: [1, 1, 1, 1], units: 10, offered: 1 })
  expect((await ada.dashboards.dataCenter()).places?.rooms.map(({ id }) => id)).toEqual([two.room.id])
})

test('an archived place still tells what is in it, and offers none of it', async () => {
  const { site, one, archive, told } = await campus()
  await archive(site)
  expect(await told(site)).toEqual({ below: [2, 2, 2], counted: [2, 2, 2, 2], units: 20, offered: 0 })
  await archive(one.room)
  expect(await told(site)).toEqual({ below: [2, 1, 1], counted: [1, 1, 1, 1], units: 10, offered: 0 })
})

test('a data centre of an archived site is listed with those out of use, and in no report', async () => {
  const { ada, dataCenter, site, archive } = await campus()
  await archive(site)
  const named = async (query: object) => (await ada.nodes.dataCenters(query)).results.map(({ name }) => name)
  expect(await named({})).toEqual([dataCenter.name])
  expect(await named({ decommissioned: 'shown' })).toEqual([dataCenter.name, 'ONE', 'TWO'])
  const { rows } = await ada.reports.preview('capacity')
  expect(rows.map(({ cells }) => cells[0])).toEqual([dataCenter.name])
})

test('what does not fit is not sent to a rack of an archived row', async () => {
  const { ada, one, server, archive } = await campus()
  const make = async (name: string) => {
    const row = await ada.nodes.create(node({ type: 'row', name, parent_id: one.room.id }))
    const rack = await ada.nodes.create(
      node({ type: 'rack', name: `${name}1`, u_height: 2, parent_id: row.id }),
    )
    return { row, rack }
  }
  const [full, old] = [await make('B'), await make('C')]
  await ada.nodes.update(one.rack, { status: 'out_of_service' })
  await server('In the way', at(full.rack, 1))
  await server('Behind it', at(full.rack, 1, 'rear'))
  const { id } = await server('New')
  const near = async () =>
    (await ada.nodes.fit(full.rack.id, { asset_id: id, position: 1, face: 'front', look: 'room' })).place
      ?.rack.id
  expect(await near()).toBe(old.rack.id)
  await archive(old.row)
  expect(await near()).toBeUndefined()
  expect((await refused(ada.assets.move(await ada.assets.get(id), at(old.rack, 1)))).errors).toMatchObject([
    { code: 'place_out_of_use' },
  ])
})
