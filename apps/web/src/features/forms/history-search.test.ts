import * as v from 'valibot'
import { expect, test } from 'vitest'
import { HistorySearch, historyQueryOf, isFiltered } from './history-search.ts'

const read = (address: Record<string, string>) => v.parse(HistorySearch, address)

test('an address narrows the history by what it says, in the newest order where it says none', () => {
  const place = '0197a5c0-0000-7000-8000-000000000001'
  const address = read({
    kind: 'move',
    stage: 'done',
    mine: 'requested',
    place,
    from: '2026-01-01',
    search: ' web ',
  })
  expect(historyQueryOf(address)).toEqual({
    search: 'web',
    kind: 'move',
    stage: 'done',
    mine: 'requested',
    place_id: place,
    from: '2026-01-01',
    ordering: '-last_update',
  })
  expect(isFiltered(address)).toBe(true)
})

test('what is wrong in an address is left out, and an order or an open request narrows nothing', () => {
  const address = read({
    kind: 'party',
    from: 'soon',
    ordering: 'code',
    open: '0197a5c0-0000-7000-8000-000000000001',
  })
  expect(historyQueryOf(address)).toEqual({ ordering: 'code' })
  expect(isFiltered(address)).toBe(false)
})
