import type { AssetFacets } from '@plenum/domain/asset-query'
import { expect, test } from 'vitest'
import { isPartOfOpen } from './assets-count.ts'

const facets = (value: number, total: number): AssetFacets => ({
  count: { value, capped: false },
  total,
  has_any: true,
  status: [],
  asset_type: [],
})

test('what a filter leaves is counted of all open assets', () => {
  expect(isPartOfOpen(facets(20, 100), { status: 'active' })).toBe(true)
  expect(isPartOfOpen(facets(100, 100), {})).toBe(false)
})

test.each([{ closed: 'with' }, { closed: 'only' }, { termination_from: '2026-01-01' }] as const)(
  'with %o closed assets are no part of the open ones',
  (filter) => {
    expect(isPartOfOpen(facets(120, 100), filter)).toBe(false)
    expect(isPartOfOpen(facets(20, 100), filter)).toBe(false)
  },
)
