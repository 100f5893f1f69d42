import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { after, dueDays, firstDueFrom, lastDueBefore, MOST_DUE_DAYS, Recurrence } from './recurrence.ts'

type Calendar = Extract<Recurrence, { by: 'calendar' }>
const rule = (over: Partial<Calendar>): Calendar => ({
  by: 'calendar',
  every: 1,
  unit: 'month',
  starts_on: '2026-01-01',
  weekday: null,
  nth: null,
  month_day: null,
  ...over,
})

describe('days on which something is due by the calendar', () => {
  test.each<[string, Partial<Calendar>, string, string, string[]]>([
    ['every day', { unit: 'day' }, '2026-02-27', '2026-03-01', ['2026-02-27', '2026-02-28', '2026-03-01']],
    [
      'every 91 days',
      { unit: 'day', every: 91 },
      '2026-01-01',
      '2026-12-31',
      ['2026-01-01', '2026-04-02', '2026-07-02', '2026-10-01', '2026-12-31'],
    ],
    [
      'every second Monday',
      { unit: 'week', every: 2, weekday: 1 },
      '2026-01-01',
      '2026-02-10',
      ['2026-01-05', '2026-01-19', '2026-02-02'],
    ],
    [
      'every week on the weekday it begins with',
      { unit: 'week' },
      '2026-01-01',
      '2026-01-15',
      ['2026-01-01', '2026-01-08', '2026-01-15'],
    ],
    ['a Sunday', { unit: 'week', weekday: 7 }, '2026-01-01', '2026-01-11', ['2026-01-04', '2026-01-11']],
    [
      'the 31st, or the last day of the month',
      { month_day: 31 },
      '2026-01-01',
      '2026-04-30',
      ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
    ],
    [
      'the 30th in a leap year',
      { month_day: 30 },
      '2028-01-01',
      '2028-03-31',
      ['2028-01-30', '2028-02-29', '2028-03-30'],
    ],
    [
      'every third month on the 15th, from the next 15th on',
      { every: 3, month_day: 15, starts_on: '2026-01-20' },
      '2026-01-01',
      '2026-12-31',
      ['2026-02-15', '2026-05-15', '2026-08-15', '2026-11-15'],
    ],
    [
      'the second Tuesday',
      { weekday: 2, nth: 2 },
      '2026-01-01',
      '2026-03-31',
      ['2026-01-13', '2026-02-10', '2026-03-10'],
    ],
    [
      'the last Friday',
      { weekday: 5, nth: 5 },
      '2026-01-01',
      '2026-03-31',
      ['2026-01-30', '2026-02-27', '2026-03-27'],
    ],
    [
      'the last Sunday of a leap February',
      { weekday: 7, nth: 5 },
      '2032-02-01',
      '2032-02-29',
      ['2032-02-29'],
    ],
    [
      'every year, on a leap day',
      { unit: 'year', starts_on: '2024-02-29' },
      '2024-01-01',
      '2028-12-31',
      ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
    ],
    [
      'every year on the first Monday of its month',
      { unit: 'year', weekday: 1, nth: 1, starts_on: '2026-03-10' },
      '2026-01-01',
      '2028-12-31',
      ['2027-03-01', '2028-03-06'],
    ],
    ['nothing before it begins', { starts_on: '2026-06-01' }, '2026-01-01', '2026-05-31', []],
    ['nothing where the range is none', {}, '2026-05-01', '2026-04-01', []],
  ])('%s', (_, over, from, to, expected) => expect(dueDays(rule(over), from, to)).toEqual(expected))

  test('are no more than one answer bears', () => {
    expect(dueDays(rule({ unit: 'day' }), '2026-01-01', '2030-01-01')).toHaveLength(MOST_DUE_DAYS)
  })
})

const RULES = [
  rule({ unit: 'day', every: 17 }),
  rule({ unit: 'week', every: 3, weekday: 4 }),
  rule({ every: 2, month_day: 31 }),
  rule({ every: 5, weekday: 3, nth: 5, starts_on: '2026-01-30' }),
  rule({ unit: 'year', every: 2, starts_on: '2024-02-29' }),
]

test.each(RULES)('the first from a day on and the last before it agree with the whole range: %o', (each) => {
  const all = dueDays(each, '2024-01-01', '2041-01-01')
  for (let at = Date.UTC(2025, 10, 1); at < Date.UTC(2035, 0, 1); at += 5 * 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    expect(firstDueFrom(each, day)).toBe(all.find((due) => due >= day))
    expect(lastDueBefore(each, day)).toBe(all.findLast((due) => due < day) ?? null)
  }
})

test.each([
  ['2026-01-31', { every: 1, unit: 'month' }, '2026-02-28'],
  ['2024-02-29', { every: 1, unit: 'year' }, '2025-02-28'],
  ['2026-12-30', { every: 3, unit: 'day' }, '2027-01-02'],
  ['2026-02-20', { every: 2, unit: 'week' }, '2026-03-06'],
] as const)('so long after %s: %o is %s', (day, rhythm, expected) =>
  expect(after(day, rhythm)).toBe(expected),
)

test.each([
  { by: 'calendar', every: 0, unit: 'day', starts_on: '2026-01-01' },
  { by: 'calendar', every: 1, unit: 'hour', starts_on: '2026-01-01' },
  { by: 'calendar', every: 1, unit: 'week', weekday: 8, starts_on: '2026-01-01' },
  { by: 'calendar', every: 1, unit: 'month', month_day: 32, starts_on: '2026-01-01' },
  { by: 'done', every: 1, unit: 'month', starts_on: '2026-02-30' },
  { by: 'meter', every: 1, unit: 'month', starts_on: '2026-02-01' },
])('refuses %o', (input) => expect(v.is(Recurrence, input)).toBe(false))
