import { describe, expect, test } from 'vitest'
import { unitAt, unitNumbers, unitsAbove, type RackUnits } from './rack-geometry.ts'

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
