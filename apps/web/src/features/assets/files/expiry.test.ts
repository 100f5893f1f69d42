import { expect, test } from 'vitest'
import { dayOf, expiryOf } from './expiry.ts'

test.for([
  ['2026-11-20', 'past'],
  ['2026-11-21', 'soon'],
  ['2026-12-21', 'soon'],
  ['2026-12-22', 'later'],
  ['2019-01-01', 'past'],
  ['9999-12-31', 'later'],
] as const)('what ends on %s is %s on 21 November', ([day, expiry]) => {
  expect(expiryOf(day, '2026-11-21')).toBe(expiry)
})

test('a change of the clocks makes no day longer', () => {
  expect(expiryOf('2026-11-01', '2026-10-02')).toBe('soon')
  expect(expiryOf('2026-11-02', '2026-10-02')).toBe('later')
})

test('a day is the one of the person, not the one in Greenwich', () => {
  expect(dayOf(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05')
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
