import { expect, test } from 'vitest'
import { rangeCount } from './port-range.ts'

test('a range counts its numbers, several multiply, and a name without one counts nothing', () => {
  expect(rangeCount('Ethernet[1-48]')).toBe(48)
  expect(rangeCount('Ethernet[0-1]/[1-24]')).toBe(48)
  expect(rangeCount('Console')).toBeNull()
  expect(rangeCount('Bay [A-C]')).toBeNull()
})

test('a range that falls counts as none', () => {
  expect(rangeCount('Ethernet[48-1]')).toBeNaN()
})
