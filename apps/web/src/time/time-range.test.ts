import { expect, test } from 'vitest'
import { lastChange, nextChange, rangeOf } from './time-range.ts'

const change = (day: string) => ({ day, came: 1, left: 0, moved: 0 })
const today = '2026-06-15'

test('a month around today can be looked at where nothing changes', () =>
  expect(rangeOf({ today, days: [] }, today)).toEqual({ min: '2026-05-16', max: '2026-07-15' }))

test('every change can be looked at, with some days after the last one', () =>
  expect(rangeOf({ today, days: [change('2024-01-01'), change('2026-09-01')] }, today)).toEqual({
    min: '2024-01-01',
    max: '2026-09-08',
  }))

test('the day of the address can be looked at wherever it is', () =>
  expect(rangeOf({ today, days: [] }, '2030-01-01')).toMatchObject({ max: '2030-01-01' }))

test('from a day to the changes beside it', () => {
  const days = ['2026-01-01', '2026-02-01', '2026-03-01'].map(change)
  expect(nextChange(days, '2026-02-01')).toBe('2026-03-01')
  expect(nextChange(days, '2026-03-01')).toBeUndefined()
  expect(lastChange(days, '2026-02-01')).toBe('2026-01-01')
  expect(lastChange(days, '2026-01-01')).toBeUndefined()
})
