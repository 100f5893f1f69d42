import * as v from 'valibot'
import { expect, test } from 'vitest'
import { movedShape, PlanShape, PlanShapes, shapeBounds, turnedShape } from './plan-shape.ts'

const wall: PlanShape = {
  kind: 'wall',
  id: 'w1',
  points: [
    [0, 0],
    [1000, 0],
  ],
  thickness_mm: 150,
}
const column: PlanShape = {
  kind: 'column',
  id: 'c1',
  x_mm: 500,
  y_mm: 500,
  rotation: 0,
  width_mm: 400,
  depth_mm: 200,
}

test.each([
  ['a wall of one corner', { ...wall, points: [[0, 0]] }],
  [
    'a corner in halves',
    {
      ...wall,
      points: [
        [0.5, 0],
        [1, 1],
      ],
    },
  ],
  ['a field that no wall has', { ...wall, air: 'cold' }],
  ['an aisle of two corners', { kind: 'aisle', id: 'a', air: 'cold', points: wall.points, zone_id: null }],
  ['a kind that nobody knows', { ...wall, kind: 'stairs' }],
  ['an id with a blank', { ...wall, id: 'w 1' }],
  ['a full turn', { ...column, rotation: 360 }],
])('%s is refused', (_what, shape) => expect(v.is(PlanShape, shape)).toBe(false))

test('two shapes of one id are refused', () => {
  expect(v.is(PlanShapes, [wall, column])).toBe(true)
  expect(v.is(PlanShapes, [wall, { ...column, id: 'w1' }])).toBe(false)
})

test('a shape moves as a whole', () => {
  expect(movedShape(wall, [10, 20])).toMatchObject({
    points: [
      [10, 20],
      [1010, 20],
    ],
  })
  expect(movedShape(column, [-500, 0])).toMatchObject({ x_mm: 0, y_mm: 500 })
})

test('a shape turns about its middle', () => {
  expect(shapeBounds(turnedShape(wall))).toEqual({ x: 500, y: -500, width: 0, depth: 1000 })
  expect(turnedShape({ ...column, rotation: 270 })).toMatchObject({ x_mm: 500, y_mm: 500, rotation: 0 })
})
