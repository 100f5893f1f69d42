import { expect, test } from 'vitest'
import { dayAfter, layOut, weeksOf } from './weeks.ts'

const wanted = (wanted_on: string) => ({ window_start: null, window_end: null, wanted_on })
const window = (first: number, last: number) => ({
  window_start: new Date(2026, 10, first, 8).toISOString(),
  window_end: new Date(2026, 10, last, 18).toISOString(),
  wanted_on: null,
})

test('a month is shown in whole weeks from the day they begin with', () => {
  const weeks = weeksOf('month', '2026-11-22', 1)
  expect(weeks.map(([first]) => first)).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ])
  expect(weeksOf('month', '2026-11-22', 7)[0]?.[0]).toBe('2026-11-01')
  expect(weeksOf('month', '2026-12-05', 1)[0]?.[0]).toBe('2026-11-30')
})

test('a week is the one around its day', () => {
  expect(weeksOf('week', '2026-11-22', 1)).toEqual([
    ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'],
  ])
})

test('the next month begins with its first day, however long the present one is', () => {
  expect(dayAfter('month', '2026-01-31', 1)).toBe('2026-02-01')
  expect(dayAfter('month', '2026-01-31', -1)).toBe('2025-12-01')
  expect(dayAfter('week', '2026-12-30', 1)).toBe('2027-01-06')
})

const [week = []] = weeksOf('week', '2026-11-22', 1)

test('what takes longer than a week says so at both ends', () => {
  expect(layOut([window(10, 30)], week, 3).bars).toMatchObject([
    { column: 0, span: 7, track: 0, isBefore: true, isAfter: true },
  ])
})

test('what overlaps stands on lines of its own, what follows on the same', () => {
  const { bars } = layOut([window(16, 18), window(17, 20), window(19, 22), wanted('2026-11-16')], week, 3)
  expect(bars.map(({ column, span, track }) => [column, span, track])).toEqual([
    [0, 3, 0],
    [0, 1, 1],
    [1, 4, 1],
    [3, 4, 0],
  ])
})

test('what has no line left is counted on each of its days', () => {
  const { bars, hidden } = layOut([window(16, 17), window(16, 17), window(17, 18)], week, 1)
  expect(bars).toHaveLength(1)
  expect(hidden).toEqual([1, 2, 1, 0, 0, 0, 0])
})

test('what is on other days or on none is not drawn', () => {
  expect(layOut([window(1, 2), { ...wanted('x'), wanted_on: null }], week, 3).bars).toEqual([])
})
