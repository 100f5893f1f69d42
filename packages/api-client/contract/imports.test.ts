import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { all, bringIn, check, commit, devices, leaf, problems, send } from './import-files.ts'
import { advance, asset, failure, found, join, PASSWORD, raw } from './world.ts'
import { lastBatch } from './yard.ts'

describe('a file', () => {
  test('goes in with its places, its library and its values, under one batch', async () => {
    const ada = await found()
    const done = await bringIn(
      ada,
      devices(leaf, {
        ...leaf,
        name: 'Leaf 2',
        position: '14',
        serial: 'S-1',
        asset_tag: 'T-1',
        status: 'offline',
      }),
    )
    expect(done).toMatchObject({
      state: 'imported',
      files: [{ product: 'netbox', counts: { imported: 2, problem: 0 } }],
    })
    const [first, second] = await all(ada)
    expect(first).toMatchObject({
      name: 'Leaf 1',
      code: 'SWI-000001',
      status: 'active',
      asset_type: 'SWI',
      brand: { name: 'Acme' },
      model: { name: 'SX-48', u_height: null },
      location: { position: 12, face: 'front' },
    })
    expect(first?.location?.trail.map(({ type, name }) => `${type} ${name}`)).toEqual([
      'site MAD1',
      'data_center MAD1',
      'row Row 2',
      'rack R04',
    ])
    expect(second).toMatchObject({ code: 'T-1', serial_number: 'S-1', status: 'out_of_service' })
    expect(second?.location?.node_id).toBe(first?.location?.node_id)
  })

  test('is taken back whole, with what it created', async () => {
    const ada = await found()
    const { batch_id } = await bringIn(ada, devices(leaf))
    await ada.batches.undo(batch_id ?? '')
    expect(await all(ada)).toEqual([])
    expect((await ada.brands.list({})).results).toEqual([])
    expect((await ada.nodes.list({})).results).toEqual([])
  })

  test('brings its dates, and the day it was registered', async () => {
    const ada = await found()
    await bringIn(ada, devices({ ...leaf, created: '2020-12-19 19:00:00-05' }))
    expect((await all(ada))[0]?.registration_date).toBe('2020-12-19')
  })

  test('finds what exists: places, brands and models are not made twice', async () => {
    const ada = await found()
    await bringIn(ada, devices(leaf))
    const { id } = await send(
      ada,
      devices({ ...leaf, name: 'Leaf 2', site: 'mad1', manufacturer: 'ACME', position: '20' }),
    )
    await check(ada, id)
    expect(await ada.imports.plan(id)).toMatchObject({
      brands: { count: 0 },
      models: { count: 0 },
      places: [],
    })
    await commit(ada, id)
    const [first, second] = await all(ada)
    expect(second?.location?.node_id).toBe(first?.location?.node_id)
    expect(second?.model).toEqual(first?.model)
  })

  test('of racks and of models gives the heights', async () => {
    const ada = await found()
    const racks = {
      name: 'racks.csv',
      rows: [
        ['name', 'site', 'location', 'u_height', 'desc_units'],
        ['R04', 'MAD1', 'Row 2', '20', 'f'],
        ['R05', 'MAD1', 'Row 2', '48', 't'],
      ],
    }
    const models = {
      name: 'device_types.csv',
      rows: [
        ['manufacturer', 'model', 'slug', 'u_height', 'is_full_depth'],
        ['Acme', 'SX-48', 'sx-48', '2.0', 't'],
      ],
    }
    const { id } = await send(ada, devices(leaf, { ...leaf, name: 'Leaf 2', position: '20' }), racks, models)
    await check(ada, id)
    expect(await problems(ada, id)).toEqual(['3 position: place_outside_rack'])
    await ada.imports.decide(id, { confirmed: true })
    await commit(ada, id)
    expect((await all(ada))[0]?.model).toMatchObject({ u_height: 2 })
    const { results } = await ada.nodes.list({ type: 'rack' })
    expect(results.map(({ name, u_height, u_direction }) => [name, u_height, u_direction])).toEqual([
      ['R04', 20, 'bottom_up'],
      ['R05', 48, 'top_down'],
    ])
  })
})

