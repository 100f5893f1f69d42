import * as v from 'valibot'
import type { PlanPoint } from './plan-geometry.ts'
import { planMm } from './plan-shape.ts'

/** Side of a floor tile in mm, where a room does not say its own. */
export const DEFAULT_TILE_MM = 600

/** Where the tiles of a plan begin: letters run across from there, numbers down. */
export const PlanGrid = v.strictObject({ x_mm: planMm, y_mm: planMm }, 'invalid')
export type PlanGrid = v.InferOutput<typeof PlanGrid>

/** Tiles that begin in the corner of the room. */
export const blankGrid: PlanGrid = { x_mm: 0, y_mm: 0 }

const LETTERS = 26

/** The letters of a column of tiles: `A` is the first one, and after `Z` comes `AA`. */
export function columnLetters(index: number): string {
  const before = Math.floor(index / LETTERS) - 1
  return `${before < 0 ? '' : columnLetters(before)}${String.fromCodePoint(65 + (index % LETTERS))}`
}

/** The name of the tile under a point, `AJ05`; null before the first tile. */
export function tileAt([x, y]: PlanPoint, grid: PlanGrid, tile_mm: number): string | null {
  const across = Math.floor((x - grid.x_mm) / tile_mm)
  const down = Math.floor((y - grid.y_mm) / tile_mm)
  if (across < 0 || down < 0) return null
  return `${columnLetters(across)}${String(down + 1).padStart(2, '0')}`
}
