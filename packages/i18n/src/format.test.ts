import { expect, test } from 'vitest'
import {
  byName,
  formatDate,
  formatDateTime,
  formatDay,
  formatDuration,
  formatList,
  formatNumber,
} from './format.ts'

test.each([
  ['en', 1, '1 second'],
  ['es', 12, '12 segundos'],
  ['en', 119, '119 seconds'],
  ['en', 121, '3 minutes'],
  ['es', 120, '2 minutos'],
] as const)('in %s, %i seconds are %s', (language, seconds, text) => {
  expect(formatDuration(language, seconds)).toBe(text)
})

test.each([
  ['en', 'name, code, and owner'],
  ['es', 'name, code y owner'],
] as const)('a list in %s', (language, text) => {
  expect(formatList(language, ['name', 'code', 'owner'])).toBe(text)
})

test('a day is the same day in every zone, in the language', () => {
  expect(formatDate('en', '2026-03-01')).toBe('1 Mar 2026')
  expect(formatDate('es', '2026-03-01')).toBe('1 mar 2026')
})

test('an instant is told in 24 hours', () => {
  expect(formatDateTime('en', '2026-03-01T15:05:00')).toBe('1 Mar 2026, 15:05')
  expect(formatDateTime('es', '2026-03-01T15:05:00')).toBe('1 mar 2026, 15:05')
})

test("the day of an instant is the reader's", () => {
  expect(formatDay('en', '2026-03-01T23:30:00Z')).toBe('2 Mar 2026')
  expect(formatDay('es', '2026-03-01T23:30:00Z')).toBe('2 mar 2026')
})

test('thousands are grouped as the language does', () => {
  expect(formatNumber('en', 12000)).toBe('12,000')
  expect(formatNumber('es', 1200)).toBe('1.200')
})

test('names come in the order people count', () => {
  expect(['R10', 'R2', 'r1'].toSorted(byName('en'))).toEqual(['r1', 'R2', 'R10'])
})
