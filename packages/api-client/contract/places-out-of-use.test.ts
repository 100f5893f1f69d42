import { describe, expect, test } from 'vitest'
import type { PlaceInput } from '@plenum/domain/placement'
import { refused } from './fit-hall.ts'
import { at, node } from './hall.ts'
import { check, devices, problems, send, sendUpdate } from './import-files.ts'
import { keptAt, reservation } from './keeping.ts'
import { asset, type Connection } from './world.ts'
import { moving, request, workYard } from './work-yard.ts'
import { inDays, lastBatch, yard } from './yard.ts'

const archive = async ({ nodes }: Connection, { id }: { id: string }) =>
  nodes.update(await nodes.get(id), { status: 'decommissioned' })

/** A yard with an archived rack, an archived room and what is in an archived building. */
async function oldYard() {
  const all = await yard()
  const { ada, dataCenter } = all
  const made = (name: string, type: 'room' | 'data_center' | 'rack', parent_id: string | null) =>
    ada.nodes.create(node({ type, name, parent_id, u_height: type === 'rack' ? 42 : null }))
  const building = await made('OLD1', 'data_center', null)
  const inside = await made('R09', 'rack', building.id)
  const [room, rack] = [
    await made('Old hall', 'room', dataCenter.id),
    await made('R08', 'rack', dataCenter.id),
  ]
  for (const place of [building, room, rack]) await archive(ada, place)
  return { ...all, old: { building, inside, room, rack } }
}
type Old = Awaited<ReturnType<typeof oldYard>>['old']

const places: [string, (old: Old) => PlaceInput][] = [
  ['an archived rack', ({ rack }) => at(rack, 10)],
  ['no unit of an archived rack', ({ rack }) => at(rack, null, null)],
  ['an archived room', ({ room }) => at(room, null, null)],
  ['a rack in an archived building', ({ inside }) => at(inside, 10)],
]

describe.each(places)('to %s', (_, placeOf) => {
  test('nothing is moved, planned, created or asked', async () => {
    const { ada, known, old } = await oldYard()
    const to = placeOf(old)
    const { node_id, ...units } = to
    const seen = await known('active')
    const outOfUse = { status: 400, errors: [{ code: 'place_out_of_use', attr: 'node_id' }] }
    expect(await refused(ada.assets.move(seen, to))).toMatchObject(outOfUse)
    expect(await refused(ada.assets.move(seen, { ...to, planned_for: inDays(3) }))).toMatchObject(outOfUse)
    expect(await refused(ada.nodes.fit(node_id, { asset_id: seen.id, ...units }))).toMatchObject(outOfUse)
    expect(await refused(ada.assets.create(asset({ name: 'New', place: to })))).toMatchObject({
      status: 400,
      errors: [{ code: 'place_out_of_use', attr: 'place.node_id' }],
    })
    const bulk = await ada.assets.changeMany({
      ids: [seen.id],
      change: { kind: 'move', node_id },
    })
    expect(bulk.results.map(({ errors }) => errors.map(({ code }) => code))).toEqual([['place_out_of_use']])
    expect(await ada.assets.get(seen.id)).toEqual(seen)
  })
})

test('what is placed in a rack on the day it goes out of use may be changed and moved away', async () => {
  const { ada, known, r02, dataCenter } = await yard()
  const building = await ada.nodes.create(node({ name: 'OLD1' }))
  const rack = await ada.nodes.create(
    node({ type: 'rack', name: 'R09', parent_id: building.id, u_height: 42 }),
  )
  await archive(ada, building)
  const seen = await known('standby', at(r02, 10))
  await ada.nodes.update(await ada.nodes.get(rack.id), { parent_id: dataCenter.id })
  const there = await ada.assets.move(seen, at(rack, 10))
  await ada.nodes.update(await ada.nodes.get(rack.id), { parent_id: building.id })
  const live = await ada.assets.transition(there, { to: 'active' })
  expect(live).toMatchObject({ status: 'active', location: at(rack, 10) })
  expect(await ada.assets.move(live, at(r02, 10))).toMatchObject({ location: at(r02, 10) })
})

