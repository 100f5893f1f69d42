import { expect, test } from 'vitest'
import { daysOf, isOverdue, localDay } from './due.ts'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour)
const instant = (day: number, hour: number) => at(day, hour).toISOString()
const undated = { window_start: null, window_end: null, wanted_on: null }

test('a day is the one of who reads it', () => {
  expect(localDay(at(3, 0))).toBe('2026-11-03')
  expect(localDay(at(3, 23))).toBe('2026-11-03')
})

test('a request takes place on the days of its window, or on the one it is wanted on', () => {
  const night = {
    ...undated,
    window_start: instant(3, 22),
    window_end: instant(4, 2),
    wanted_on: '2026-11-30',
  }
  expect(daysOf(night)).toEqual({ first: '2026-11-03', last: '2026-11-04' })
  expect(daysOf({ ...night, window_end: instant(4, 0) })?.last).toBe('2026-11-03')
  expect(daysOf({ ...night, window_end: null })?.last).toBe('2026-11-03')
  expect(daysOf({ ...undated, wanted_on: '2026-11-30' })).toEqual({ first: '2026-11-30', last: '2026-11-30' })
  expect(daysOf(undated)).toBeNull()
})

test('a request is overdue once its window has ended, or the day after it was wanted, until it is over', () => {
  const window = {
    ...undated,
    window_start: instant(3, 22),
    window_end: instant(4, 2),
    stage: 'in_progress',
  } as const
  expect(isOverdue(window, at(4, 1))).toBe(false)
  expect(isOverdue(window, at(4, 3))).toBe(true)
  expect(isOverdue({ ...window, stage: 'done' }, at(4, 3))).toBe(false)
  const wanted = { ...undated, wanted_on: '2026-11-03', stage: 'todo' } as const
  expect(isOverdue(wanted, at(3, 23))).toBe(false)
  expect(isOverdue(wanted, at(4, 0))).toBe(true)
  expect(isOverdue({ ...undated, stage: 'todo' }, at(4, 0))).toBe(false)
})