describe('an import', () => {
  test('cancelled half way leaves nothing behind', async () => {
    const ada = await found()
    const many = Array.from({ length: 1500 }, (_, at) => ({
      name: `Box ${at}`,
      site: 'MAD1',
      manufacturer: 'Acme',
    }))
    const { id } = await send(ada, devices(...many))
    await check(ada, id)
    await ada.imports.decide(id, { confirmed: true })
    expect(await ada.imports.commit(id)).toEqual({ state: 'importing', done: 1000, total: 1500 })
    expect((await ada.assets.facets({})).total).toBe(1000)
    expect(await failure(ada.batches.undo(await lastBatch(ada)))).toMatchObject({
      status: 409,
      errors: [{ code: 'conflict' }],
    })
    expect(await ada.imports.cancel(id)).toMatchObject({ state: 'cancelled' })
    expect((await ada.assets.facets({})).total).toBe(0)
    expect((await ada.brands.list({})).results).toEqual([])
    expect(await failure(ada.imports.commit(id))).toMatchObject({ errors: [{ code: 'import_not_open' }] })
  })

  test('goes on where it was interrupted, and twice the same step does no harm', async () => {
    const ada = await found()
    const many = Array.from({ length: 1200 }, (_, at) => ({ name: `Box ${at}`, asset_tag: `B-${at}` }))
    const { id } = await send(ada, devices(...many))
    await check(ada, id)
    await Promise.all([ada.imports.commit(id), ada.imports.commit(id), ada.imports.commit(id)])
    expect((await ada.assets.facets({})).total).toBe(1200)
  })

  test('leaves out what somebody else took meanwhile, and says so', async () => {
    const ada = await found()
    const { id } = await send(
      ada,
      devices({ name: 'One', asset_tag: 'T-1' }, { name: 'Two', asset_tag: 'T-2' }),
    )
    await check(ada, id)
    await ada.assets.create(asset({ code: 'T-1', name: 'Quicker' }))
    await commit(ada, id)
    expect((await all(ada)).map(({ name }) => name)).toEqual(['Quicker', 'Two'])
    expect(await problems(ada, id)).toEqual(['2 code: already_exists'])
  })

  test("is nobody else's, and no side door into places and library", async () => {
    const ada = await found()
    const { id } = await send(ada, devices(leaf))
    expect(await failure((await found()).imports.get(id))).toMatchObject({ status: 404 })
    const hands = await join(ada, { assets: 'write' })
    const own = await send(hands, devices(leaf))
    await check(hands, own.id)
    await hands.imports.decide(own.id, { confirmed: true })
    expect(await failure(hands.imports.commit(own.id))).toMatchObject({ status: 403 })
    const plain = await send(hands, devices({ name: 'Box' }))
    await check(hands, plain.id)
    await commit(hands, plain.id)
    expect((await all(ada)).map(({ name }) => name)).toEqual(['Box'])
  })

  test('asks of every step what it writes, and to take it back what was written, whoever began it', async () => {
    const ada = await found()
    const many = Array.from({ length: 1100 }, (_, at) => ({
      name: `Box ${at}`,
      site: at < 1000 ? 'MAD1' : 'BCN1',
      manufacturer: at < 1000 ? 'Acme' : '',
    }))
    const { id } = await send(ada, devices(...many))
    await check(ada, id)
    await ada.imports.decide(id, { confirmed: true })
    await ada.imports.commit(id)
    const hands = await join(ada, { assets: 'write' })
    expect(await failure(hands.imports.commit(id))).toMatchObject({ status: 403 })
    expect(await failure(hands.imports.cancel(id))).toMatchObject({ status: 403 })
    expect(await ada.imports.get(id)).toMatchObject({ state: 'importing' })
    expect((await ada.assets.facets({})).total).toBe(1000)
    const builder = await join(ada, { assets: 'write', hierarchy: 'write' })
    expect(await failure(builder.imports.cancel(id))).toMatchObject({ status: 403 })
    expect(await builder.imports.commit(id)).toMatchObject({ state: 'imported' })
  })

  test.each([
    [
      'more than 1,000 rows',
      { kind: 'devices', rows: Array.from({ length: 1001 }, (_, at) => ({ line: at + 2, cells: [] })) },
      400,
    ],
    ['more than a megabyte', { kind: 'devices', rows: [{ line: 2, cells: ['x'.repeat(1_100_000)] }] }, 413],
    ['a file that was not announced', { kind: 'racks', rows: [{ line: 2, cells: ['x'] }] }, 400],
    ['a cell that cannot be stored', { kind: 'devices', rows: [{ line: 2, cells: ['a\u0000b'] }] }, 400],
  ])('refuses %s', async (_, body, status) => {
    const ada = await found()
    const { id } = await ada.imports.create({
      files: [{ kind: 'devices', name: 'a.csv', headers: ['name'], samples: [] }],
    })
    const response = await raw(ada, `api/imports/${id}/rows/`, { method: 'POST', body: JSON.stringify(body) })
    expect(response.status).toBe(status)
  })

  test('that nobody touched for a week is forgotten with the next one', async () => {
    const ada = await found()
    const { id } = await send(ada, devices(leaf))
    advance(8 * 24 * 60 * 60 * 1000)
    await ada.auth.login({ email: ada.user.email, password: PASSWORD })
    await send(ada, devices(leaf))
    expect((await ada.imports.rows(id, { view: 'all' })).results).toEqual([])
  })

  test('is opened once however often the same request arrives', async () => {
    const ada = await found()
    const body = JSON.stringify({
      files: [{ kind: 'devices', name: 'a.csv', headers: ['name'], samples: [] }],
    })
    const headers = { 'idempotency-key': randomUUID() }
    const open = () => raw(ada, 'api/imports/', { method: 'POST', body, headers })
    expect(await (await open()).json()).toEqual(await (await open()).json())
  })

  test('that does not exist is not found', async () => {
    const ada = await found()
    for (const path of ['', 'plan/', 'rows/']) {
      expect((await raw(ada, `api/imports/${randomUUID()}/${path}`)).status).toBe(404)
    }
  })
})
