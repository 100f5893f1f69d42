import { describe, expect, test } from 'vitest'
import { filesOf, said, sheet } from './record-files.ts'
import { at, hall } from './hall.ts'
import { failure, found, join, raw } from './world.ts'

describe('brands', () => {
  test('come in, are changed field by field, and go again', async () => {
    const ada = await found()
    const { check, bring } = filesOf(ada, 'brand')
    const file = [
      ['Fabricante', 'Otros nombres', 'Website', 'Notas'],
      ['Dell', 'Dell Inc; Dell EMC', 'https://dell.example', ''],
      ['Acme', '', '', 'Ours'],
    ]
    const preview = await check(file)
    expect(said(preview)).toEqual(['new', 'new'])
    expect(preview.rows[0]).toMatchObject({
      line: 2,
      name: 'Dell',
      changes: [
        { field: 'name', to: 'Dell' },
        { field: 'aliases', to: ['Dell Inc', 'Dell EMC'] },
        { field: 'website', to: 'https://dell.example' },
      ],
    })
    expect(preview.batch_id).toBeNull()
    expect((await ada.catalogue.brands.list({})).results).toEqual([])

    await bring(file)
    expect((await ada.catalogue.brands.list({})).results).toMatchObject([
      { name: 'Acme', aliases: [], notes: 'Ours' },
      { name: 'Dell', aliases: ['Dell Inc', 'Dell EMC'], website: 'https://dell.example' },
    ])
    expect(await bring(file)).toMatchObject({ batch_id: null, rows: [{ state: 'same' }, { state: 'same' }] })

    const second = [
      ['name', 'website', 'notes'],
      // by another of its names, which it keeps
      ['dell emc', 'https://dell.example', 'Storage too'],
      ['Acme', 'javascript:alert(1)', 'Theirs'],
      ['Initech', '', ''],
      ['DELL', '', 'Twice'],
      ['', '', 'Nameless'],
    ]
    const { rows, batch_id } = await bring(second)
    expect(said({ rows, made: [], batch_id })).toEqual([
      'changed',
      'website invalid',
      'new',
      'name repeated_in_file',
      'name required',
    ])
    expect(rows[0]?.changes).toEqual([{ field: 'notes', from: null, to: 'Storage too' }])
    expect((await ada.catalogue.brands.list({})).results).toMatchObject([
      { name: 'Acme', notes: 'Ours' },
      { name: 'Dell', notes: 'Storage too' },
      { name: 'Initech' },
    ])
    await ada.batches.undo(batch_id ?? '')
    expect((await ada.catalogue.brands.list({})).results).toMatchObject([
      { name: 'Acme', notes: 'Ours' },
      { name: 'Dell', notes: null },
    ])
  })
})

describe('models', () => {
  test('come in with their brands, are changed, and all of it goes again', async () => {
    const ada = await found()
    const { check, bring } = filesOf(ada, 'model')
    const file = [
      ['Manufacturer', 'Model', 'Type', 'U height', 'Weight', 'Weight unit', 'Airflow', 'EOL'],
      ['Acme', 'S48', 'Switch', '1U', '22', 'lb', 'front-to-rear', '2030-01-31'],
      ['acme', 'S24', '', '0.5', '', '', '', ''],
      ['Acme', 'S12', 'Toaster', '1.3', 'x', '', 'sideways', '31/31/2030'],
    ]
    const preview = await check(file)
    expect(said(preview)).toEqual([
      'new',
      'new',
      'u_height half_unit, weight_kg invalid_number, airflow unknown_option, eol_date invalid_date',
    ])
    expect(preview.made).toEqual([{ kind: 'brand', name: 'Acme' }])
    const { batch_id } = await bring(file)
    expect((await ada.catalogue.models.list({})).results).toMatchObject([
      { name: 'S24', asset_type: 'OTH', u_height: 0.5, source: 'csv', lifecycle: 'draft' },
      {
        name: 'S48',
        brand: { name: 'Acme' },
        asset_type: 'SWI',
        u_height: 1,
        weight_kg: 9.979,
        airflow: 'front_to_rear',
        eol_date: '2030-01-31',
      },
    ])
    const second = [
      ['brand', 'model', 'type', 'rated_w', 'lifecycle'],
      ['ACME', 's 48', 'SWI', '350', 'Aprobado'],
      ['Acme', 'S24', 'Toaster', '', ''],
    ]
    const changed = await bring(second)
    expect(said(changed)).toEqual(['changed', 'asset_type unknown_option'])
    expect(changed.rows[0]?.changes).toEqual([
      { field: 'rated_w', from: null, to: 350 },
      { field: 'lifecycle', from: 'draft', to: 'approved' },
    ])
    await ada.batches.undo(changed.batch_id ?? '')
    await ada.batches.undo(batch_id ?? '')
    expect((await ada.catalogue.brands.list({})).results).toEqual([])
  })

  test('keep a size that things need where they stand', async () => {
    const { ada, r01, server } = await hall()
    await server('Low', at(r01, 3))
    await server('High', at(r01, 5))
    const { bring } = filesOf(ada, 'model')
    const done = await bring([
      ['brand', 'model', 'u_height', 'notes'],
      ['Dell', 'R750', '3', 'Taller'],
      ['Dell', 'R650', '1', ''],
    ])
    expect(said(done)).toEqual([expect.stringContaining('u_height would_not_fit'), 'new'])
    expect(done.rows[0]?.problems[1]?.detail).toContain('R01')
    expect((await ada.catalogue.models.list({ search: 'R750' })).results).toMatchObject([
      { u_height: 2, notes: null },
    ])
  })
})

