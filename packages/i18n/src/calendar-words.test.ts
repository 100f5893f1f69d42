import { expect, test } from 'vitest'
import { firstWeekday, formatDayOfMonth, formatMonth, weekdayNames } from './calendar-words.ts'

test('a week begins as its readers count', () => {
  expect(firstWeekday('en')).toBe(1)
  expect(firstWeekday('es')).toBe(1)
  expect(weekdayNames('en')).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  expect(weekdayNames('es')[0]).toBe('lun')
})

test('a month is told with its year, its first day with its month', () => {
  expect(formatMonth('en', '2026-11-22')).toBe('November 2026')
  expect(formatMonth('es', '2026-11-22')).toBe('noviembre de 2026')
  expect(formatDayOfMonth('en', '2026-12-01')).toBe('1 Dec')
  expect(formatDayOfMonth('en', '2026-12-02')).toBe('2')
})
