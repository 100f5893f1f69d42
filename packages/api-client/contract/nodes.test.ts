import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { blankNode, type NodeInput } from '@plenum/domain/node'
import { asset, failure, found, raw } from './world.ts'

const node = (over: Partial<NodeInput>): NodeInput => ({ ...blankNode, ...over })

const site = async () => {
  const ada = await found()
  const dataCenter = await ada.nodes.create(node({ name: 'MAD1' }))
  const room = await ada.nodes.create(node({ type: 'room', name: 'Hall', parent_id: dataCenter.id }))
  const rack = await ada.nodes.create(node({ type: 'rack', name: 'R01', parent_id: room.id, u_height: 42 }))
  return { ada, dataCenter, room, rack }
}

describe('a place', () => {
  test('knows the way to it', async () => {
    const { ada, rack } = await site()
    expect(rack.trail.map(({ name, type }) => [type, name])).toEqual([
      ['data_center', 'MAD1'],
      ['room', 'Hall'],
      ['rack', 'R01'],
    ])
    expect(await ada.nodes.get(rack.id)).toEqual(rack)
  })

  test.each([
    ['in a parent that cannot hold it', { type: 'floor', name: 'F' }, 'wrong_parent', 'parent_id'],
    [
      'in a parent that does not exist',
      { type: 'room', name: 'R', parent_id: randomUUID() },
      'does_not_exist',
      'parent_id',
    ],
    ['with units where it is no rack', { name: 'D', u_height: 3 }, 'invalid', 'u_height'],
    ['without a name', { name: '' }, 'required', 'name'],
    ['with a code its neighbour has', { name: 'X', code: 'DC' }, 'already_exists', 'code'],
  ] as const)('is refused %s', async (_, over, code, attr) => {
    const { nodes } = await found()
    await nodes.create(node({ name: 'Y', code: 'DC' }))
    expect(await failure(nodes.create(node(over)))).toMatchObject({ errors: [{ code, attr }] })
  })

  test('moves with all that is below it', async () => {
    const { ada, room, rack } = await site()
    const other = await ada.nodes.create(node({ name: 'BCN1' }))
    const moved = await ada.nodes.update(room, { parent_id: other.id })
    expect(moved.version).toBe(2)
    expect((await ada.nodes.get(rack.id)).trail.map(({ name }) => name)).toEqual(['BCN1', 'Hall', 'R01'])
    expect((await ada.nodes.list({ parent_id: other.id })).results).toEqual([moved])
  })

  test('gives its new name to the way of what stands in it', async () => {
    const { ada, room, rack } = await site()
    const made = await ada.assets.create(asset({ place: { node_id: rack.id, position: 1, face: 'front' } }))
    await ada.nodes.update(room, { name: 'Great hall' })
    const { location } = await ada.assets.get(made.id)
    expect(location?.trail.map(({ name }) => name)).toEqual(['MAD1', 'Great hall', 'R01'])
  })

  test('cannot stand in itself or below itself', async () => {
    const { nodes } = await found()
    const outer = await nodes.create(node({ type: 'region', name: 'Outer' }))
    const inner = await nodes.create(node({ type: 'region', name: 'Inner', parent_id: outer.id }))
    for (const parent_id of [outer.id, inner.id]) {
      expect(await failure(nodes.update(outer, { parent_id }))).toMatchObject({
        status: 400,
        code: 'not_a_child',
      })
    }
  })

  test('changed meanwhile is refused with how it is now', async () => {
    const { ada, room } = await site()
    const present = await ada.nodes.update(room, { name: 'First' })
    expect(await failure(ada.nodes.update(room, { name: 'Second' }))).toMatchObject({
      status: 412,
      current: present,
    })
  })

  test('that does not exist is not found', async () => {
    const { nodes } = await found()
    expect(await failure(nodes.get(randomUUID()))).toMatchObject({ status: 404 })
    expect(await failure(nodes.update({ id: randomUUID(), version: 1 }, { name: 'x' }))).toMatchObject({
      status: 404,
    })
  })

  test('keeps its type', async () => {
    const { ada, room } = await site()
    const headers = { 'if-match': `"${room.id}.1"` }
    const response = await raw(ada, `api/nodes/${room.id}/`, {
      method: 'PATCH',
      body: '{"type":"zone"}',
      headers,
    })
    expect(await response.json()).toMatchObject({ errors: [{ code: 'unknown_field', attr: 'type' }] })
  })
})

describe('the places', () => {
  test('are listed from the top, by parent, by type and by text', async () => {
    const { ada, dataCenter, room, rack } = await site()
    const ids = async (query: Parameters<typeof ada.nodes.list>[0]) =>
      (await ada.nodes.list(query)).results.map(({ id }) => id)
    expect(await ids({ parent_id: 'none' })).toEqual([dataCenter.id])
    expect(await ids({ parent_id: dataCenter.id })).toEqual([room.id])
    expect(await ids({ type: 'rack' })).toEqual([rack.id])
    expect(await ids({ search: 'r0' })).toEqual([rack.id])
    expect(await ids({})).toEqual([room.id, dataCenter.id, rack.id])
  })

  test('count what stands in them and below them', async () => {
    const { ada, dataCenter, rack } = await site()
    await ada.assets.create(asset({ place: { node_id: rack.id, position: 1, face: 'front' } }))
    await ada.assets.create(asset({ place: { node_id: dataCenter.id, position: null, face: null } }))
    await ada.assets.create(asset())
    expect((await ada.nodes.get(rack.id)).asset_count).toBe(1)
    expect((await ada.nodes.get(dataCenter.id)).asset_count).toBe(2)
    expect((await ada.assets.list({ location_id: dataCenter.id })).results).toHaveLength(2)
    expect((await ada.assets.facets({ location_id: dataCenter.id })).count.value).toBe(2)
  })
})

describe('a place in a rack', () => {
  test.each([
    ['taken units', 10, 'place_taken'],
    ['the unit above the top', 42.5, 'place_outside_rack'],
  ])('is refused for %s', async (_, position, code) => {
    const { ada, rack } = await site()
    const brand = await ada.brands.create({ name: 'Dell' })
    const model = await ada.models.create({
      brand_id: brand.id,
      name: 'R740',
      asset_type: 'SRV',
      part_number: null,
      u_height: 2,
      full_depth: true,
    })
    const server = { brand_id: brand.id, model_id: model.id }
    await ada.assets.create(asset({ ...server, place: { node_id: rack.id, position: 9, face: 'front' } }))
    const again = ada.assets.create(asset({ ...server, place: { node_id: rack.id, position, face: 'rear' } }))
    expect(await failure(again)).toMatchObject({ status: 400, errors: [{ code, attr: 'place.position' }] })
  })

  test('is given to one of two that want it at the same time', async () => {
    const { ada, rack } = await site()
    const place = { node_id: rack.id, position: 5, face: null }
    const tries = await Promise.allSettled([1, 2, 3].map(() => ada.assets.create(asset({ place }))))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('needs a rack', async () => {
    const { ada, room } = await site()
    const error = await failure(
      ada.assets.create(asset({ place: { node_id: room.id, position: 5, face: null } })),
    )
    expect(error).toMatchObject({ errors: [{ code: 'place_needs_rack' }] })
  })
})