test('asset types come in by their codes, those that everybody has keep what they are', async () => {
  const ada = await found()
  const { bring } = filesOf(ada, 'asset_type')
  const { batch_id, ...done } = await bring([
    ['Código', 'Nombre', 'Categoría', 'Cómo se coloca', 'Contiene datos', 'Mantenimiento'],
    ['ROBO', 'Robot de cintas', 'TI', 'En el suelo', 'Sí', '90'],
    ['SRV', '', '', '', '', '365'],
    ['UPS', 'My own UPS', '', '', '', ''],
    ['DRN', 'Drone', '', 'Anywhere', 'no', ''],
    ['robot', 'Small letters', 'IT', 'any', 'no', ''],
  ])
  expect(said({ ...done, batch_id })).toEqual([
    'new',
    'changed',
    'name built_in',
    'category required',
    'code unknown_option',
  ])
  const types = async () => (await ada.catalogue.types.list()).results
  expect((await types()).find(({ code }) => code === 'ROBO')).toMatchObject({
    name: 'Robot de cintas',
    category: 'it',
    mount: 'floor',
    data_bearing: 'yes',
    maintenance_days: 90,
  })
  await ada.batches.undo(batch_id ?? '')
  expect((await types()).filter(({ code }) => code === 'ROBO')).toEqual([])
  expect((await types()).find(({ code }) => code === 'SRV')).toMatchObject({ maintenance_days: null })
})

test('tags come in with their colours, are recoloured, and go again', async () => {
  const ada = await found()
  const { bring } = filesOf(ada, 'tag')
  const tags = async () =>
    (await ada.tags.list({})).results.map(({ name, colour }) => [name, colour]).toSorted()
  await bring([
    ['Etiqueta', 'Color'],
    ['Critical', 'rojo'],
    ['Spare', ''],
  ])
  expect(await tags()).toEqual([
    ['Critical', 'red'],
    ['Spare', 'grey'],
  ])
  const done = await bring([
    ['name', 'colour'],
    ['critical', 'Orange'],
    ['spare', 'grey'],
    ['Leased', '9e9e9e'],
    ['x'.repeat(41), 'blue'],
  ])
  expect(said(done)).toEqual(['changed', 'same', 'colour unknown_option', 'name too_long'])
  expect(done.rows[3]?.problems[0]?.detail).toContain('40')
  await ada.batches.undo(done.batch_id ?? '')
  expect(await tags()).toEqual([
    ['Critical', 'red'],
    ['Spare', 'grey'],
  ])
})

