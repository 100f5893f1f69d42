import { expect, test } from 'vitest'
import { formatSpan } from './format-span.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test('a span is told in its two largest units', () => {
  expect(formatSpan('en', 20_000)).toBe('0 min')
  expect(formatSpan('en', 45 * MINUTE)).toBe('45 min')
  expect(formatSpan('en', 2 * HOUR + 5 * MINUTE)).toBe('2 hr, 5 min')
  expect(formatSpan('en', 3 * HOUR)).toBe('3 hr')
  expect(formatSpan('en', 76 * HOUR + 40 * MINUTE)).toBe('3 days, 4 hr')
  expect(formatSpan('es', 49 * HOUR)).toBe('2 d y 1 h')
})

test('what is nearly an hour is one', () => {
  expect(formatSpan('en', HOUR - 10_000)).toBe('1 hr')
})
