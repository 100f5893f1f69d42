import { expect, test } from 'vitest'
import { collisionsOf } from './plan-collision.ts'
import type { PlanShape } from './plan-shape.ts'

test('five hundred racks among ten thousand walls are compared within a second', () => {
  const racks = Array.from({ length: 500 }, (_, at) => ({
    id: `r${at}`,
    x: (at % 25) * 600,
    y: Math.floor(at / 25) * 2200,
    width: 600,
    depth: 1000,
  }))
  const walls = Array.from({ length: 10_000 }, (_, at): PlanShape => ({
    kind: 'wall',
    thickness_mm: 200,
    id: `w${at}`,
    points: [
      [at * 20, 90_000],
      [at * 20 + 10, 90_000],
    ],
  }))
  const from = performance.now()
  expect(collisionsOf(racks, walls)).toEqual([])
  expect(performance.now() - from).toBeLessThan(1000)
})
