import { describe, expect, test } from 'vitest'
import { at, hall } from './hall.ts'
import { filesOf, said } from './record-files.ts'
import { found } from './world.ts'

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
    ['ROBO', 'Robot de cintas', 'TI', 'En el suelo; en unidades de rack', 'Sí', '90'],
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
    mounts: ['floor', 'unit'],
    data_bearing: 'yes',
    maintenance_days: 90,
  })
  await ada.batches.undo(batch_id ?? '')
  expect((await types()).filter(({ code }) => code === 'ROBO')).toEqual([])
  expect((await types()).find(({ code }) => code === 'SRV')).toMatchObject({ maintenance_days: null })
})