test('nothing comes back by an undo to a place that was archived since', async () => {
  const { ada, known, r02, rack } = await yard()
  const old = await rack('R05')
  const seen = await known('active', at(old, 3))
  const moved = await ada.assets.move(seen, at(r02, 10))
  const batch = await lastBatch(ada)
  await archive(ada, old)
  expect(await refused(ada.batches.undo(batch))).toMatchObject({
    status: 409,
    errors: [{ code: 'place_out_of_use', attr: `asset/${seen.id}/place` }],
  })
  expect(await ada.assets.get(seen.id)).toEqual(moved)
  await ada.nodes.update(await ada.nodes.get(old.id), { status: 'active' })
  await ada.batches.undo(batch)
  expect(await ada.assets.get(seen.id)).toMatchObject({ location: at(old, 3) })
})

test('units of a place out of use are not reserved, and those that are can still be kept for longer', async () => {
  const { ada, old } = await oldYard()
  const said = { owner_id: ada.user.id }
  for (const { id } of [old.rack, old.inside])
    expect(await refused(ada.reservations.create(reservation(id, said)))).toMatchObject({
      status: 400,
      errors: [{ code: 'place_out_of_use', attr: 'places.0.node_id' }],
    })
  const used = await ada.nodes.update(await ada.nodes.get(old.rack.id), { status: 'active' })
  const { ids } = await ada.reservations.create(reservation(used.id, said, [keptAt(used.id)]))
  await archive(ada, used)
  const kept = await ada.reservations.get(ids[0] ?? '')
  expect(await ada.reservations.update(kept, { expires_on: inDays(40) })).toMatchObject({
    expires_on: inDays(40),
  })
})

describe('a file', () => {
  test('makes nothing in a place out of use, nor in one that is to be made in it', async () => {
    const { ada } = await oldYard()
    const row = { status: 'active', role: 'Server' }
    const { id } = await send(
      ada,
      devices(
        { ...row, name: 'One', site: 'OLD1', rack: 'R09', position: '3' },
        { ...row, name: 'Two', site: 'OLD1', rack: 'R77', position: '3' },
        { ...row, name: 'Three', site: 'MAD1', location: 'Old hall' },
        { ...row, name: 'Four', site: 'MAD1', rack: 'R02', position: '3' },
      ),
    )
    await check(ada, id)
    const told = await problems(ada, id)
    expect(told.filter((one) => one.endsWith('place_out_of_use'))).toEqual([
      '2 rack: place_out_of_use',
      '3 rack: place_out_of_use',
      '4 room: place_out_of_use',
    ])
  })

  test('makes nothing in a place that went out of use after the check', async () => {
    const { ada, rack } = await yard()
    const late = await rack('R05')
    const { id } = await send(
      ada,
      devices({ name: 'One', status: 'active', role: 'Server', site: 'MAD1', rack: 'R05' }),
    )
    await check(ada, id)
    await archive(ada, late)
    await ada.imports.decide(id, { confirmed: true })
    await ada.imports.commit(id)
    expect((await problems(ada, id)).slice(0, 1)).toEqual(['2 rack: place_out_of_use'])
    expect((await ada.assets.list({ search: 'One' })).results).toEqual([])
  })

  test('moves nothing there', async () => {
    const { ada, known } = await oldYard()
    const seen = await known('active')
    const row = { asset_tag: seen.code, site: 'MAD1', rack: 'R08', position: '3' }
    expect(await problems(ada, await sendUpdate(ada, devices(row)))).toEqual(['2 rack: place_out_of_use'])
  })
})

test('a request that moves something there is not submitted, nor carried out where it went out of use since', async () => {
  const { ada, asker, act, approved, execute, known, rack } = await workYard()
  const [old, late] = [await rack('R08'), await rack('R09')]
  await archive(ada, old)
  const made = await asker.work.create(request([moving(await known('active'), at(old, 10))]))
  expect(await refused(act(asker, made, { action: 'submit' }))).toMatchObject({
    errors: [{ code: 'place_out_of_use', attr: 'items.0.to.node_id' }],
  })
  const yes = await approved([moving(await known('active'), at(late, 10))])
  await archive(ada, late)
  expect(await refused(execute(yes))).toMatchObject({
    errors: [{ code: 'place_out_of_use', attr: 'to.node_id' }],
  })
})
