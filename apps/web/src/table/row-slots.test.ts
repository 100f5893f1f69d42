import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recycled, tidied, type Slot } from './row-slots.ts'

const ranges = fc.tuple(fc.nat(1000), fc.nat(40)).map(([first, length]) => ({ first, last: first + length }))
const keptRows = fc.uniqueArray(fc.nat(2000), { maxLength: 2 })
const slotOf = (slots: readonly Slot[], index: number) => slots.find((slot) => slot.index === index)?.id

test('every wanted row has one slot, and a row that stays keeps its own', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(ranges, keptRows), { minLength: 2, maxLength: 8 }), (moves) => {
      let slots: readonly Slot[] = []
      for (const [range, kept] of moves) {
        const before = slots
        slots = recycled(before, range, kept)
        expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length)
        expect(new Set(slots.map(({ index }) => index)).size).toBe(slots.length)
        for (let index = range.first; index <= range.last; index += 1) {
          expect(slotOf(slots, index)).toBeDefined()
          expect(slotOf(slots, index)).toBe(slotOf(before, index) ?? slotOf(slots, index))
        }
        for (const index of kept) expect(slotOf(slots, index)).toBeDefined()
      }
    }),
  )
})

test('scrolling on makes no more slots than are looked at', () => {
  let slots = recycled([], { first: 0, last: 9 }, [])
  for (let first = 1; first < 200; first += 7) slots = recycled(slots, { first, last: first + 9 }, [])
  expect(slots).toHaveLength(10)
})

test('nothing changes while the same rows are wanted', () => {
  const slots = recycled([], { first: 3, last: 9 }, [1])
  expect(recycled(slots, { first: 3, last: 9 }, [1])).toBe(slots)
  const tidy = tidied(slots, { first: 3, last: 9 }, [1])
  expect(tidied(tidy, { first: 3, last: 9 }, [1])).toBe(tidy)
})

test('at rest the slots stand in the order of the list, and idle ones are gone', () => {
  const slots = recycled(recycled([], { first: 0, last: 9 }, []), { first: 4, last: 11 }, [])
  const indexes = tidied(slots, { first: 4, last: 11 }, [400]).map(({ index }) => index)
  expect(indexes).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 400])
})
