import { ALL_PERMISSIONS, NO_PERMISSIONS } from '@plenum/domain/permission'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { filterOf, isFiltered, listQueryOf, NO_FILTERS, TicketsSearch } from './tickets-search.ts'

const administrator = { id: 'ada', permissions: ALL_PERMISSIONS }
const reporter = { id: 'eva', permissions: NO_PERMISSIONS }
const addressOf = (parts: Record<string, unknown>) => v.parse(TicketsSearch, parts)

test('a list begins with what is open, the newest first', () => {
  expect(listQueryOf(addressOf({}), administrator)).toEqual({ status: 'open', ordering: '-number' })
})

test('an address forgives what it does not know', () => {
  expect(filterOf(addressOf({ kind: 'praise', status: 'lost', whose: 'theirs' }), administrator)).toEqual({
    status: 'open',
  })
})

test('who does not see all asks for his own, whatever the address says', () => {
  expect(filterOf(addressOf({ status: 'any' }), reporter)).toEqual({ reporter_id: 'me' })
  expect(filterOf(addressOf({ status: 'any' }), administrator)).toEqual({})
  expect(filterOf(addressOf({ status: 'any', whose: 'mine' }), administrator)).toEqual({ reporter_id: 'me' })
})

test('whose tickets and those that are over narrow nothing', () => {
  expect(isFiltered(addressOf({ whose: 'mine', status: 'any' }))).toBe(false)
  const narrow = addressOf({ search: '12', status: 'done', kind: 'bug', priority: 'high' })
  expect(isFiltered(narrow)).toBe(true)
  expect(isFiltered({ ...narrow, ...NO_FILTERS })).toBe(false)
})
