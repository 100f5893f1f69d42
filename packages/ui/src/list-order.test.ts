import { expect, test } from 'vitest'
import { placeUnder, placeWith, shiftOf, withMoved } from './list-order.ts'

/** Three items of 100, 40 and 60 pixels, 10 apart. */
const slots = [
  { top: 0, height: 100 },
  { top: 110, height: 40 },
  { top: 160, height: 60 },
]

test('an item takes the place of each whose middle it has passed', () => {
  expect(placeUnder(slots, 0, 0)).toBe(0)
  expect(placeUnder(slots, 0, 30)).toBe(0)
  expect(placeUnder(slots, 0, 31)).toBe(1)
  expect(placeUnder(slots, 0, 91)).toBe(2)
  expect(placeUnder(slots, 0, 5000)).toBe(2)
  expect(placeUnder(slots, 2, -29)).toBe(2)
  expect(placeUnder(slots, 2, -31)).toBe(1)
  expect(placeUnder(slots, 2, -5000)).toBe(0)
})

test('those between make room for the one held, and it goes as far as they are high', () => {
  const down = { from: 0, to: 2 }
  expect(slots.map((_, index) => shiftOf(slots, down, index))).toEqual([120, -110, -110])
  const up = { from: 2, to: 1 }
  expect(slots.map((_, index) => shiftOf(slots, up, index))).toEqual([0, 70, -50])
  const still = { from: 1, to: 1 }
  expect(slots.map((_, index) => shiftOf(slots, still, index))).toEqual([0, 0, 0])
})

test('each has the number it would have if the one held were let go', () => {
  expect([0, 1, 2, 3].map((index) => placeWith({ from: 0, to: 2 }, index))).toEqual([2, 0, 1, 3])
  expect([0, 1, 2, 3].map((index) => placeWith({ from: 3, to: 1 }, index))).toEqual([0, 2, 3, 1])
})

test('the items in their new order', () => {
  expect(withMoved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(withMoved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(withMoved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c'])
})
