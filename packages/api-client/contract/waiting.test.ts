import { blankModel } from '@plenum/domain/library'
import { expect, test } from 'vitest'
import { powered, refused } from './fit-hall.ts'
import { node } from './hall.ts'
import { asset, found } from './world.ts'

const namesOf = (assets: readonly { name: string }[]) => assets.map(({ name }) => name).toSorted()

/** A room with two racks: a server without a unit in the room, in the first rack and in the data centre, and one nowhere. */
async function waiting() {
  const { ada, dataCenter, brand, server } = await powered()
  const room = await ada.nodes.create(node({ type: 'room', name: 'Hall 1', parent_id: dataCenter.id }))
  const rack = (name: string) =>
    ada.nodes.create(node({ type: 'rack', name, u_height: 42, parent_id: room.id }))
  const [a01, a02] = [await rack('A01'), await rack('A02')]
  const at = (node_id: string, position: number | null = null) =>
    ({ node_id, position, face: position === null ? null : 'front' }) as const
  const pdu = await ada.models.create({
    ...blankModel,
    brand_id: brand.id,
    name: 'Strip',
    asset_type: 'PDU',
    u_height: 0,
  })
  await server('In the rack', at(a01.id))
  await server('In the room', at(room.id))
  await server('In the building', at(dataCenter.id))
  await server('Mounted', at(a01.id, 5))
  await server('Mounted beside', at(a02.id, 5))
  await server('Loose beside', at(a02.id))
  await server('Nowhere')
  const strip = { brand_id: brand.id, model_id: pdu.id, asset_type: 'PDU' }
  await ada.assets.create(asset({ ...strip, name: 'Strip of the rack', place: at(a01.id) }))
  await ada.assets.create(asset({ ...strip, name: 'Strip of the room', place: at(room.id) }))
  return { ada, dataCenter, room, a01 }
}

test('what waits for a rack is what has no unit in its room, and what stands nowhere', async () => {
  const { ada, a01, room } = await waiting()
  const { here, nowhere, elsewhere, is_whole } = await ada.nodes.waiting(a01.id)
  expect(namesOf(here)).toEqual(['In the rack', 'In the room', 'Strip of the room'])
  expect(namesOf(nowhere)).toEqual(['Nowhere'])
  expect([elsewhere, is_whole]).toEqual([[], true])
  expect(nowhere[0]).toMatchObject({ u_height: 2, version: 1, position: null, location: null })
  const loose = here.find(({ name }) => name === 'In the room')
  expect(loose?.location).toMatchObject({ node_id: room.id, position: null })
})

test('a place is known by its id in capital letters too', async () => {
  const { ada, dataCenter } = await waiting()
  const named = (id: string) => ada.nodes.waiting(id)
  expect(await named(dataCenter.id.toUpperCase())).toEqual(await named(dataCenter.id))
})

test('a search finds all others but what stands in the rack, and moves by what it tells', async () => {
  const { ada, a01 } = await waiting()
  const { here, nowhere, elsewhere } = await ada.nodes.waiting(a01.id, { search: 'mounted' })
  expect([here, nowhere]).toEqual([[], []])
  expect(namesOf(elsewhere)).toEqual(['Mounted beside'])
  expect(namesOf((await ada.nodes.waiting(a01.id, { search: 'loose' })).elsewhere)).toEqual(['Loose beside'])
  expect(namesOf((await ada.nodes.waiting(a01.id, { search: 'in the' })).elsewhere)).toEqual([
    'In the building',
  ])
  const [one] = (await ada.nodes.waiting(a01.id, { search: 'nowhere' })).nowhere
  if (one === undefined) throw new Error('Nothing is nowhere')
  await ada.assets.move(one, { node_id: a01.id, position: 9, face: 'rear' })
  expect((await ada.nodes.waiting(a01.id)).nowhere).toEqual([])
})

test('a rack of somebody else is not there', async () => {
  const { a01 } = await waiting()
  const bob = await found()
  expect((await refused(bob.nodes.waiting(a01.id))).status).toBe(404)
})
