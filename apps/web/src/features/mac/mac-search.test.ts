import * as v from 'valibot'
import { expect, test } from 'vitest'
import { filtersOf, isFiltered, MacSearch, NO_FILTERS } from './mac-search.ts'

const addressOf = (parts: Record<string, unknown>) => v.parse(MacSearch, parts)
const ALL_KINDS = 'move,add,change,swap,remove'

test('nothing but moves, adds and changes is shown, whatever else there is', () => {
  expect(filtersOf(addressOf({}))).toEqual({ kind: ALL_KINDS })
  expect(filtersOf(addressOf({ kind: 'maintenance' }))).toEqual({ kind: ALL_KINDS })
  expect(filtersOf(addressOf({ kind: 'swap,maintenance,add' }))).toEqual({ kind: 'swap,add' })
})

test('an address forgives what it does not know', () => {
  const bad = {
    stage: 'lost',
    priority: 'urgent',
    mine: 'theirs',
    assignee: 'Ada',
    from: '31.11.',
    view: 'map',
  }
  expect(filtersOf(addressOf(bad))).toEqual({ kind: ALL_KINDS })
})

test('what the address says is what the server is asked for', () => {
  const id = '0190d0d0-0000-7000-8000-000000000001'
  const address = addressOf({
    stage: 'todo,blocked',
    mine: 'approval',
    assignee: id,
    place: id,
    created_from: '2026-10-01',
    created_to: '2026-10-31',
    due_before: '2026-11-30',
    sla: 'overdue,warning,late',
    search: ' rack ',
  })
  expect(filtersOf(address)).toEqual({
    kind: ALL_KINDS,
    stage: 'todo,blocked',
    mine: 'approval',
    assignee_id: id,
    place_id: id,
    created_from: '2026-10-01',
    created_to: '2026-10-31',
    due_before: '2026-11-30',
    sla: 'overdue,warning',
    search: 'rack',
  })
  expect(isFiltered(address)).toBe(true)
  expect(isFiltered({ ...address, ...NO_FILTERS })).toBe(false)
})

test('how requests are shown narrows nothing', () => {
  expect(isFiltered(addressOf({ view: 'calendar', lane: 'team', span: 'week', day: '2026-11-30' }))).toBe(
    false,
  )
})
