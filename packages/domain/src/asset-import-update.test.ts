import { describe, expect, test } from 'vitest'
import { blankAsset } from './asset.ts'
import { checkUpdate, readAsUpdate } from './asset-import-existing.ts'
import { readRow, type Cells, type RowValues } from './asset-import-row.ts'
import type { ExistingAsset, UpdateFacts } from './asset-import-facts.ts'
import { updateOf } from './asset-import-update.ts'

const rack = { id: 'r04', type: 'rack', u_height: 42, starting_unit: 1, trail: 'MAD1 › R04' } as const
const leaf: ExistingAsset = {
  ...blankAsset,
  id: 'leaf',
  name: 'Leaf 1',
  code: 'SWI-1',
  hostname: 'leaf-1',
  serial_number: 'S-1',
  customer: null,
  asset_type: 'SWI',
  priority: null,
  purchase_date: '2024-01-10',
  warranty_date: '2027-01-10',
  notes: 'Old',
  status: 'active',
  termination_date: null,
  owner: null,
  brand: { id: 'acme', name: 'Acme' },
  model: { id: 'sx', name: 'SX-48' },
  tags: ['Edge'],
  place: { ...rack, path: 'dc/r04/', position: 12, face: 'front', lane: null },
  is_warranty_set: false,
  open_work: [],
}
const facts: UpdateFacts = {
  asset: leaf,
  key: 'code',
  type: null,
  owner: null,
  brand: 'acme',
  model: 'sx',
  place: null,
  size: { u_height: 2, full_depth: null },
  others: [],
}
const r05 = { ...rack, id: 'r05', trail: 'MAD1 › R05', path: 'dc/r05/' }

const valuesOf = (cells: Cells, clears: Parameters<typeof readRow>[2]['clears'] = []): RowValues =>
  readAsUpdate(readRow('devices', cells, { date_order: {}, locations: {}, clears }), leaf).values
const changes = (cells: Cells, more: Partial<UpdateFacts> = {}) =>
  updateOf(valuesOf(cells), { ...facts, ...more }).changes.map(
    ({ column, from, to }) => `${column}: ${from} > ${to}`,
  )
const problems = (cells: Cells, more: Partial<UpdateFacts> = {}) =>
  updateOf(valuesOf(cells), { ...facts, ...more }).problems.map(({ column, code }) => `${column}: ${code}`)

describe('a row that names an asset', () => {
  test('changes what it says, and leaves what it leaves empty', () => {
    expect(changes({ code: 'SWI-1', name: 'Leaf 1', notes: 'New', hostname: '' })).toEqual([
      'notes: Old > New',
    ])
  })

  test('changes numbers as it changes texts', () => {
    const asset = { ...leaf, cost: 900, weight_kg: 7.5, budget_w: 100 }
    expect(changes({ code: 'SWI-1', cost: '1200', weight_kg: '7.50', budget_w: '350' }, { asset })).toEqual([
      'cost: 900 > 1200',
      'budget_w: 100 > 350',
    ])
    expect(updateOf(valuesOf({ code: 'SWI-1' }, ['cost']), { ...facts, asset }).changes).toEqual([
      { column: 'cost', from: '900', to: null },
    ])
  })

  test('that says what is so already changes nothing', () => {
    const same: Cells = { code: 'swi-1', status: 'active', brand: 'ACME', model: 'sx-48', tags: 'edge' }
    expect(changes(same)).toEqual([])
  })

  test('never renames the code that it names the asset by', () => {
    expect(changes({ code: 'OLD-1' })).toEqual([])
  })

  test('takes values away where empty cells do', () => {
    const cleared = updateOf(valuesOf({ code: 'SWI-1' }, ['notes', 'tags', 'owner', 'customer']), facts)
    expect(cleared.changes).toEqual([
      { column: 'notes', from: 'Old', to: null },
      { column: 'tags', from: 'Edge', to: null },
    ])
  })

  test('takes the warranty along with the day of purchase until somebody sets it', () => {
    expect(changes({ purchase_date: '2025-02-01' })).toEqual([
      'purchase_date: 2024-01-10 > 2025-02-01',
      'warranty_date: 2027-01-10 > 2028-02-01',
    ])
    const own = { ...leaf, is_warranty_set: true }
    expect(changes({ purchase_date: '2025-02-01' }, { asset: own })).toEqual([
      'purchase_date: 2024-01-10 > 2025-02-01',
    ])
    const asset = { ...leaf, warranty_date: '2030-01-01' }
    expect(changes({ purchase_date: '2025-02-01' }, { asset })).toEqual([
      'purchase_date: 2024-01-10 > 2025-02-01',
    ])
  })

  test('gives it another brand only together with a model', () => {
    expect(problems({ brand: 'Globex' }, { brand: null })).toEqual(['brand: model_of_other_brand'])
    expect(changes({ brand: 'Globex', model: 'GX' }, { brand: null, model: null })).toEqual([
      'brand: Acme > Globex',
      'model: SX-48 > GX',
    ])
  })

  test('of a closed asset is refused', () => {
    const closed = { ...leaf, status: 'decommissioning', termination_date: '2026-01-01' } as const
    expect(updateOf(valuesOf({ notes: 'x' }), { ...facts, asset: closed })).toMatchObject({
      changes: [],
      problems: [{ column: 'code', code: 'asset_closed' }],
    })
  })
})

