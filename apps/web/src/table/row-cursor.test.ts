import { expect, test } from 'vitest'
import { directionOf, nextOrder } from './columns.ts'
import { actionOf, cursorAfter } from './row-cursor.ts'

const list = { count: 10, page: 4, first: 5 }

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

const press = (key: string, held: 'shift' | 'ctrl' | 'meta' | 'alt' | 'none' = 'none') => ({
  key,
  shiftKey: held === 'shift',
  ctrlKey: held === 'ctrl',
  metaKey: held === 'meta',
  altKey: held === 'alt',
})

test.each([
  [press('ArrowDown'), { do: 'move', to: 4 }],
  [press('ArrowDown', 'shift'), { do: 'extend', to: 4 }],
  [press('End', 'ctrl'), { do: 'move', to: 9 }],
  [press('Home', 'meta'), { do: 'move', to: 0 }],
  [press('ArrowDown', 'ctrl'), null],
  [press(' '), { do: 'toggle', at: 3 }],
  [press(' ', 'shift'), { do: 'extend', to: 3 }],
  [press('a', 'ctrl'), { do: 'all' }],
  [press('a', 'meta'), { do: 'all' }],
  [press('a'), null],
  [press('Enter'), { do: 'open', at: 3 }],
  [press('Escape'), { do: 'clear' }],
  [press('Home', 'alt'), null],
])('%o asks for %o', (pressed, asked) => {
  expect(actionOf(pressed, 3, list)).toEqual(asked)
})

test('without a cursor no row is opened or selected', () => {
  expect(actionOf(press('Enter'), -1, list)).toBeNull()
  expect(actionOf(press(' '), -1, list)).toBeNull()
  expect(actionOf(press('ArrowDown'), -1, list)).toEqual({ do: 'move', to: 5 })
})

test('a header begins with its own order and then turns it round', () => {
  const orders = { ascending: 'name', descending: '-name', first: 'descending' } as const
  expect(nextOrder<string>(orders, 'code')).toBe('-name')
  expect(nextOrder<string>(orders, '-name')).toBe('name')
  expect(directionOf<string>({ orders }, 'name')).toBe('ascending')
  expect(directionOf<string>({ orders }, 'code')).toBe('none')
})
