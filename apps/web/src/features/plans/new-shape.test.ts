import { PlanShape } from '@plenum/domain/plan-shape'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { shapeThrough, straightened, TOOLS, usualPoints } from './new-shape.ts'

test.each(TOOLS)('a %s of usual size is one that the server takes', (tool) => {
  const shape = shapeThrough(tool, { id: 'n1', points: usualPoints(tool, [3000.4, 2000]), text: 'Row A' })
  expect(v.is(PlanShape, shape)).toBe(true)
})

test.each(['wall', 'cold', 'hot'] as const)('a %s needs two points', (tool) =>
  expect(shapeThrough(tool, { id: 'n', points: [[0, 0]], text: '' })).toBeUndefined(),
)

test('an aisle between two points in one line is none', () =>
  expect(
    shapeThrough('cold', {
      id: 'n',
      text: '',
      points: [
        [0, 0],
        [0, 500],
      ],
    }),
  ).toBeUndefined())

test('a wall that is nearly straight is straight', () => {
  expect(straightened([1000, 90], [0, 0])).toEqual([1000, 0])
  expect(straightened([90, 1000], [0, 0])).toEqual([0, 1000])
  expect(straightened([700, 600], [0, 0])).toEqual([700, 600])
})
