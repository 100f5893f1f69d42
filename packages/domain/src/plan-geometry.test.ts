import { expect, test } from 'vitest'
import { boundsOfPoints, cornersOf, overlap, stripsOf, turnedCorners } from './plan-geometry.ts'

const square = (x: number, y: number) => cornersOf({ x, y, width: 600, depth: 600 })

test.each([
  ['apart', 700, 0, false],
  ['side by side', 600, 0, false],
  ['a corner in the other', 590, 590, true],
  ['one on the other', 0, 0, true],
  ['within a millimetre', 599, 0, false],
] as const)('squares that are %s', (_what, x, y, expected) =>
  expect(overlap(square(0, 0), square(x, y))).toBe(expected),
)

test('a turned square reaches further along the axes and less far in the corners', () => {
  const turned = turnedCorners({ x: 300, y: 300, width: 600, depth: 600, rotation: 45 })
  expect(overlap(turned, square(650, 0))).toBe(true)
  expect(overlap(turned, square(560, 560))).toBe(false)
  expect(boundsOfPoints(turned)?.width).toBeCloseTo(600 * Math.SQRT2)
})

test('a quarter turn swaps width and depth', () => {
  const turned = turnedCorners({ x: 0, y: 0, width: 600, depth: 1000, rotation: 90 })
  expect(boundsOfPoints(turned)?.x).toBeCloseTo(-500)
  expect(boundsOfPoints(turned)?.y).toBeCloseTo(-300)
})

test('a line with a thickness is a strip a piece; where it does not go on it has none', () => {
  const strips = stripsOf(
    [
      [0, 0],
      [1000, 0],
      [1000, 0],
      [1000, 500],
    ],
    100,
  )
  expect(strips.map((strip) => boundsOfPoints(strip))).toEqual([
    { x: 0, y: -50, width: 1000, depth: 100 },
    { x: 950, y: 0, width: 100, depth: 500 },
  ])
})

test('nothing has no bounds', () => expect(boundsOfPoints([])).toBeNull())
