import { expect, test } from 'vitest'
import { dayNumber, monthsOn, numberedDay, withinDays } from './day-number.ts'

test('days follow each other by one, whatever the clocks do', () => {
  expect(dayNumber('2026-03-30') - dayNumber('2026-03-29')).toBe(1)
  expect(dayNumber('2024-03-01') - dayNumber('2024-02-28')).toBe(2)
  expect(numberedDay(dayNumber('2026-10-25'))).toBe('2026-10-25')
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
])('%s by %i months is %s', (day, months, other) => expect(monthsOn(day, months)).toBe(other))

test('a day outside is the nearer end', () => {
  expect(withinDays('2026-01-01', '2026-02-01', '2026-03-01')).toBe('2026-02-01')
  expect(withinDays('2026-04-01', '2026-02-01', '2026-03-01')).toBe('2026-03-01')
  expect(withinDays('2026-02-03', '2026-02-01', '2026-03-01')).toBe('2026-02-03')
})
