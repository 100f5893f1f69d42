import { describe, expect, test } from 'vitest'
import { dueToMake, madeOn, nextDue, planned, type RuleStanding } from './maintenance-rule.ts'
import type { Recurrence } from './recurrence.ts'

const fresh: RuleStanding = { made_until: null, last_done: null, is_open: false }
const monthly: Recurrence = {
  by: 'calendar',
  every: 1,
  unit: 'month',
  starts_on: '2026-01-15',
  weekday: null,
  nth: null,
  month_day: null,
}
const afterDone: Recurrence = { by: 'done', every: 6, unit: 'month', starts_on: '2026-01-15' }

describe('the next day on which a rule is due', () => {
  test.each<[string, Recurrence, Partial<RuleStanding>, string | null]>([
    ['is the first one at first', monthly, {}, '2026-01-15'],
    ['is the one behind the last that was made', monthly, { made_until: '2026-03-15' }, '2026-04-15'],
    [
      'does not wait for one that is open',
      monthly,
      { made_until: '2026-03-15', is_open: true },
      '2026-04-15',
    ],
    ['is the first day of what was never done', afterDone, {}, '2026-01-15'],
    ['follows from when it was done', afterDone, { last_done: '2026-08-31' }, '2027-02-28'],
    ['is not known before what is open is done', afterDone, { last_done: '2026-08-31', is_open: true }, null],
    ['is not one that was made and came to nothing', afterDone, { made_until: '2026-01-15' }, '2026-07-15'],
    ['is never before it begins', afterDone, { last_done: '2025-01-01' }, '2026-01-15'],
  ])('%s', (_, recurrence, standing, expected) =>
    expect(nextDue({ recurrence }, { ...fresh, ...standing })).toBe(expected),
  )
})

describe('what is to be made today', () => {
  const made = (
    today: string,
    standing: Partial<RuleStanding> = {},
    recurrence: Recurrence = monthly,
    lead_days = 7,
  ) => dueToMake({ recurrence, lead_days }, { ...fresh, ...standing }, today)

  test('is nothing before the lead time begins', () => expect(made('2026-01-07')).toEqual([]))
  test('is what is due once it has begun', () => expect(made('2026-01-08')).toEqual(['2026-01-15']))
  test('is nothing again once it was made', () =>
    expect(made('2026-01-08', { made_until: '2026-01-15' })).toEqual([]))
  test('is several where the lead time is longer than what lies between', () =>
    expect(made('2026-01-10', {}, monthly, 60)).toEqual(['2026-01-15', '2026-02-15']))
  test('is the last one alone of those that were missed', () =>
    expect(made('2026-06-20', { made_until: '2026-01-15' })).toEqual(['2026-06-15']))
  test('is the missed one and the next where that has begun as well', () =>
    expect(made('2026-06-10', { made_until: '2026-01-15' })).toEqual(['2026-05-15', '2026-06-15']))
  test('of today is told once', () => expect(made('2026-01-15')).toEqual(['2026-01-15']))
  test('is one only of what follows from the last one done', () => {
    expect(made('2027-03-30', { last_done: '2026-02-28' }, afterDone)).toEqual(['2026-08-28'])
    expect(made('2026-08-20', { last_done: '2026-02-28' }, afterDone)).toEqual([])
    expect(made('2027-03-30', { last_done: '2026-02-28', is_open: true }, afterDone)).toEqual([])
  })
})

describe('what a rule is going to make in a range', () => {
  const range = { from: '2026-02-01', to: '2026-04-30' }
  test('is every due day of which nothing was made', () => {
    expect(planned({ recurrence: monthly }, fresh, range)).toEqual(['2026-02-15', '2026-03-15', '2026-04-15'])
    expect(planned({ recurrence: monthly }, { ...fresh, made_until: '2026-03-15' }, range)).toEqual([
      '2026-04-15',
    ])
  })
  test('is the next one of what follows from the last one done', () => {
    const done = (last_done: string) => planned({ recurrence: afterDone }, { ...fresh, last_done }, range)
    expect(done('2025-09-30')).toEqual(['2026-03-30'])
    expect(done('2026-03-30')).toEqual([])
    expect(done('2025-05-30')).toEqual([])
  })
})

test('a request is made so many days before it is due', () =>
  expect(madeOn('2026-03-01', 14)).toBe('2026-02-15'))
