import { expect, test } from 'vitest'
import { directionOf, nextOrder } from './columns.ts'
import { cursorAfter } from './row-cursor.ts'

const list = { count: 10, page: 4 }

test.each([
  ['ArrowDown', 3, 4],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 0, 0],
  ['PageDown', 3, 7],
  ['PageUp', 3, 0],
  ['Home', 5, 0],
  ['End', 5, 9],
])('%s takes the cursor from %i to %i', (key, from, to) => {
  expect(cursorAfter(key, from, list)).toBe(to)
})

test('other keys, and an empty list, leave the cursor to others', () => {
  expect(cursorAfter('a', 3, list)).toBeNull()
  expect(cursorAfter('ArrowDown', 0, { count: 0, page: 4 })).toBeNull()
})

test('a header begins with its own order and then turns it round', () => {
  const orders = { ascending: 'name', descending: '-name', first: 'descending' } as const
  expect(nextOrder<string>(orders, 'code')).toBe('-name')
  expect(nextOrder<string>(orders, '-name')).toBe('name')
  expect(directionOf<string>({ orders }, 'name')).toBe('ascending')
  expect(directionOf<string>({ orders }, 'code')).toBe('none')
})
