import { describe, expect, test } from 'vitest'
import { askedBy, pointFor } from './drawer-handle.ts'

describe('a click', () => {
  test.for([
    ['short', 249, 1, 'after a while'],
    ['after a hold', 250, 1, 'nothing'],
    ['the second in a row', 100, 2, 'close'],
    ['of a key', 9000, 0, 'at once'],
  ] as const)('%s', ([, held, count, expected]) => {
    expect(askedBy({ held, count })).toBe(expected)
  })
})

describe('a key', () => {
  const snapPoints = [0.25, 0.5, 1]

  test.for([
    ['bottom', 'ArrowUp', 'ArrowDown'],
    ['top', 'ArrowDown', 'ArrowUp'],
    ['right', 'ArrowLeft', 'ArrowRight'],
    ['left', 'ArrowRight', 'ArrowLeft'],
  ] as const)('at the %s', ([side, inward, outward]) => {
    expect(pointFor(inward, { side, active: 0.5, snapPoints })).toBe(1)
    expect(pointFor(outward, { side, active: 0.5, snapPoints })).toBe(0.25)
  })

  test('goes to the ends', () => {
    const at = { side: 'bottom', active: 0.5, snapPoints } as const
    expect([pointFor('Home', at), pointFor('End', at), pointFor('ArrowLeft', at)]).toEqual([
      0.25,
      1,
      undefined,
    ])
  })
})
