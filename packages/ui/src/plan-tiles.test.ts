import { describe, expect, test } from 'vitest'
import { meets } from './plan-geometry.ts'
import { TILE, tileBox, tilesOver } from './plan-tiles.ts'

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
})
