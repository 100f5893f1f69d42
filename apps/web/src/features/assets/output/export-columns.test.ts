import { EXPORT_COLUMNS } from '@plenum/domain/asset-export'
import { expect, test } from 'vitest'
import { SHEET_FIELDS } from '#app/attributes/asset-fields.ts'
import { fieldsIn, OPTIONAL_COLUMNS } from '../list-columns.ts'
import { exportColumns } from './export-columns.ts'

test('a file has the columns of the list in their order, one fact in each', () => {
  expect(exportColumns('shown', ['model', 'status'])).toEqual(['name', 'code', 'brand', 'model', 'status'])
})

test('or all there are, the place part by part', () => {
  const all = exportColumns('all', [])
  expect(all).toContain('rack')
  expect(all).not.toContain('location')
  expect(all).toHaveLength(EXPORT_COLUMNS.length - 1)
})

test('no column of the list is asked for twice', () => {
  const columns = exportColumns('shown', OPTIONAL_COLUMNS)
  expect(new Set(columns).size).toBe(columns.length)
})

test('every field there is has a column in the list, and goes into the file with it', () => {
  const told = (['name', ...OPTIONAL_COLUMNS] as const).flatMap(fieldsIn)
  expect(told.toSorted()).toEqual(SHEET_FIELDS.toSorted())
  expect(exportColumns('shown', ['received_at', 'aliases', 'weight_kg'])).toEqual([
    'name',
    'code',
    'received_at',
    'aliases',
    'weight_kg',
  ])
})
