import { describe, expect, test } from 'vitest'
import { meets } from './plan-geometry.ts'
import type { Box } from './rack-geometry.ts'
import { covers, TILE, tileBox, tileScale, tilesIn, tilesLacking } from './plan-tiles.ts'

const tilesOver = (box: Box, scale: number) => tilesLacking(box, scale, () => true)

describe('tiles', () => {
  test('cover what is looked at, and nothing beside it', () => {
    const seen = { x: -700, y: 900, width: 9000, height: 4000 }
    const places = tilesOver(seen, 0.1)
    const boxes = places.map((place) => tileBox(place, 0.1))
    expect(boxes.every((box) => meets(box, seen))).toBe(true)
    expect(Math.min(...boxes.map(({ x }) => x))).toBeLessThanOrEqual(-700)
    expect(Math.max(...boxes.map(({ y, height }) => y + height))).toBeGreaterThanOrEqual(4900)
    expect(boxes).toHaveLength(5 * 2)
    expect(tilesIn(seen, 0.1)).toBe(boxes.length)
    expect(boxes[0]?.width).toBe(TILE / 0.1)
  })
  test('come from the middle outwards', () => {
    expect(tilesOver({ x: 0, y: 0, width: 12_000, height: 12_000 }, 0.1)[0]?.key).toBe('2 2')
  })
  test('are drawn once', () => {
    const [first, ...others] = tilesOver({ x: 0, y: 0, width: 4000, height: 4000 }, 0.1)
    expect(tilesLacking({ x: 0, y: 0, width: 4000, height: 4000 }, 0.1, (key) => key !== first?.key)).toEqual(
      others,
    )
  })
  test('are drawn for the very scale once a hand rests', () => {
    expect(tileScale(0.037, { isMoving: false, last: 0.03 })).toBe(0.037)
  })
  test('serve for a while as one zooms, and those after them serve again on the way back', () => {
    const scalesOf = (turns: readonly number[]) => {
      let last = 0.037
      return new Set(turns.map((scale) => (last = tileScale(scale, { isMoving: true, last }))))
    }
    const turns = Array.from({ length: 40 }, (_, at) => 0.037 * 1.06 ** at)
    const [there, back] = [scalesOf(turns), scalesOf([...turns, ...turns.toReversed()])]
    expect(there.size).toBeLessThanOrEqual(5)
    // but for the one that the way there began with
    expect(back.size - there.size).toBeLessThanOrEqual(1)
  })
  test('are never stretched far', () => {
    let last = 0.037
    for (const scale of Array.from({ length: 60 }, (_, at) => 0.037 * 1.08 ** at)) {
      last = tileScale(scale, { isMoving: true, last })
      expect(scale / last).toBeLessThanOrEqual(1.6)
      expect(scale / last).toBeGreaterThan(0.69)
    }
  })
  test('cover what is looked at once none is missing', () => {
    const seen = { x: 0, y: 0, width: 4000, height: 4000 }
    const keys = tilesOver(seen, 0.1).map(({ key }) => key)
    expect(covers({ tiles: new Set(keys.slice(1)), scale: 0.1 }, seen)).toBe(false)
    expect(covers({ tiles: new Set(keys), scale: 0.1 }, seen)).toBe(true)
  })
})
