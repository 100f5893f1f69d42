import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BODY_LIMIT,
  bodyHeight,
  isStray,
  listHeight,
  offsetOf,
  offsetShowing,
  placeAt,
  replaced,
  rowsInView,
  scrolledTo,
  type Extent,
} from './scroll-scale.ts'

const extents = fc.record({
  rows: fc.integer({ min: 1, max: 3_000_000 }),
  rowHeight: fc.constantFrom(28, 36, 44, 64),
  viewport: fc.integer({ min: 100, max: 2500 }),
})
/** Part of a pixel that a browser's rounding of the scroll offset can make. */
const ROUNDED = 0.501
const shares = fc.double({ min: 0, max: 1, noNaN: true })
const end = (extent: Extent) => Math.max(0, listHeight(extent) - extent.viewport)
const lastTop = (extent: Extent) => Math.max(0, bodyHeight(extent) - extent.viewport)
const at = (extent: Extent, share: number) => placeAt(share * end(extent), extent)
/** As a hand on the thumb: far enough away to be no step. */
const dragged = (top: number, extent: Extent) => {
  const far = top > lastTop(extent) / 2 ? 0 : lastTop(extent)
  return scrolledTo(top, { top: far, drift: 0 }, extent)
}

test('the body is never higher than a browser lays out to the pixel', () => {
  fc.assert(fc.property(extents, (extent) => bodyHeight(extent) <= BODY_LIMIT))
})

test('both ends of the scroll bar are both ends of the list', () => {
  fc.assert(
    fc.property(extents, (extent) => {
      const first = dragged(0, extent)
      expect(rowsInView(first, extent, 0).first).toBe(0)
      const last = dragged(lastTop(extent), extent)
      expect(rowsInView(last, extent, 0).last).toBe(extent.rows - 1)
      expect(offsetOf(last)).toBeCloseTo(end(extent), 3)
    }),
  )
})

test('further down the scroll bar is never further up the list', () => {
  fc.assert(
    fc.property(extents, shares, shares, (extent, one, other) => {
      const [higher, lower] = [Math.min(one, other), Math.max(one, other)]
      const tops = [higher, lower].map((share) => dragged(share * lastTop(extent), extent))
      const [above = 0, below = 0] = tops.map(offsetOf)
      expect(above).toBeLessThanOrEqual(below + 1)
    }),
  )
})

test('a step of so many pixels moves the rows by so many pixels, wherever the list stands', () => {
  fc.assert(
    fc.property(extents, shares, fc.integer({ min: -1200, max: 1200 }), (extent, share, step) => {
      const from = at(extent, share)
      const to = Math.max(0, Math.min(from.top + step, lastTop(extent)))
      const moved = scrolledTo(to, from, extent)
      expect(offsetOf(moved) - offsetOf(from)).toBeCloseTo(to - from.top, 3)
      // rows stay where they are in the body: the browser has moved it already
      expect(moved.drift).toBe(from.drift)
    }),
  )
})

test('the first and the last row are met by steps alone', () => {
  fc.assert(
    fc.property(extents, fc.constantFrom(-1, 1), (extent, way) => {
      const distance = Math.min(end(extent), 300_000)
      let place = placeAt(way < 0 ? distance : end(extent) - distance, extent)
      for (let step = 0; step < 350; step += 1) {
        const top = Math.max(0, Math.min(place.top + way * 1000, lastTop(extent)))
        place = scrolledTo(top, place, extent)
        if (isStray(place, extent)) place = placeAt(offsetOf(place), extent)
      }
      expect(offsetOf(place)).toBeCloseTo(way < 0 ? 0 : end(extent), 3)
    }),
    { numRuns: 30 },
  )
})

test('a list that fits the limit is left to the browser', () => {
  const extent = { rows: 10_000, rowHeight: 36, viewport: 700 }
  expect(scrolledTo(123_456, { top: 0, drift: 0 }, extent)).toEqual({ top: 123_456, drift: 0 })
  expect(placeAt(123_456, extent)).toEqual({ top: 123_456, drift: 0 })
})

test('the row at the top stays there when the density or the window changes', () => {
  fc.assert(
    fc.property(
      extents,
      shares,
      fc.constantFrom(28, 36, 44),
      fc.integer({ min: 100, max: 2500 }),
      (from, share, rowHeight, viewport) => {
        const place = at(from, share)
        const to = { ...from, rowHeight, viewport }
        const row = offsetOf(place) / from.rowHeight
        const highest = end(to) / rowHeight
        const next = offsetOf(replaced(place, from, to)) / rowHeight
        // a pixel at most: rows stand on whole ones
        expect(Math.abs(next - Math.min(row, highest)) * rowHeight).toBeLessThanOrEqual(1)
      },
    ),
  )
})

test('a revealed row is whole in view, and one that is in view moves nothing', () => {
  fc.assert(
    fc.property(extents, shares, shares, (extent, share, which) => {
      const index = Math.floor(which * (extent.rows - 1))
      const place = placeAt(offsetShowing(index, at(extent, share), extent), extent)
      const above = index * extent.rowHeight - offsetOf(place)
      if (extent.rowHeight > extent.viewport) return
      expect(above).toBeGreaterThanOrEqual(-ROUNDED)
      expect(above + extent.rowHeight).toBeLessThanOrEqual(extent.viewport + 0.001)
      expect(offsetShowing(index, place, extent)).toBeCloseTo(offsetOf(place), 3)
    }),
  )
})

test('the rows of a scaled list stand on whole pixels', () => {
  fc.assert(
    fc.property(extents, shares, (extent, share) => {
      if (bodyHeight(extent) === listHeight(extent)) return
      expect(Number.isInteger(at(extent, share).drift)).toBe(true)
      expect(Number.isInteger(dragged(share * lastTop(extent), extent).drift)).toBe(true)
    }),
  )
})

test('rows are placed within the body', () => {
  fc.assert(
    fc.property(extents, shares, (extent, share) => {
      const place = at(extent, share)
      const { first, last } = rowsInView(place, extent, 6)
      expect(first * extent.rowHeight - place.drift).toBeGreaterThanOrEqual(-ROUNDED)
      expect((last + 1) * extent.rowHeight - place.drift).toBeLessThanOrEqual(bodyHeight(extent) + ROUNDED)
    }),
  )
})

test('nothing is in view before anything is measured', () => {
  expect(rowsInView({ top: 0, drift: 0 }, { rows: 5, rowHeight: 0, viewport: 0 }, 6).last).toBe(-1)
  expect(rowsInView({ top: 0, drift: 0 }, { rows: 0, rowHeight: 36, viewport: 700 }, 6).last).toBe(-1)
})
