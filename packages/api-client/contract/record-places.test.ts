import { existsSync, readFileSync } from 'node:fs'
import { join as joined } from 'node:path'
import { describe, expect, test } from 'vitest'
import { csvTable, filesOf, said } from './record-files.ts'
import { at, node } from './hall.ts'
import { asset, failure, found, type Connection } from './world.ts'

/** Every place with the way to it. */
const ways = async (ada: Connection) =>
  (await ada.nodes.list({ limit: 100 })).results
    .map(({ type, trail }) => `${type} ${trail.map(({ name }) => name).join('/')}`)
    .toSorted()

describe('places', () => {
  const file = [
    ['Type', 'Name', 'Code', 'Region', 'Site', 'Data centre', 'Room', 'Row', 'Height', 'Desc units'],
    ['Rack', 'R01', 'A-1', '', 'Madrid', 'MAD1', 'Hall 2', 'Row A', '47U', 't'],
    ['Sala', 'Hall 2', '', '', 'Madrid', 'MAD1', '', '', '', ''],
    ['data centre', 'MAD1', 'MAD1', '', 'Madrid', '', '', '', '', ''],
    ['site', 'Madrid', '', 'Spain', '', '', '', '', '', ''],
    ['rack', 'R02', '', '', 'Madrid', 'MAD1', 'Hall 2', 'Row A', '120', ''],
    ['room', 'Tall', '', '', 'Madrid', 'MAD1', '', '', '42', ''],
    ['room', 'Lost', '', '', '', '', '', '', '', ''],
    ['', 'Untold', '', '', '', '', '', '', '', ''],
  ]

  test('come in whatever their order, with those around them, and all of it goes again', async () => {
    const ada = await found()
    const { check, bring } = filesOf(ada, 'node')
    const preview = await check(file)
    expect(said(preview)).toEqual([
      'new',
      'new',
      'new',
      'new',
      'u_height too_large',
      'u_height invalid',
      'type wrong_parent',
      'type required',
    ])
    expect(preview.made).toEqual([
      { kind: 'region', name: 'Spain' },
      { kind: 'row', name: 'Row A' },
    ])
    expect(await ways(ada)).toEqual([])
    const { batch_id } = await bring(file)
    expect(await ways(ada)).toEqual([
      'data_center Spain/Madrid/MAD1',
      'rack Spain/Madrid/MAD1/Hall 2/Row A/R01',
      'region Spain',
      'room Spain/Madrid/MAD1/Hall 2',
      'row Spain/Madrid/MAD1/Hall 2/Row A',
      'site Spain/Madrid',
    ])
    const [rack] = (await ada.nodes.list({ type: 'rack' })).results
    expect(rack).toMatchObject({ code: 'A-1', u_height: 47, u_direction: 'top_down', status: 'active' })
    expect(said(await check(file.slice(0, 5)))).toEqual(['same', 'same', 'same', 'same'])
    await ada.batches.undo(batch_id ?? '')
    expect(await ways(ada)).toEqual([])
  })

  test('are changed where they are found: by code they move and are renamed, by name they stay', async () => {
    const ada = await found()
    const { bring } = filesOf(ada, 'node')
    await bring(file.slice(0, 5))
    const done = await bring(
      [
        ['name', 'code', 'data center', 'room', 'height', 'status'],
        ['R01 new', 'A-1', 'MAD1', 'Hall 3', '42', 'planned'],
        ['R03', '', 'MAD1', 'Hall 2', '', ''],
        ['R01 new', '', '', '', '45', ''],
      ],
      'rack',
    )
    expect(said(done)).toEqual(['changed', 'new', 'name repeated_in_file'])
    expect(done.rows[0]?.changes).toEqual([
      { field: 'name', from: 'R01', to: 'R01 new' },
      { field: 'u_height', from: 47, to: 42 },
      { field: 'status', from: 'active', to: 'planning' },
      {
        field: 'parent_id',
        from: 'Spain / Madrid / MAD1 / Hall 2 / Row A',
        to: 'Spain / Madrid / MAD1 / Hall 3',
      },
    ])
    expect(done.made).toEqual([{ kind: 'room', name: 'Hall 3' }])
    expect(await ways(ada)).toContain('rack Spain/Madrid/MAD1/Hall 3/R01 new')
    const deeper = await bring(
      [
        ['site', 'rack', 'units'],
        ['madrid', 'r01 NEW', '45'],
      ],
      'rack',
    )
    expect(deeper.rows[0]).toMatchObject({
      state: 'changed',
      changes: [{ field: 'u_height', from: 42, to: 45 }],
    })
    await ada.batches.undo(deeper.batch_id ?? '')
    await ada.batches.undo(done.batch_id ?? '')
    expect(await ways(ada)).toContain('rack Spain/Madrid/MAD1/Hall 2/Row A/R01')
    const [rack] = (await ada.nodes.list({ type: 'rack' })).results
    expect(rack).toMatchObject({ name: 'R01', u_height: 47, status: 'active' })
  })

  test('of which several fit are left alone until more is said', async () => {
    const ada = await found()
    const { bring } = filesOf(ada, 'node')
    await bring(
      [
        ['name', 'site', 'row', 'height'],
        ['R01', 'Madrid', 'A', '42'],
        ['R01', 'Madrid', 'B', '42'],
      ],
      'rack',
    )
    const table = (row: string[]) => [['name', 'site', 'row', 'location', 'height'], row]
    expect(said(await bring(table(['R01', 'Madrid', '', '', '47']), 'rack'))).toEqual(['name several_fit'])
    const lost = await bring(table(['R01', 'Madrid', '', 'Nowhere', '47']), 'rack')
    expect(said(lost)).toEqual(['location does_not_exist'])
    expect(lost.rows[0]?.problems[0]?.detail).toContain('(Nowhere)')
    expect(said(await bring(table(['R01', 'Madrid', '', 'B', '47']), 'rack'))).toEqual(['changed'])
  })

  test('that are refused take with them what was made for them, and the next row makes it again', async () => {
    const ada = await found()
    const { bring } = filesOf(ada, 'node')
    const done = await bring(
      [
        ['name', 'site', 'height'],
        ['Tall hall', 'Madrid', '42'],
        ['Hall 1', 'Madrid', ''],
        ['Wide hall', 'Lisbon', '42'],
      ],
      'room',
    )
    expect(said(done)).toEqual(['u_height invalid', 'new', 'u_height invalid'])
    expect(done.made).toEqual([
      { kind: 'site', name: 'Madrid' },
      { kind: 'data_center', name: 'Madrid' },
    ])
    expect(await ways(ada)).toEqual(['data_center Madrid/Madrid', 'room Madrid/Madrid/Hall 1', 'site Madrid'])
  })

  test('cannot go below themselves, nor does a code come twice in one place', async () => {
    const ada = await found()
    const outer = await ada.nodes.create(node({ type: 'region', name: 'Outer', code: 'OUT' }))
    await ada.nodes.create(node({ type: 'region', name: 'Inner', code: 'INN', parent_id: outer.id }))
    const { bring } = filesOf(ada, 'node')
    const done = await bring(
      [
        ['name', 'code', 'region'],
        ['Outer', 'OUT', 'Inner'],
        ['Other', 'INN', 'Outer'],
        ['Third', 'THI', ''],
        ['Fourth', 'thi', ''],
      ],
      'region',
    )
    expect(said(done)).toEqual(['region not_a_child', 'changed', 'new', 'new'])
  })

  test('are not taken back once things stand in them', async () => {
    const ada = await found()
    const { batch_id } = await filesOf(ada, 'node').bring(
      [
        ['name', 'site', 'height'],
        ['R01', 'Madrid', '42'],
      ],
      'rack',
    )
    const [rack] = (await ada.nodes.list({ type: 'rack' })).results
    await ada.assets.create(asset({ place: at(rack ?? { id: '' }, null, null) }))
    expect(await failure(ada.batches.undo(batch_id ?? ''))).toMatchObject({ code: 'undo_touched_later' })
  })
})

