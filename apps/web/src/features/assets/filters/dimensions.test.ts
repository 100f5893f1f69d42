import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AssetsSearch, filterOf, FILTERS } from '../assets-search.ts'
import { DIMENSIONS, dimensionsOn, partsOf, withoutDimension } from './dimensions.ts'

test('every filter but the search is offered, once', () => {
  const parts = DIMENSIONS.flatMap(partsOf)
  expect(parts.toSorted()).toEqual(FILTERS.filter((name) => name !== 'search').toSorted())
})

test('a pair of days is one', () => {
  const address = { warranty_from: '0d', warranty_to: '90d', status: 'faulty,repair' }
  expect(dimensionsOn(address)).toEqual(['status', 'warranty'])
  expect({ ...address, ...withoutDimension('warranty') }).toEqual({
    status: 'faulty,repair',
    warranty_from: undefined,
    warranty_to: undefined,
  })
})

test('an address keeps what makes sense of it', () => {
  const brand = '0190a0a0-0000-7000-8000-000000000001'
  const address = v.parse(AssetsSearch, {
    status: 'faulty,gone,repair',
    brand_id: `${brand},7`,
    asset_type: 'nothing',
    warranty_to: '90d',
    purchase_from: 'soon',
    without: '',
    saved: 'nobody',
  })
  expect(filterOf(address)).toEqual({ status: 'faulty,repair', brand_id: brand, warranty_to: '90d' })
  expect(address.saved).toBeUndefined()
})
