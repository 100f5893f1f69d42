import { expect, test } from 'vitest'
import * as v from 'valibot'
import { AssetsSearch, filterOf, isFiltered, listQueryOf, withoutFilters } from './assets-search.ts'

const id = '018f3f6e-7b6a-7c11-9d3e-2f6a1b5c8d90'
const read = (address: Record<string, string>) => v.parse(AssetsSearch, address)

test('an address says what the list shows', () => {
  const address = read({ status: 'faulty', search: ' leaf ', ordering: 'name', asset: id, tab: 'global' })
  expect(listQueryOf(address)).toEqual({ status: 'faulty', search: 'leaf', ordering: 'name' })
})

test('without an order the last changes come first', () => {
  expect(listQueryOf(read({}))).toEqual({ ordering: '-last_update' })
})

test('a bad part of an address is left out and the rest still holds', () => {
  expect(filterOf(read({ status: 'on fire', category: 'it', location_id: 'x', asset: 'nobody' }))).toEqual({
    category: 'it',
  })
})

test('an order or an open record is no filter', () => {
  expect(isFiltered(read({ ordering: 'name', asset: id, view: 'edit' }))).toBe(false)
  expect(isFiltered(read({ search: 'leaf' }))).toBe(true)
})

test('clearing the filters keeps the order and the open record', () => {
  const cleared = withoutFilters(read({ search: 'leaf', status: 'active', ordering: 'name', asset: id }))
  expect(isFiltered(cleared)).toBe(false)
  expect(cleared).toMatchObject({ ordering: 'name', asset: id })
})