const folder = process.env.PLENUM_REAL_DATA ? joined(process.env.PLENUM_REAL_DATA, 'netbox-demo') : ''
const here = folder !== '' && existsSync(folder)
if (!here) console.warn('PLENUM_REAL_DATA is not set: places and models of a real NetBox are not tested')
const netbox = (name: string) => csvTable(readFileSync(joined(folder, name), 'utf8'))

describe.skipIf(!here)('the files of a real NetBox', () => {
  test('give 24 sites and 42 racks with their heights, again nothing, and an undo gives them back', async () => {
    const ada = await found()
    const { bring } = filesOf(ada, 'node')
    const sites = await bring(netbox('sites.csv'), 'site')
    const locations = await bring(netbox('locations.csv'), 'room')
    const racks = await bring(netbox('racks.csv'), 'rack')
    expect([...sites.rows, ...locations.rows, ...racks.rows].filter(({ state }) => state !== 'new')).toEqual(
      [],
    )
    const of = async (type: 'site' | 'rack' | 'row') => (await ada.nodes.list({ type, limit: 100 })).results
    expect(await of('site')).toHaveLength(24)
    const made = await of('rack')
    expect(made).toHaveLength(42)
    const header = netbox('racks.csv')[0] ?? []
    const heights = netbox('racks.csv')
      .slice(1)
      .map((cells) => Number(cells[header.indexOf('u_height')]))
    expect(made.map(({ u_height }) => u_height ?? 0).toSorted((a, b) => a - b)).toEqual(
      heights.toSorted((a, b) => a - b),
    )
    expect((await of('row')).map(({ name }) => name)).toEqual(['Row 1', 'Row 2', 'Row 3', 'Row 4'])
    expect(await bring(netbox('racks.csv'), 'rack')).toMatchObject({ batch_id: null })
    for (const { batch_id } of [racks, locations, sites]) await ada.batches.undo(batch_id ?? '')
    expect(await ways(ada)).toEqual([])
  })

  test('give the models with their brands', async () => {
    const ada = await found()
    const done = await filesOf(ada, 'model').bring(netbox('device_types.csv'))
    expect(said(done).every((state) => state === 'new')).toBe(true)
    expect((await ada.catalogue.models.list({ search: 'MX480' })).results).toMatchObject([
      { brand: { name: 'Juniper' }, u_height: 8, full_depth: true, part_number: null },
    ])
  })
})