describe('a status', () => {
  test('goes the ways of the table, and the file is its reason', () => {
    expect(changes({ status: 'faulty' })).toEqual(['status: active > faulty'])
    expect(problems({ status: 'faulty' })).toEqual([])
    expect(problems({ status: 'planning' })).toEqual(['status: transition_refused'])
  })

  test('asks for what the guards ask', () => {
    const asset = { ...leaf, status: 'received', place: null } as const
    expect(problems({ status: 'installation' }, { asset })).toEqual([
      'rack: place_missing',
      'owner: identity_missing',
    ])
    expect(problems({ status: 'installation', owner: 'Ana' }, { asset, place: r05 })).toEqual([])
  })

  test('waits for open requests', () => {
    const asset = { ...leaf, status: 'standby', open_work: [{ code: 'MAC-000001' }] } as const
    expect(problems({ status: 'active' }, { asset })).toEqual(['status: work_asset_busy'])
  })

  test('that takes units again looks who stands there', () => {
    const asset = { ...leaf, status: 'received' } as const
    const others = [{ label: 'Rival', position: 13, face: null, u_height: 1, full_depth: null }]
    expect(problems({ status: 'installation', owner: 'Ana' }, { asset, others })).toEqual([
      'position: place_taken',
    ])
  })
})

describe('a place', () => {
  test('moves the asset, or only its unit', () => {
    expect(changes({ rack: 'R05', site: 'MAD1', position: '3' }, { place: r05 })).toEqual([
      'rack: MAD1 › R04 > MAD1 › R05',
      'position: 12 > 3',
      'face: front > null',
    ])
    expect(changes({ position: '20' })).toEqual(['position: 12 > 20'])
  })

  test('around the one where it stands is true already', () => {
    const dc = { ...rack, type: 'data_center', id: 'dc', path: 'dc/', trail: 'MAD1' } as const
    expect(changes({ site: 'MAD1' }, { place: dc })).toEqual([])
  })

  test('is looked at as a move is', () => {
    const others = [{ label: 'Rival', position: 4, face: null, u_height: 1, full_depth: null }]
    expect(problems({ site: 'M', rack: 'R05', position: '3' }, { place: r05, others })).toEqual([
      'position: place_taken',
    ])
    const unknown = { ...r05, u_height: null }
    expect(problems({ site: 'M', rack: 'R05', position: '3' }, { place: unknown })).toEqual([
      'position: place_height_unknown',
    ])
  })

  test('where it stays is asked nothing', () => {
    const others = [{ label: 'Rival', position: 12, face: null, u_height: 1, full_depth: null }]
    expect(changes({ notes: 'New' }, { others })).toEqual(['notes: Old > New'])
    expect(problems({ notes: 'New' }, { others })).toEqual([])
  })
})

describe('the check of a row that changes an asset', () => {
  const read = (cells: Cells) =>
    readAsUpdate(readRow('devices', cells, { date_order: {}, locations: {}, clears: [] }), leaf)
  const context = { key: 'code', named_by: null, owner_known: true, serial_of: null } as const
  const check = (cells: Cells, more = {}) => {
    const row = read(cells)
    return checkUpdate(row, updateOf(row.values, facts), { ...context, ...more }).map(
      ({ column, code }) => `${column}: ${code}`,
    )
  }

  test('asks for no name, no brand of its model and no rack of its unit', () => {
    expect(check({ code: 'SWI-1', model: 'SX-48', position: '14' })).toEqual([])
    expect(read({ model: 'SX-48' }).values.brand).toBe('Acme')
  })

  test('tells of a second row for the same asset, of strangers and of a known serial number', () => {
    const serial_of = { label: 'Leaf 2', in_file: false }
    expect(
      check({ owner: 'Nobody', serial_number: 'S-2' }, { named_by: '4', owner_known: false, serial_of }),
    ).toEqual(['owner: does_not_exist', 'code: repeated_in_file', 'serial_number: serial_repeated'])
    expect(check({ serial_number: 'S-1' }, { serial_of })).toEqual([])
  })
})
