import { describe, expect, test } from 'vitest'
import type { PlanItem } from './floor-plan-types.ts'
import { exampleRoom } from './story-plan.ts'
import { meets, placeHolds } from './plan-geometry.ts'
import { indexOf } from './plan-index.ts'
import { neighbourOf, readingOrder, type PlanWay } from './plan-neighbour.ts'
import { thingOfItem } from './plan-shapes.ts'

const item = (id: string, x: number, y: number, more: Partial<PlanItem> = {}): PlanItem => ({
  id,
  kind: 'rack',
  name: id,
  x,
  y,
  width: 600,
  depth: 1200,
  rotation: 0,
  fill: { by: 'none' },
  ...more,
})
const indexed = (items: readonly PlanItem[]) => indexOf(items.map(thingOfItem))

/** The same numbers every time. */
function thrower(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
const scattered = (count: number) => {
  const thrown = thrower(7)
  return Array.from({ length: count }, (_, at) =>
    item(`${at}`, thrown() * 60_000, thrown() * 30_000, { rotation: Math.floor(thrown() * 8) * 45 }),
  )
}

describe('an index', () => {
  const items = scattered(2000)
  const index = indexed(items)

  test('finds in a box what looking at each would find', () => {
    const thrown = thrower(3)
    for (let look = 0; look < 100; look += 1) {
      const box = {
        x: thrown() * 60_000,
        y: thrown() * 30_000,
        width: thrown() * 9000,
        height: thrown() * 9000,
      }
      const each = index.things.flatMap((thing, number) => (meets(thing.box, box) ? [number] : []))
      expect(index.within(box)).toEqual(each)
    }
  })
  test('finds under a point the last that is drawn there', () => {
    const thrown = thrower(5)
    let found = 0
    for (let look = 0; look < 500; look += 1) {
      const at = { x: thrown() * 60_000, y: thrown() * 30_000 }
      const topmost = items.findLast((one) => placeHolds(one, at))
      if (topmost) found += 1
      expect(index.under(at)?.hit.id).toBe(topmost?.id)
    }
    expect(found).toBeGreaterThan(100)
  })
  test('is patient with a blunt finger, but not where it meets something', () => {
    const two = indexed([item('a', 0, 0), item('b', 640, 0)])
    expect(two.under({ x: 310, y: 0 })).toBeUndefined()
    expect(two.under({ x: 310, y: 0 }, 40)?.hit.id).toBe('b')
    expect(two.under({ x: 299, y: 0 }, 60)?.hit.id).toBe('a')
  })
  test('of nothing finds nothing', () => {
    expect(indexed([]).within({ x: 0, y: 0, width: 1, height: 1 })).toEqual([])
    expect(indexed([]).under({ x: 0, y: 0 }, 100)).toBeUndefined()
  })
})

describe('the way of the keys', () => {
  const { items } = exampleRoom({ rows: 4, racks: 10 }, 'none')
  const index = indexed(items)
  const from = (id: string, way: PlanWay) => {
    const next = neighbourOf(index, index.at(id) ?? -1, way)
    return next === undefined ? undefined : items[next]?.name
  }
  test.each([
    ['rack-4', 'right', 'A06'],
    ['rack-4', 'left', 'A04'],
    ['rack-4', 'down', 'B05'],
    ['rack-14', 'up', 'A05'],
    ['rack-4', 'up', undefined],
    ['rack-0', 'left', undefined],
  ] as const)('from %s %s to %s', (id, way, name) => expect(from(id, way)).toBe(name))

  test('a long gap is crossed', () => {
    const apart = indexed([item('a', 0, 0), item('b', 90_000, 200)])
    expect(neighbourOf(apart, 0, 'right')).toBe(1)
    expect(neighbourOf(apart, 0, 'down')).toBeUndefined()
  })
  test('everything can be reached', () => {
    const reached = new Set([0])
    for (const number of reached)
      for (const way of ['left', 'right', 'up', 'down'] as const) {
        const next = neighbourOf(index, number, way)
        if (next !== undefined) reached.add(next)
      }
    expect(reached.size).toBe(items.length)
  })
  test('rows are read from the left, however they were listed', () => {
    const listed = [item('b1', 0, 3000), item('a2', 600, 40), item('b2', 600, 2900), item('a1', 0, 0)]
    expect(readingOrder(indexed(listed)).map((number) => listed[number]?.id)).toEqual([
      'a1',
      'a2',
      'b1',
      'b2',
    ])
  })
})
