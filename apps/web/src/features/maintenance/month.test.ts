import type { PlannedMaintenance } from '@plenum/domain/maintenance-rule'
import { expect, test } from 'vitest'
import { storySummary } from '#app/work/story-work.ts'
import { byDay, monthFrom, weeksOf } from './month.ts'

test('a month lies in whole weeks from Monday on', () => {
  const weeks = weeksOf('2026-11-22')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]?.[0]).toBe('2026-10-26')
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
  expect(weeksOf('2027-02-10')).toHaveLength(4)
})

test('the months before and after begin with their first day', () => {
  expect(monthFrom('2026-12-31', 1)).toBe('2027-01-01')
  expect(monthFrom('2026-03-31', -1)).toBe('2026-02-01')
})

test('a request is on every day of its window, and what is planned on the day it is due', () => {
  const night = storySummary(1, 'todo', {
    window_start: new Date(2026, 10, 3, 22).toISOString(),
    window_end: new Date(2026, 10, 4, 2).toISOString(),
  })
  const wanted = storySummary(2, 'todo', { wanted_on: '2026-11-04' })
  const planned: PlannedMaintenance = {
    rule: { id: night.id, name: 'Filters' },
    work: 'cleaning',
    priority: 'low',
    team: null,
    assignee: null,
    due_on: '2026-11-05',
    made_on: '2026-10-22',
  }
  const days = byDay(['2026-11-03', '2026-11-04', '2026-11-05'], [night, wanted], [planned])
  expect([...days.values()].map((on) => [on.requests.map(({ code }) => code), on.planned.length])).toEqual([
    [[night.code], 0],
    [[night.code, wanted.code], 0],
    [[], 1],
  ])
})
