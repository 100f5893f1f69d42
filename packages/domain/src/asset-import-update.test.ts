import { describe, expect, test } from 'vitest'
import { checkUpdate, ownersMeant, readAsUpdate } from './asset-import-existing.ts'
import { namesOnlySite } from './asset-import-place.ts'
import { siteAround } from './asset-import-resolve.ts'
import { readRow, type Cells } from './asset-import-row.ts'
import type { ExistingAsset } from './asset-import-facts.ts'
import { updateOf } from './asset-import-update.ts'
import { changes, facts, leaf, problems, r05, rack, valuesOf } from './testing/import-update.ts'

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

  describe('of which only the site is named', () => {
    const site = { id: 'mad', parent_id: null, type: 'site', name: 'Madrid', path: 'es/mad/' } as const
    const twin = { ...site, id: 'chile', path: 'cl/mad/' }
    const unit = { position: null, face: null, lane: null }
    const inSite = { ...leaf, place: { ...rack, ...site, trail: 'Spain › Madrid', ...unit } }
    const inHall = { ...leaf, place: { ...leaf.place, ...rack, ...unit, path: 'es/mad/dc/r04/' } }
    const elsewhere = { ...leaf, place: { ...inHall.place, path: 'es/bcn/dc/r04/' } }
    const read = (asset: ExistingAsset, cells: Cells) => {
      const row = readRow('devices', cells, { date_order: {}, locations: {}, clears: [] })
      const around = namesOnlySite(cells) ? siteAround(row.values.place, asset.place, [twin, site]) : null
      return readAsUpdate(row, asset, around).values
    }

    test('is no data centre of what stands in that site', () => {
      for (const asset of [inSite, inHall]) {
        const values = read(asset, { site: 'madrid' })
        expect(values.place).toEqual([{ type: 'site', name: 'madrid' }])
        const place = { ...rack, ...site, trail: 'Spain › Madrid' }
        expect(updateOf(values, { ...facts, asset, place })).toMatchObject({ changes: [], move: null })
      }
    })

    test('is one of what stands elsewhere, and where the row says more', () => {
      const types = (asset: ExistingAsset, cells: Cells) => read(asset, cells).place.map(({ type }) => type)
      expect(types(elsewhere, { site: 'Madrid' })).toEqual(['site', 'data_center'])
      expect(types({ ...leaf, place: null }, { site: 'Madrid' })).toEqual(['site', 'data_center'])
      expect(types(inSite, { site: 'Madrid', data_center: 'Madrid' })).toEqual(['site', 'data_center'])
      expect(types(inSite, { site: 'Madrid', rack: 'R1' })).toEqual(['site', 'data_center', 'rack'])
    })
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
  const context = { key: 'code', named_by: null, attributes: [], owners: ['ana'], serial_of: null } as const
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
      check({ owner: 'Nobody', serial_number: 'S-2' }, { named_by: '4', owners: [], serial_of }),
    ).toEqual(['owner: does_not_exist', 'code: repeated_in_file', 'serial_number: serial_repeated'])
    expect(check({ serial_number: 'S-1' }, { serial_of })).toEqual([])
  })

  test('takes an owner for whom it has already, and else asks which of several', () => {
    const named = ['david-1', 'david-2']
    const owned = { ...leaf, owner: { id: 'david-2', name: 'David García' } }
    expect(ownersMeant(named, owned)).toEqual(['david-2'])
    expect(ownersMeant(named, leaf)).toEqual(named)
    expect(ownersMeant(['david-1'], owned)).toEqual(['david-1'])
    expect(changes({ owner: 'David García' }, { asset: owned, owner: 'david-2' })).toEqual([])
    expect(check({ owner: 'David García' }, { owners: named })).toEqual(['owner: several_owners'])
    expect(check({ owner: 'David García' }, { owners: ['david-2'] })).toEqual([])
  })
})
