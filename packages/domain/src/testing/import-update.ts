import { blankAsset } from '../asset.ts'
import { readAsUpdate } from '../asset-import-existing.ts'
import { readRow, type Cells, type RowValues } from '../asset-import-row.ts'
import type { ExistingAsset, UpdateFacts } from '../asset-import-facts.ts'
import { updateOf } from '../asset-import-update.ts'

/** Where the asset stands. */
export const rack = { id: 'r04', type: 'rack', u_height: 42, starting_unit: 1, trail: 'MAD1 › R04' } as const
/** An asset that rows change. */
export const leaf: ExistingAsset = {
  ...blankAsset,
  id: 'leaf',
  name: 'Leaf 1',
  code: 'SWI-1',
  hostname: 'leaf-1',
  serial_number: 'S-1',
  customer: null,
  asset_type: 'SWI',
  priority: null,
  criticality: null,
  purchase_date: '2024-01-10',
  warranty_date: '2027-01-10',
  notes: 'Old',
  status: 'active',
  termination_date: null,
  owner: null,
  brand: { id: 'acme', name: 'Acme' },
  model: { id: 'sx', name: 'SX-48' },
  attributes: {},
  tags: ['Edge'],
  place: { ...rack, path: 'dc/r04/', position: 12, face: 'front', lane: null },
  inside: null,
  is_warranty_set: false,
  open_work: [],
}
/** What a row about it means that names nothing new. */
export const facts: UpdateFacts = {
  asset: leaf,
  key: 'code',
  type: null,
  attributes: [],
  corded: true,
  owner: null,
  brand: 'acme',
  model: 'sx',
  place: null,
  size: { u_height: 2, full_depth: null },
  others: [],
  hosts: [],
}
/** Where it may go. */
export const r05 = { ...rack, id: 'r05', trail: 'MAD1 › R05', path: 'dc/r05/' }

/** What a row about it says. */
export const valuesOf = (cells: Cells, clears: Parameters<typeof readRow>[2]['clears'] = []): RowValues =>
  readAsUpdate(readRow('devices', cells, { date_order: {}, locations: {}, clears }), leaf).values
/** What a row changes, as `column: from > to`. */
export const changes = (cells: Cells, more: Partial<UpdateFacts> = {}) =>
  updateOf(valuesOf(cells), { ...facts, ...more }).changes.map(
    ({ column, from, to }) => `${column}: ${from} > ${to}`,
  )
/** What speaks against a row, as `column: code`. */
export const problems = (cells: Cells, more: Partial<UpdateFacts> = {}) =>
  updateOf(valuesOf(cells), { ...facts, ...more }).problems.map(({ column, code }) => `${column}: ${code}`)
