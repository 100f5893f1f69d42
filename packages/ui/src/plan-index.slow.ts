import { expect, test } from 'vitest'
import { indexOf } from './plan-index.ts'
import { thingOfItem } from './plan-shapes.ts'
import { exampleRoom } from './story-plan.ts'

/** The same numbers every time. */
function thrower(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

test('an index meets a point of fifty thousand within a millisecond', () => {
  const many = indexOf(exampleRoom({ rows: 125, racks: 400 }, 'none').items.map(thingOfItem))
  const thrown = thrower(9)
  const begun = performance.now()
  for (let look = 0; look < 1000; look += 1) many.under({ x: thrown() * 240_000, y: thrown() * 300_000 }, 60)
  expect((performance.now() - begun) / 1000).toBeLessThan(1)
})
