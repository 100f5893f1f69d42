import { expect, test } from 'vitest'
import { snap } from './plan-snap.ts'

const rack = (x: number, y: number) => ({ x, y, width: 600, depth: 1000 })
const tiles = { size: 600, x: 0, y: 0 }

test('an edge near a line between tiles lies on it', () => {
  expect(snap(rack(640, 1170), { tiles, neighbours: [], tolerance: 50 })).toEqual({
    at: [600, 1200],
    guides: [
      { axis: 'x', at: 600, to: 'tile' },
      { axis: 'y', at: 1200, to: 'tile' },
    ],
  })
})

test('the far edge is drawn as the near one is', () =>
  expect(snap(rack(0, 820), { tiles, neighbours: [], tolerance: 50 }).at).toEqual([0, 800]))

test('what is far from all stays', () =>
  expect(snap(rack(333, 444), { tiles: null, neighbours: [], tolerance: 50 })).toEqual({
    at: [333, 444],
    guides: [],
  }))

test('a neighbour comes before a tile that is as near', () => {
  const { at, guides } = snap(rack(610, 5), { tiles, neighbours: [rack(0, 0)], tolerance: 50 })
  expect(at).toEqual([600, 0])
  expect(guides).toEqual([
    { axis: 'x', at: 600, to: 'neighbour' },
    { axis: 'y', at: 0, to: 'neighbour' },
  ])
})

test('centres are drawn to centres', () => {
  const wide = { x: 0, y: 0, width: 800, depth: 1000 }
  expect(snap(rack(110, 2000), { tiles: null, neighbours: [wide], tolerance: 20 }).at).toEqual([100, 2000])
})
