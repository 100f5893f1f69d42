import { describe, expect, test } from 'vitest'
import { polygonHolds, thingOfShape, turned, wallRuns, type Door, type Wall } from './plan-shapes.ts'

const hall: Wall = {
  kind: 'wall',
  id: 'hall',
  thickness: 200,
  isClosed: true,
  points: [
    { x: 0, y: 0 },
    { x: 10_000, y: 0 },
    { x: 10_000, y: 6000 },
    { x: 0, y: 6000 },
  ],
}
const door = (x: number, y: number): Door => ({
  kind: 'door',
  id: `${x}`,
  x,
  y,
  width: 1000,
  rotation: 0,
  swing: 'left',
})

describe('a wall', () => {
  test('without doors is whole, and comes back to where it began', () => {
    const [run, ...more] = wallRuns(hall, [])
    expect(more).toEqual([])
    expect(run?.at(-1)).toBe(run?.[0])
  })
  test('is open where a door is, and goes on round its corner', () => {
    const runs = wallRuns(hall, [door(3000, 0)])
    expect(runs).toHaveLength(1)
    expect(runs[0]?.[0]).toEqual({ x: 3500, y: 0 })
    expect(runs[0]?.at(-1)).toEqual({ x: 2500, y: 0 })
    expect(runs[0]).toHaveLength(6)
  })
  test('knows nothing of a door elsewhere', () => {
    expect(wallRuns(hall, [door(3000, 900)])).toEqual(wallRuns(hall, []))
  })
  test('is met on its line, and not in the room it goes around', () => {
    const { holds } = thingOfShape(hall)
    expect(holds({ x: 5000, y: 90 }, 0)).toBe(true)
    expect(holds({ x: 5000, y: 3000 }, 0)).toBe(false)
    expect(holds({ x: 20, y: 3000 }, 0)).toBe(true)
  })
})

test('an area holds what is in it, in its bays too', () => {
  const bay = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
    { x: 50, y: 40 },
    { x: 0, y: 100 },
  ]
  expect(polygonHolds(bay, { x: 50, y: 30 })).toBe(true)
  expect(polygonHolds(bay, { x: 50, y: 60 })).toBe(false)
  expect(polygonHolds(bay, { x: 10, y: 60 })).toBe(true)
})

test('a round column has no corners', () => {
  const column = { kind: 'column', id: 'c', x: 0, y: 0, width: 500, depth: 500, rotation: 0 } as const
  expect(thingOfShape(column).holds({ x: 240, y: 240 }, 0)).toBe(true)
  expect(thingOfShape({ ...column, isRound: true }).holds({ x: 240, y: 240 }, 0)).toBe(false)
})

test.each([
  [0, ''],
  [360, ''],
  [90, 'matrix(0 1 -1 0 0 0)'],
  [-180, 'scale(-1)'],
  [540, 'scale(-1)'],
  [-90, 'matrix(0 -1 1 0 0 0)'],
  [12.5, 'rotate(12.5)'],
])('a turn by %d° is written as exactly as it can be', (degrees, written) => {
  expect(turned(degrees)).toBe(written)
})
