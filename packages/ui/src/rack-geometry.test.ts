import { describe, expect, test } from 'vitest'
import { rackBoxes, spanBox, unitAt, unitNumbers, unitsAbove, type RackUnits } from './rack-geometry.ts'

const up: RackUnits = { units: 10, startingUnit: 1, direction: 'bottom_up' }
const down: RackUnits = { ...up, direction: 'top_down' }

describe('counted from the bottom', () => {
  test('the highest unit is at the top', () => expect(unitNumbers(up).slice(0, 2)).toEqual([10, 9]))
  test.each([
    [{ position: 1, height: 1 }, 9],
    [{ position: 10, height: 1 }, 0],
    [{ position: 4, height: 2 }, 5],
    [{ position: 4, height: 0.5 }, 6.5],
  ])('%o begins %d units below the top', (span, above) => expect(unitsAbove(up, span)).toBe(above))
})

describe('counted from the top', () => {
  test('the first unit is at the top', () => expect(unitNumbers(down).slice(0, 2)).toEqual([1, 2]))
  test('a thing hangs from its lowest number', () =>
    expect(unitsAbove(down, { position: 4, height: 2 })).toBe(3))
})

test.each([up, down, { ...up, startingUnit: 5 }])(
  'the unit under a point is the one drawn there: %o',
  (rack) => {
    unitNumbers(rack).forEach((unit, row) => {
      expect(unitAt(rack, (row + 0.5) / rack.units)).toBe(unit)
      expect(unitsAbove(rack, { position: unit, height: 1 })).toBe(row)
    })
  },
)

test('a point outside belongs to the nearest unit', () => {
  expect(unitAt(up, -0.2)).toBe(10)
  expect(unitAt(up, 1)).toBe(1)
})

describe('half units', () => {
  test.each([
    [up, 0, 10.5],
    [up, 0.049, 10.5],
    [up, 0.051, 10],
    [up, 1, 1],
    [down, 0, 1],
    [down, 0.051, 1.5],
    [down, 1, 10.5],
  ] as const)('of %o at %d is %d', (rack, share, unit) => expect(unitAt(rack, share, 0.5)).toBe(unit))
})

describe('to scale', () => {
  const { bay, width, height } = rackBoxes(up, 600)
  test('a bay is as wide as 19 inches and as high as its units, in the middle of its cabinet', () => {
    expect([bay.width, bay.height]).toEqual([482.6, 444.5])
    expect(bay.x + bay.width / 2).toBeCloseTo(width / 2)
    expect(height).toBeGreaterThan(bay.height)
  })
  test('what stands in it takes its units of it', () => {
    const box = spanBox(up, bay, { position: 1, height: 2.5 })
    expect(box.height).toBeCloseTo(2.5 * 44.45)
    expect(box.y + box.height).toBeCloseTo(bay.y + bay.height)
    expect(spanBox(down, bay, { position: 1, height: 1 }).y).toBe(bay.y)
  })
  test('a cabinet is never narrower than what is mounted in it', () =>
    expect(rackBoxes(up, 300).bay.x).toBe(46))
})
