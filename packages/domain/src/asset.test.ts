import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AssetCreate, AssetPatch, blankAsset, ratingOf } from './asset.ts'
import { AssetQuery } from './asset-query.ts'
import { changesOf } from './history.ts'

const errors = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.map((issue) => [v.getDotPath(issue), issue.message])

test('a blank asset lacks nothing but its name', () => {
  expect(errors(AssetCreate, { ...blankAsset, place: null })).toEqual([['name', 'required']])
  expect(v.is(AssetCreate, { ...blankAsset, name: 'Leaf 1', place: null })).toBe(true)
})

test('a patch may be empty, may not clear the code, and takes no field of the system', () => {
  expect(v.is(AssetPatch, {})).toBe(true)
  expect(errors(AssetPatch, { code: null })).toEqual([['code', 'required']])
  expect(v.is(AssetPatch, { status: 'active' })).toBe(false)
  expect(v.is(AssetPatch, { company_id: 'x' })).toBe(false)
})

test('priority and criticality are rated, nothing else is', () => {
  expect(ratingOf('priority', 'high')).toBe('high')
  expect(ratingOf('criticality', 'low')).toBe('low')
  expect(ratingOf('criticality', 'urgent')).toBeUndefined()
  expect(ratingOf('customer', 'high')).toBeUndefined()
})

test('a currency is three letters, however they are written', () => {
  expect(v.parse(AssetPatch, { currency: ' eur ' })).toEqual({ currency: 'EUR' })
  for (const currency of ['', 'EU', 'EURO', '€'])
    expect(errors(AssetPatch, { currency })).toEqual([['currency', 'invalid_currency']])
})

test('the list has a default order and page, and refuses what it does not know', () => {
  expect(v.parse(AssetQuery, {})).toEqual({ ordering: '-last_update', limit: 50 })
  expect(v.parse(AssetQuery, { limit: '100' }).limit).toBe(100)
  expect(errors(AssetQuery, { limit: '1000000000' })).toEqual([['limit', 'too_large']])
  expect(errors(AssetQuery, { ordering: 'name;drop' })).toEqual([['ordering', 'unknown_option']])
})

test('only what differs is a change', () => {
  const row = { name: 'a', hostname: null as string | null, notes: 'n' }
  expect(changesOf(row, { name: 'a', hostname: 'h' })).toEqual([{ field: 'hostname', from: null, to: 'h' }])
  expect(changesOf(row, {})).toEqual([])
})
