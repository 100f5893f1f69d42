import { expect, test } from 'vitest'
import { align, distribute } from './plan-arrange.ts'

const three = [
  { id: 'a', x: 0, y: 0, width: 600, depth: 1000 },
  { id: 'b', x: 700, y: 300, width: 800, depth: 1200 },
  { id: 'c', x: 3000, y: 100, width: 600, depth: 1000 },
]

test.each([
  ['left', 'x', [0, 0, 0]],
  ['centre', 'x', [1500, 1400, 1500]],
  ['right', 'x', [3000, 2800, 3000]],
  ['top', 'y', [0, 0, 0]],
  ['middle', 'y', [250, 150, 250]],
  ['bottom', 'y', [500, 300, 500]],
] as const)('aligned %s', (way, axis, expected) => {
  const done = align(three, way)
  expect(done.map((rect) => rect[axis])).toEqual(expected)
  const other = axis === 'x' ? 'y' : 'x'
  expect(done.map((rect) => rect[other])).toEqual(three.map((rect) => rect[other]))
})

test('distributed across: the outermost stay and the gaps are the same', () => {
  const done = distribute(three.toReversed(), 'across')
  expect(done.map(({ id, x }) => [id, x])).toEqual([
    ['a', 0],
    ['b', 1400],
    ['c', 3000],
  ])
})

test('distributed down, things that overlap overlap alike', () => {
  const gaps = distribute(three, 'down').map(({ y, depth }) => [y, y + depth])
  expect((gaps[1]?.[0] ?? 0) - (gaps[0]?.[1] ?? 0)).toBe((gaps[2]?.[0] ?? 0) - (gaps[1]?.[1] ?? 0))
})

test('one thing alone stays', () =>
  expect(distribute(three.slice(0, 1), 'across')).toEqual(three.slice(0, 1)))
