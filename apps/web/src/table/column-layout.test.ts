import { expect, test } from 'vitest'
import {
  columnWidths,
  inOrder,
  movedBy,
  NARROWEST,
  PLAIN_LAYOUT,
  WIDEST,
  withWidth,
} from './column-layout.ts'

test('columns that grow share what is left over, to the pixel', () => {
  const columns = [
    { size: 10, grow: 2 },
    { size: 5, grow: 0 },
    { size: 5, grow: 1 },
  ]
  const widths = columnWidths(columns, 1001, 16)
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe(1001)
  expect(widths[1]).toBe(80)
  expect(columnWidths(columns, 100, 16)).toEqual([160, 80, 80])
})

const sized = ['name', 'code', 'owner'].map((id) => ({ id, size: 10, grow: 1, width: 200 }))

test('setting a width holds the columns before it, so that its edge stays under the hand', () => {
  const { widths } = withWidth(PLAIN_LAYOUT, { columns: sized, id: 'code', width: 20, rem: 16 })
  expect(widths).toEqual({ name: 12.5, code: 20 })
})

test('a width stays within bounds, and can be left to the table again', () => {
  const set = (width: number | undefined) =>
    withWidth(PLAIN_LAYOUT, { columns: sized, id: 'name', width, rem: 16 }).widths['name']
  expect(set(0.1)).toBe(NARROWEST)
  expect(set(1000)).toBe(WIDEST)
  expect(set(undefined)).toBeUndefined()
})

test('columns move by places, not beyond the ends', () => {
  expect(movedBy(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
  expect(movedBy(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
  expect(movedBy(['a', 'b', 'c'], 'b', 9)).toEqual(['a', 'c', 'b'])
})

test('a saved order forgets what is gone and lets in what is new', () => {
  expect(inOrder(['a', 'b', 'c'], ['c', 'gone', 'a'])).toEqual(['c', 'a', 'b'])
})
