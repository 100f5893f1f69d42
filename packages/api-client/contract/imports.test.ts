import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { bringIn, check, commit, devices, problems, send } from './import-files.ts'
import { asset, failure, found, join, raw, type Connection } from './world.ts'

const leaf = {
  name: 'Leaf 1',
  status: 'active',
  site: 'MAD1',
  location: 'Row 2',
  rack: 'R04',
  position: '12.0',
  face: 'front',
  role: 'ToR Switch',
  manufacturer: 'Acme',
  device_type: 'SX-48',
}
const all = async ({ assets }: Connection) => (await assets.list({ ordering: 'name', limit: 100 })).results

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
      files: [{ netbox: true, counts: { imported: 2, problem: 0 } }],
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

describe('the check', () => {
  test('tells every problem of every row at once', async () => {
    const ada = await found()
    await ada.assets.create(asset({ code: 'T-9' }))
    const { id } = await send(
      ada,
      devices(
        leaf,
        { ...leaf, name: '', position: '12' },
        { ...leaf, position: '20.3', status: 'gone', face: 'top' },
        { ...leaf, asset_tag: 't-9', position: '' },
        { ...leaf, asset_tag: 'N-1', position: '' },
        { ...leaf, asset_tag: 'n-1', position: '', site: '' },
      ),
    )
    await check(ada, id)
    expect((await problems(ada, id)).toSorted()).toEqual([
      '3 name: name_missing',
      '3 position: place_taken',
      '4 face: unknown_option',
      '4 position: half_unit',
      '4 status: unknown_option',
      '5 code: already_exists',
      '7 code: repeated_in_file',
      '7 site: place_needs_site',
    ])
    const { files } = await ada.imports.get(id)
    expect(files[0]?.counts).toEqual({ total: 6, good: 2, problem: 4, skipped: 0, imported: 0 })
  })

  test('a mended row is good at once, and so is the one it stood in the way of', async () => {
    const ada = await found()
    const { id } = await send(ada, devices(leaf, { ...leaf, name: 'Leaf 2' }))
    await check(ada, id)
    expect(await problems(ada, id)).toEqual(['3 position: place_taken'])
    const mended = await ada.imports.mend(id, { kind: 'devices', line: 2 }, { cells: { position: '30' } })
    expect(mended).toMatchObject({ cells: { position: '30' }, problems: [] })
    expect(await problems(ada, id)).toEqual([])
    await ada.imports.mend(id, { kind: 'devices', line: 2 }, { cells: { position: '12' } })
    expect(await problems(ada, id)).toEqual(['3 position: place_taken'])
    await ada.imports.mend(id, { kind: 'devices', line: 2 }, { skipped: true })
    expect(await problems(ada, id)).toEqual([])
  })

  test('names are proposed and accepted together; rows with problems are left out together', async () => {
    const ada = await found()
    const { id } = await send(
      ada,
      devices(
        { ...leaf, name: '' },
        { ...leaf, name: '', position: '14' },
        { ...leaf, status: 'gone', position: '16' },
      ),
    )
    await check(ada, id)
    expect(await ada.imports.mendAll(id, { action: 'accept_names' })).toEqual({ rows: 2 })
    await check(ada, id)
    expect(await problems(ada, id)).toEqual(['4 status: unknown_option'])
    expect(await ada.imports.mendAll(id, { action: 'skip' })).toEqual({ rows: 1 })
    await check(ada, id)
    await ada.imports.decide(id, { confirmed: true })
    await commit(ada, id)
    expect((await all(ada)).map(({ name }) => name)).toEqual(['SX-48 R04 U12', 'SX-48 R04 U14'])
    expect((await ada.imports.rows(id, { view: 'all' })).results.map(({ line }) => line)).toEqual([4])
  })

  test('a value is set for every row that has the same problem', async () => {
    const ada = await found()
    const { id } = await send(ada, devices({ ...leaf, site: '' }, { ...leaf, site: '', position: '14' }))
    await check(ada, id)
    await ada.imports.mendAll(id, { action: 'set', column: 'site', code: 'place_needs_site', value: 'BCN1' })
    await check(ada, id)
    expect(await problems(ada, id)).toEqual([])
  })

  test('dates that could be either are asked about once a column', async () => {
    const ada = await found()
    const { id } = await send(ada, devices({ ...leaf, created: '05/03/2021' }))
    await check(ada, id)
    expect(await problems(ada, id)).toEqual(['2 registration_date: date_ambiguous'])
    await ada.imports.decide(id, { date_order: { registration_date: 'dmy' }, confirmed: true })
    await check(ada, id)
    await ada.imports.decide(id, { confirmed: true })
    await commit(ada, id)
    expect((await all(ada))[0]?.registration_date).toBe('2021-03-05')
  })

  test('one date that can be only one way tells of its whole column', async () => {
    const ada = await found()
    const rows = [leaf, { ...leaf, position: '14' }]
    const { id } = await send(
      ada,
      devices({ ...rows[0], created: '03/25/2021' }, { ...rows[1], created: '03/05/2021' }),
    )
    await check(ada, id)
    expect(await problems(ada, id)).toEqual([])
  })
})