describe('teams', () => {
  const teams = async (ada: Awaited<ReturnType<typeof found>>) =>
    (await ada.teams.list({})).results.map(({ name, description }) => [name, description])

  test('come in without any rights, are described, and go again', async () => {
    const ada = await found()
    const { bring } = filesOf(ada, 'team')
    const first = await bring([
      ['Equipo', 'Descripción'],
      ['Night shift', 'From ten'],
      ['Hands', ''],
    ])
    expect((await ada.teams.list({})).results.map(({ permissions }) => permissions.assets)).toEqual([
      'noAccess',
      'noAccess',
    ])
    const second = await bring([
      ['name', 'description'],
      ['night SHIFT', 'From eleven'],
      ['Day shift', ''],
      ['Day Shift', ''],
    ])
    expect(said(second)).toEqual(['changed', 'new', 'name repeated_in_file'])
    expect(second.rows[0]?.changes).toEqual([{ field: 'description', from: 'From ten', to: 'From eleven' }])
    expect(await ada.batches.undo(second.batch_id ?? '')).toMatchObject({ records: 2 })
    expect(await teams(ada)).toEqual([
      ['Hands', null],
      ['Night shift', 'From ten'],
    ])
    await ada.batches.undo(first.batch_id ?? '')
    expect(await teams(ada)).toEqual([])
  })

  test('that were changed by hand since are not taken back', async () => {
    const ada = await found()
    const { bring } = filesOf(ada, 'team')
    const made = await bring([['name'], ['Hands']])
    const described = await bring([
      ['name', 'description'],
      ['Hands', 'Remote'],
    ])
    const [hands] = (await ada.teams.list({})).results
    if (hands === undefined) throw new Error('The team is not there')
    await ada.teams.update(hands, { description: 'Local' })
    for (const { batch_id } of [described, made]) {
      expect(await failure(ada.batches.undo(batch_id ?? ''))).toMatchObject({
        status: 409,
        code: 'undo_touched_later',
      })
    }
    expect(await teams(ada)).toEqual([['Hands', 'Local']])
  })
})

test('who may not write a kind by hand may not by a file, and another company is never touched', async () => {
  const ada = await found()
  const bob = await found()
  const areas = {
    node: 'hierarchy',
    brand: 'library',
    model: 'library',
    asset_type: 'library',
    tag: 'settings',
    team: 'users',
  } as const
  const table = {
    node: [
      ['type', 'name'],
      ['site', 'Madrid'],
    ],
    brand: [['name'], ['Acme']],
    model: [
      ['brand', 'model'],
      ['Acme', 'S48'],
    ],
    asset_type: [
      ['code', 'name', 'category', 'mount', 'data_bearing'],
      ['ROBO', 'Robot', 'it', 'any', 'no'],
    ],
    tag: [
      ['name', 'colour'],
      ['Critical', 'red'],
    ],
    team: [
      ['name', 'description'],
      ['Night shift', 'Ours'],
    ],
  } as const
  for (const kind of ['node', 'brand', 'model', 'asset_type', 'tag', 'team'] as const) {
    const file = sheet(
      kind,
      table[kind].map((row) => [...row]),
    )
    const reader = await join(ada, { [areas[kind]]: 'onlyRead', assets: 'write' })
    expect(await failure(reader.recordImports.bringIn(kind, { ...file, dry_run: true }))).toMatchObject({
      status: 403,
    })
    expect(await failure(reader.recordImports.bringIn(kind, file))).toMatchObject({ status: 403 })
    const writer = await join(ada, { [areas[kind]]: 'write' })
    // the other company has the same already, and here it is new all the same
    await bob.recordImports.bringIn(kind, file)
    expect(said(await writer.recordImports.bringIn(kind, file))).toEqual(['new'])
    expect(said(await bob.recordImports.bringIn(kind, file))).toEqual(['same'])
  }
})

test('a file of other columns, of too many rows or of a kind nobody knows is refused as a whole', async () => {
  const ada = await found()
  const good = sheet('tag', [['name'], ['Critical']])
  const wrong = [
    { columns: ['name', 'name'] },
    { columns: [null] },
    { columns: ['colour'] },
    { columns: ['id'] },
  ]
  for (const over of wrong) {
    const error = await failure(ada.recordImports.bringIn('tag', { ...good, ...over }))
    expect(error).toMatchObject({ status: 400, errors: [{ code: 'invalid', attr: 'columns' }] })
  }
  const rows = Array.from({ length: 1001 }, (_, at) => ({ line: at + 2, cells: ['x'] }))
  expect(await failure(ada.recordImports.bringIn('tag', { ...good, rows }))).toMatchObject({ status: 400 })
  const answer = await raw(ada, 'api/record-imports/asset/', { method: 'POST', body: JSON.stringify(good) })
  expect(answer.status).toBe(404)
})

test('an import is one line of the log, with what it made and changed', async () => {
  const ada = await found()
  await filesOf(ada, 'brand').bring([['name'], ['Dell'], ['Acme']])
  const { results } = await ada.audit.list({ limit: 1 })
  expect(results).toMatchObject([
    { action: 'batch.import', detail: { source: 'import', reason: 'brand.csv', records: { brand: 2 } } },
  ])
  expect((await ada.history.list({})).results[0]).toMatchObject({ kind: 'import', records: 2 })
})
