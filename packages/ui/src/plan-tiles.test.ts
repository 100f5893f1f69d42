import { describe, expect, test } from 'vitest'
import { meets } from './plan-geometry.ts'
import { TILE, tileBox, tileScale, tilesOver } from './plan-tiles.ts'

describe('tiles', () => {
  test('cover what is looked at, and nothing beside it', () => {
    const seen = { x: -700, y: 900, width: 9000, height: 4000 }
    const places = tilesOver(seen, 0.1)
    const boxes = places.map((place) => tileBox(place, 0.1))
    expect(boxes.every((box) => meets(box, seen))).toBe(true)
    expect(Math.min(...boxes.map(({ x }) => x))).toBeLessThanOrEqual(-700)
    expect(Math.max(...boxes.map(({ y, height }) => y + height))).toBeGreaterThanOrEqual(4900)
    expect(boxes).toHaveLength(5 * 2)
    expect(boxes[0]?.width).toBe(TILE / 0.1)
  })
  test('come from the middle outwards', () => {
    expect(tilesOver({ x: 0, y: 0, width: 12_000, height: 12_000 }, 0.1)[0]?.key).toBe('2 2')
  })
  test('are drawn for the scale at rest, and kept for a while in motion', () => {
    expect(tileScale(0.05, 0.06, false)).toBe(0.06)
    expect(tileScale(0.05, 0.06, true)).toBe(0.05)
    expect(tileScale(0.05, 0.2, true)).toBeGreaterThan(0.2)
    expect(tileScale(0.05, 0.02, true)).toBeLessThan(0.02)
    expect(tileScale(null, 0.02, true)).toBe(0.02)
  })
})