describe('a decision', () => {
  test('makes a room of what was taken for a row', async () => {
    const ada = await found()
    const { id } = await send(ada, devices(leaf))
    await check(ada, id)
    const { locations } = await ada.imports.plan(id)
    expect(locations).toMatchObject([{ path: ['MAD1', 'MAD1', 'Row 2'], kind: 'row' }])
    await ada.imports.decide(id, { locations: { [locations[0]?.key ?? '']: 'room' } })
    await check(ada, id)
    await ada.imports.decide(id, { confirmed: true })
    await commit(ada, id)
    expect((await all(ada))[0]?.location?.trail.map(({ type }) => type)).toEqual([
      'site',
      'data_center',
      'room',
      'rack',
    ])
  })

  test('says which type a word means; an unknown word becomes a type of its own', async () => {
    const ada = await found()
    const { id } = await send(
      ada,
      devices(
        { ...leaf, role: 'Cafetera' },
        { ...leaf, role: 'Thing', position: '14' },
        { ...leaf, position: '16' },
      ),
    )
    await check(ada, id)
    const { types } = await ada.imports.plan(id)
    expect(types.map(({ word, type, proposal }) => [word, type, proposal])).toEqual([
      ['Cafetera', null, 'CAF'],
      ['Thing', null, 'THI'],
      ['ToR Switch', 'SWI', 'TOR'],
    ])
    await ada.imports.decide(id, { types: { Thing: 'OTH' }, confirmed: true })
    await commit(ada, id)
    expect((await all(ada)).map(({ asset_type }) => asset_type).toSorted()).toEqual(['CAF', 'OTH', 'SWI'])
    expect((await ada.assetTypes.list()).results).toContainEqual(
      expect.objectContaining({ code: 'CAF', name: 'Cafetera' }),
    )
  })

  test('about columns is remembered for files with the same headers', async () => {
    const ada = await found()
    const first = await send(ada, devices(leaf))
    const mapping = first.files[0]?.mapping.map((column) => (column === 'face' ? null : column)) ?? []
    await ada.imports.decide(first.id, { mappings: { devices: mapping } })
    const second = await send(ada, devices(leaf))
    expect(second.files[0]).toMatchObject({ remembered: true, mapping })
    expect((await send(await found(), devices(leaf))).files[0]?.remembered).toBe(false)
  })

  test('to create must be made before the import', async () => {
    const ada = await found()
    const { id } = await send(ada, devices(leaf))
    await check(ada, id)
    expect(await failure(ada.imports.commit(id))).toMatchObject({
      status: 409,
      errors: [{ code: 'import_not_confirmed' }],
    })
    expect(await all(ada)).toEqual([])
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

  test('that does not exist is not found', async () => {
    const ada = await found()
    for (const path of ['', 'plan/', 'rows/']) {
      expect((await raw(ada, `api/imports/${randomUUID()}/${path}`)).status).toBe(404)
    }
  })
})
