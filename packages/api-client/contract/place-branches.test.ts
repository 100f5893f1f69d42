import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { NOTHING } from '@plenum/domain/capacity-counters'
import { at, hall, node, stand } from './hall.ts'
import { asset, failure, found, join } from './world.ts'
import { lastBatch } from './yard.ts'

const { name: _name, code: _code, ...blank } = node({})
const alike = (over: Partial<typeof blank>) => ({ ...blank, ...over })

/** A hall with a room of two rows, one of them with a rack of 47 units. */
const branch = async () => {
  const all = await hall()
  const { ada, dataCenter } = all
  const room = await ada.nodes.create(
    node({ type: 'room', name: 'Hall', code: 'DH1', kind: 'data_hall', parent_id: dataCenter.id }),
  )
  const row = (code: string) =>
    ada.nodes.create(node({ type: 'row', name: `Row ${code}`, code, parent_id: room.id }))
  const [a, b] = [await row('A'), await row('B')]
  const rack = await ada.nodes.create(
    node({ type: 'rack', name: 'A01', code: 'A01', u_height: 47, serial_number: 'SN1', parent_id: a.id }),
  )
  return { ...all, room, a, b, rack }
}

describe('many places', () => {
  const racks = (parent_id: string, codes: readonly (string | null)[]) => ({
    ...alike({ type: 'rack', parent_id, u_height: 47, outer_width_mm: 600 }),
    places: codes.map((code, index) => ({ name: `B${index + 1}`, code })),
  })

  test('are made in one batch and taken back by one undo', async () => {
    const { ada, b } = await branch()
    const { batch_id, ids } = await ada.nodes.createMany(racks(b.id, ['B01', 'B02', null]))
    const made = (await ada.nodes.list({ parent_id: b.id })).results
    expect(made.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(made[0]).toMatchObject({ name: 'B1', code: 'B01', u_height: 47, outer_width_mm: 600 })
    expect(made[0]?.trail.map(({ name }) => name)).toEqual(['MAD1', 'Hall', 'Row B', 'B1'])
    await ada.batches.undo(batch_id)
    expect((await ada.nodes.list({ parent_id: b.id })).results).toEqual([])
  })

  test('are all refused where one of them is', async () => {
    const { ada, b, room } = await branch()
    expect(await failure(ada.nodes.createMany(racks(b.id, ['B01', 'B01'])))).toMatchObject({
      errors: [{ code: 'already_exists', attr: 'code' }],
    })
    expect(await failure(ada.nodes.createMany({ ...racks(b.id, [null]), type: 'floor' }))).toMatchObject({
      errors: [{ code: 'invalid', attr: 'u_height' }],
    })
    const floor = { ...alike({ type: 'floor', parent_id: room.id }), places: [{ name: 'F', code: null }] }
    expect(await failure(ada.nodes.createMany(floor))).toMatchObject({
      errors: [{ code: 'wrong_parent', attr: 'parent_id' }],
    })
    expect((await ada.nodes.list({ parent_id: b.id })).results).toEqual([])
  })
})

describe('a copy of a place', () => {
  test('has all places below it, by their names and codes, and not what stands in them', async () => {
    const { ada, dataCenter, room, rack } = await branch()
    await stand(await ada.assets.create(asset({ place: at(rack, 3) })), 'active')
    const copy = { parent_id: dataCenter.id, name: 'Hall 2', code: 'DH2' }
    const { batch_id, ids } = await ada.nodes.copy(room.id, copy)
    const [top] = ids
    const made = await ada.nodes.get(top ?? '')
    expect(made).toMatchObject({ ...copy, type: 'room', kind: 'data_hall', asset_count: 0 })
    const racks = (await ada.nodes.list({ search: 'A01', type: 'rack' })).results
    expect(racks.map(({ trail }) => trail.map(({ name }) => name).join('/')).toSorted()).toEqual([
      'MAD1/Hall 2/Row A/A01',
      'MAD1/Hall/Row A/A01',
    ])
    expect(racks.find(({ id }) => id !== rack.id)).toMatchObject({
      code: 'A01',
      u_height: 47,
      serial_number: null,
      asset_count: 0,
    })
    await ada.batches.undo(batch_id)
    expect((await ada.nodes.list({ search: 'A01' })).results).toHaveLength(1)
  })

  test('may stand inside of what it copies, and needs a parent that can hold it', async () => {
    const { ada, room, a } = await branch()
    const regions = await ada.nodes.create(node({ type: 'region', name: 'Iberia' }))
    await ada.nodes.copy(regions.id, { parent_id: regions.id, name: 'Iberia', code: null })
    expect((await ada.nodes.list({ search: 'Iberia' })).results).toHaveLength(2)
    expect(await failure(ada.nodes.copy(room.id, { parent_id: a.id, name: 'X', code: null }))).toMatchObject({
      errors: [{ code: 'wrong_parent', attr: 'parent_id' }],
    })
  })

  test('is refused a code of its neighbour, and of what is not there', async () => {
    const { ada, dataCenter, room } = await branch()
    const copy = { parent_id: dataCenter.id, name: 'Hall', code: 'DH1' }
    expect(await failure(ada.nodes.copy(room.id, copy))).toMatchObject({
      errors: [{ code: 'already_exists', attr: 'code' }],
    })
    expect(await failure(ada.nodes.copy(randomUUID(), copy))).toMatchObject({ status: 404 })
    expect(await failure((await found()).nodes.copy(room.id, copy))).toMatchObject({ status: 404 })
  })
})

describe('a place that goes', () => {
  test('comes back by an undo where its parent stands by then', async () => {
    const { ada, room, b } = await branch()
    await ada.nodes.remove(b)
    const batch = await lastBatch(ada)
    expect((await ada.nodes.history(b.id)).results[0]).toMatchObject({
      action: 'delete',
      batch: { id: batch },
    })
    expect(await failure(ada.nodes.get(b.id))).toMatchObject({ status: 404 })
    await ada.nodes.update(room, { name: 'Great hall' })
    await ada.batches.undo(batch)
    const { version, trail, ...back } = await ada.nodes.get(b.id)
    expect(trail.map(({ name }) => name)).toEqual(['MAD1', 'Great hall', 'Row B'])
    expect(back).toMatchObject({ name: 'Row B', code: 'B', parent_id: room.id, type: 'row' })
    expect(version).toBe(b.version + 1)
  })

  test('is kept where places or things stand in it, or ever stood', async () => {
    const { ada, room, rack, b } = await branch()
    expect(await failure(ada.nodes.remove(room))).toMatchObject({ status: 409, errors: [{ code: 'in_use' }] })
    const thing = await ada.assets.create(asset({ place: at(rack, 3) }))
    expect(await failure(ada.nodes.remove(rack))).toMatchObject({ status: 409 })
    await ada.assets.move(thing, at(b, null, null))
    expect(await failure(ada.nodes.remove(rack))).toMatchObject({ status: 409 })
    await ada.nodes.update(b, { name: 'Other' })
    expect(await failure(ada.nodes.remove(b))).toMatchObject({ status: 412 })
  })

  test('is put out of use only when it is empty, and then by those who may', async () => {
    const { ada, dataCenter, rack } = await branch()
    const thing = await ada.assets.create(asset({ name: 'Web', code: 'W1', place: at(rack, 3) }))
    const archive = () => ada.nodes.update(dataCenter, { status: 'decommissioned' })
    expect(await failure(archive())).toMatchObject({
      status: 409,
      errors: [
        {
          code: 'place_not_empty',
          attr: `asset/${thing.id}/place`,
          detail: expect.stringMatching(/Web · W1/),
        },
      ],
    })
    const other = await ada.nodes.create(node({ name: 'BCN1' }))
    await ada.assets.move(thing, at(other, null, null))
    await archive()
    expect((await ada.nodes.dataCenters()).results.map(({ name }) => name)).toEqual(['BCN1'])
    const [, old] = (await ada.nodes.dataCenters({ decommissioned: 'shown' })).results
    expect(old).toMatchObject({ id: dataCenter.id, status: 'decommissioned' })
  })
})

const none = { limit: 0, used: 0, reserved: 0, free: 0, unlimited: 0, unknown: 0 }

describe('the totals of a place', () => {
  test('tell what stands in it: places, units, power and weight, as far as they are known', async () => {
    const { ada, dataCenter, room, rack, r01, server } = await branch()
    const [model] = (await ada.catalogue.models.list({})).results
    if (model === undefined) throw new Error('no model')
    await ada.catalogue.models.update(model, { rated_w: 800, weight_kg: 20.5 })
    await ada.nodes.update(rack, { tare_kg: 100 })
    // two of them stand side by side: their units count once
    await server('Low', at(rack, 1))
    await server('Back', at(rack, 1, 'rear'))
    // what is known of a thing itself counts, not what its model says
    await ada.assets.update(await server('High', at(rack, 21)), { budget_w: 500, weight_kg: 30 })
    await server('Above', at(rack, 44.5))
    await stand(await ada.assets.create(asset({ place: at(r01, 10) })), 'active')
    await stand(await ada.assets.create(asset({ place: at(r01, 12) })), 'received')
    expect(await ada.nodes.totals(room.id)).toEqual({
      sites: 0,
      data_centers: 0,
      floors: 0,
      rooms: 0,
      zones: 0,
      rows: 2,
      racks: 1,
      assets: 4,
      free_block: 21.5,
      capacity: {
        racks: 1,
        usable: 0.872,
        unrated: 0,
        space: { limit: 47, used: 6, reserved: 0, free: 41, unlimited: 0, unknown: 0 },
        power: { ...none, used: 1940, unlimited: 1 },
        weight: { ...none, used: 191.5, unlimited: 1 },
        heat: { ...none, used: 1940, unlimited: 1 },
      },
    })
    const [centre] = (await ada.nodes.dataCenters({ search: 'mad' })).results
    expect(centre?.totals).toEqual(await ada.nodes.totals(dataCenter.id))
    expect(centre?.totals).toMatchObject({
      racks: 3,
      assets: 6,
      free_block: 42,
      capacity: { racks: 3, space: { limit: 131, used: 6.5 }, weight: { unknown: 1 } },
    })
    expect((await ada.nodes.dataCenters({ search: 'Lisboa' })).results).toEqual([])
  })

  test('count the data centres of a site, and the sites of a region, which are listed like them', async () => {
    const { ada, dataCenter } = await branch()
    const region = await ada.nodes.create(node({ type: 'region', name: 'Iberia' }))
    const site = await ada.nodes.create(
      node({ type: 'site', name: 'Alcobendas', city: 'Madrid', parent_id: region.id }),
    )
    await ada.nodes.update(dataCenter, { parent_id: site.id })
    await ada.nodes.create(node({ type: 'site', name: 'Lisboa' }))
    const [iberia, ...others] = (await ada.nodes.dataCenters({ type: 'region' })).results
    expect(others).toEqual([])
    expect(iberia).toMatchObject({ id: region.id, totals: { sites: 1, data_centers: 1, racks: 3 } })
    const [alcobendas] = (await ada.nodes.dataCenters({ type: 'site', search: 'madrid' })).results
    expect(alcobendas).toMatchObject({ id: site.id, totals: { sites: 0, data_centers: 1, racks: 3 } })
    expect((await ada.nodes.dataCenters()).results.map(({ id }) => id)).toEqual([dataCenter.id])
  })

  test('are of the own company, and for those who read places', async () => {
    const { ada, rack } = await branch()
    expect(await failure((await found()).nodes.totals(rack.id))).toMatchObject({ status: 404 })
    const visitor = await join(ada, { assets: 'write' })
    expect(await failure(visitor.nodes.dataCenters())).toMatchObject({ status: 403 })
    expect((await (await found()).nodes.dataCenters()).results).toEqual([])
  })

  test('of an empty place are nothing', async () => {
    const { ada, b } = await branch()
    const { capacity, ...counts } = await ada.nodes.totals(b.id)
    expect(new Set(Object.values(counts))).toEqual(new Set([0]))
    expect(capacity).toEqual(NOTHING)
  })
})

test('the history of a place tells what changed of it, and by which batch', async () => {
  const { ada, room } = await branch()
  await ada.nodes.update(room, { width_mm: 12_000 })
  const [line] = (await ada.nodes.history(room.id)).results
  expect(line).toMatchObject({ action: 'update', field: 'width_mm', from: null, to: 12_000 })
  expect(line?.batch.id).toBe(await lastBatch(ada))
  expect(await failure((await found()).nodes.history(room.id))).toMatchObject({ status: 404 })
})
