import { expect, test } from 'vitest'
import { collisionsOf } from './plan-collision.ts'
import type { PlanShape } from './plan-shape.ts'

const rack = (id: string, x: number, y = 0) => ({ id, x, y, width: 600, depth: 1000 })
const wall: PlanShape = {
  kind: 'wall',
  id: 'wall',
  points: [
    [0, -100],
    [5000, -100],
  ],
  thickness_mm: 200,
}
const column: PlanShape = {
  kind: 'column',
  id: 'column',
  x_mm: 3000,
  y_mm: 500,
  rotation: 45,
  width_mm: 400,
  depth_mm: 400,
}

test('racks side by side along a wall are in nobody’s way', () =>
  expect(collisionsOf([rack('a', 0), rack('b', 600), rack('c', 1200)], [wall, column])).toEqual([]))

test('two racks that overlap are told of both', () =>
  expect(collisionsOf([rack('a', 0), rack('b', 590)], [])).toEqual([
    { id: 'b', with: 'a', by: 'thing' },
    { id: 'a', with: 'b', by: 'thing' },
  ]))

test('a wall and a column are in the way of a rack, an aisle is not', () => {
  const aisle: PlanShape = {
    kind: 'aisle',
    id: 'aisle',
    air: 'cold',
    zone_id: null,
    points: [
      [0, 0],
      [5000, 0],
      [5000, 2000],
      [0, 2000],
    ],
  }
  const found = collisionsOf([rack('a', 0, -50), rack('b', 2300), rack('c', 3290)], [wall, column, aisle])
  expect(found.filter(({ by }) => by === 'wall')).toEqual([{ id: 'a', with: 'wall', by: 'wall' }])
  expect(found.filter(({ by }) => by === 'column')).toEqual([{ id: 'b', with: 'column', by: 'column' }])
})
