import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { blankFacts } from '@plenum/domain/model'
import { node, stand } from './hall.ts'
import { site } from './site.ts'
import { asset, failure, found, join, raw } from './world.ts'

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

  test('are all in use where those alone are asked for', async () => {
    const { ada, dataCenter, room, rack } = await site()
    const old = await ada.nodes.create(node({ type: 'room', name: 'Old', parent_id: dataCenter.id }))
    const inside = await ada.nodes.create(node({ type: 'rack', name: 'R09', parent_id: old.id }))
    await ada.nodes.update(old, { status: 'decommissioned' })
    const names = async (query: Parameters<typeof ada.nodes.list>[0]) =>
      (await ada.nodes.list(query)).results.map(({ name }) => name)
    expect(await names({ parent_id: dataCenter.id })).toEqual([room.name, old.name])
    expect(await names({ parent_id: dataCenter.id, in_use: 'true' })).toEqual([room.name])
    expect(await names({ search: 'r0' })).toEqual([rack.name, inside.name])
    // so that a page is full of what can be taken
    expect(await names({ search: 'r0', in_use: 'true', limit: 1 })).toEqual([rack.name])
    expect(await names({ in_use: 'true' })).not.toContain(inside.name)
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
    const place = { node_id: rack.id, position: 9, face: 'front' } as const
    await stand(await ada.assets.create(asset({ ...server, place })), 'active')
    const again = ada.assets.create(asset({ ...server, place: { node_id: rack.id, position, face: 'rear' } }))
    expect(await failure(again)).toMatchObject({ status: 400, errors: [{ code, attr: 'place.position' }] })
  })

  test('is given to one of those that are to be racked in it at the same time', async () => {
    const { ada, rack } = await site()
    const place = { node_id: rack.id, position: 5, face: null }
    const made = await Promise.all([1, 2, 3].map(() => ada.assets.create(asset({ place }))))
    const off = await Promise.all(made.map((one) => stand(one, 'repair')))
    for (const one of off.slice(1))
      await ada.assets.move(one, { node_id: rack.id, position: null, face: null })
    await ada.assets.transition(await ada.assets.get(off[0]?.id ?? ''), { to: 'active' })
    const rest = await Promise.all(off.slice(1).map(({ id }) => ada.assets.get(id)))
    const tries = await Promise.allSettled(
      rest.map((one) => ada.assets.transition(one, { to: 'active', place: { ...place, position: 7 } })),
    )
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

describe('what stands in a place', () => {
  test('is told from the top unit down, what has no unit last, with what it takes', async () => {
    const { ada, room, rack } = await site()
    const brand = await ada.brands.create({ name: 'Dell' })
    const model = await ada.catalogue.models.create({
      ...blankFacts,
      brand_id: brand.id,
      name: 'R750',
      asset_type: 'SRV',
      u_height: 2,
      full_depth: true,
      weight_kg: 28.5,
      rated_w: 800,
    })
    const place = (position: number | null) => ({ node_id: rack.id, position, face: 'front' as const })
    await ada.assets.create(asset({ name: 'Loose', place: place(null) }))
    await ada.assets.create(asset({ name: 'Low', place: place(1) }))
    const known = { brand_id: brand.id, model_id: model.id }
    await ada.assets.create(asset({ name: 'High', ...known, place: place(40.5) }))
    await ada.assets.create(asset({ name: 'Next door', place: { ...place(null), node_id: room.id } }))
    const { assets, is_whole, ...told } = await ada.nodes.contents(rack.id)
    expect(told.coming).toEqual([])
    expect(told.node).toEqual(await ada.nodes.get(rack.id))
    expect(is_whole).toBe(true)
    expect(assets[0]).toMatchObject({ weight_kg: 28.5, rated_w: 800, budget_w: null, front_image: null })
    expect(assets).toMatchObject([
      { name: 'High', position: 40.5, u_height: 2, full_depth: true, model: { name: 'R750' }, version: 1 },
      { name: 'Low', position: 1, face: 'front', u_height: null, full_depth: null, model: null },
      { name: 'Loose', position: null },
    ])
  })

  test('is told to those who may read assets, and of the own company only', async () => {
    const { ada, rack } = await site()
    const other = await found()
    expect(await failure(other.nodes.contents(rack.id))).toMatchObject({ status: 404 })
    const planner = await join(ada, { hierarchy: 'write' })
    expect(await failure(planner.nodes.contents(rack.id))).toMatchObject({ status: 403 })
  })
})
