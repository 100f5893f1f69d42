import { expect, test } from 'vitest'
import { blankGrid, columnLetters, tileAt } from './plan-grid.ts'

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [35, 'AJ'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (index, letters) => expect(columnLetters(index)).toBe(letters))

test.each([
  ['the first tile', [0, 0], 'A01'],
  ['the end of the first tile', [599, 599], 'A01'],
  ['the thirty-sixth across and the fifth down', [21_100, 2500], 'AJ05'],
  ['the hundredth down', [0, 59_500], 'A100'],
  ['before the first', [-1, 0], null],
] as const)('%s', (_what, point, name) => expect(tileAt(point, blankGrid, 600)).toBe(name))

test('tiles begin where the grid does', () => {
  const grid = { x_mm: 100, y_mm: -200 }
  expect(tileAt([100, -200], grid, 600)).toBe('A01')
  expect(tileAt([99, 0], grid, 600)).toBeNull()
  expect(tileAt([1300, 400], grid, 600)).toBe('C02')
})
