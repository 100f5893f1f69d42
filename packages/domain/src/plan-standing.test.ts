import { expect, test } from 'vitest'
import { footprint, turnedSpot } from './plan-standing.ts'

const size = { width_mm: 600, depth_mm: 1200 }

test('a rack that lies on its side takes its depth across', () => {
  const at = { x_mm: 100, y_mm: 200 }
  expect(footprint({ ...at, rotation: 180 }, size)).toEqual({ x: 100, y: 200, width: 600, depth: 1200 })
  expect(footprint({ ...at, rotation: 270 }, size)).toEqual({ x: 100, y: 200, width: 1200, depth: 600 })
})

test('what nobody has measured is drawn as a common rack', () =>
  expect(footprint({ x_mm: 0, y_mm: 0, rotation: 0 }, { width_mm: null, depth_mm: null })).toEqual({
    x: 0,
    y: 0,
    width: 600,
    depth: 1000,
  }))

test('four quarters bring it back to where it was', () => {
  const spot = { x_mm: 1000, y_mm: 500, rotation: 0 } as const
  const once = turnedSpot(spot, size)
  expect(once).toEqual({ x_mm: 700, y_mm: 800, rotation: 90 })
  expect(turnedSpot(turnedSpot(turnedSpot(once, size), size), size)).toEqual(spot)
})
