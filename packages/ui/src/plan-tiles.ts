import { meets } from './plan-geometry.ts'
import type { Box } from './rack-geometry.ts'

/** Pixels of the canvas: the side of a tile. */
export const TILE = 256
export interface TilePlace {
  key: string
  column: number
  row: number
}

/** The columns and rows of the tiles that a box of the room meets. */
function spanOf({ x, y, width, height }: Box, scale: number) {
  const side = TILE / scale
  const [left, right] = [Math.floor(x / side), Math.floor((x + width) / side)]
  const [top, bottom] = [Math.floor(y / side), Math.floor((y + height) / side)]
  return { left, right, top, bottom }
}

const keyOf = (column: number, row: number) => `${column} ${row}`

/** The tiles that a box of the room meets and that are lacking, those in the middle first. */
export function tilesLacking(box: Box, scale: number, lacks: (key: string) => boolean): TilePlace[] {
  const { left, right, top, bottom } = spanOf(box, scale)
  const places: TilePlace[] = []
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) {
      const key = keyOf(column, row)
      if (lacks(key)) places.push({ key, column, row })
    }
  const off = ({ column, row }: TilePlace) =>
    Math.abs(column - (left + right) / 2) + Math.abs(row - (top + bottom) / 2)
  return places.toSorted((one, other) => off(one) - off(other))
}

/** How many tiles a box of the room meets. */
export function tilesIn(box: Box, scale: number): number {
  const { left, right, top, bottom } = spanOf(box, scale)
  return (right - left + 1) * (bottom - top + 1)
}

export const tileBox = ({ column, row }: TilePlace, scale: number): Box => {
  const side = TILE / scale
  return { x: column * side, y: row * side, width: side, height: side }
}

export interface Tile extends TilePlace {
  canvas: HTMLCanvasElement
  /** Shown until it is drawn anew. */
  isStale: boolean
}

/** Tiles of one scale, and the element that holds them. */
export interface TileLevel {
  scale: number
  element: HTMLElement
  tiles: Map<string, Tile>
}

/** As much larger and smaller than it was drawn is a level shown while a hand moves. */
const LARGER = 1.6
const SMALLER = 0.7

/** The scale to draw tiles in: where a hand rests the very one, and else one that serves for a while and again. */
export function tileScale(
  scale: number,
  { isMoving, last }: { isMoving: boolean; last: number | null },
): number {
  if (!isMoving) return scale
  const stretch = last === null ? 0 : scale / last
  return last !== null && stretch <= LARGER && stretch >= SMALLER ? last : 2 ** Math.round(Math.log2(scale))
}

/** Whether there is a tile wherever one looks. */
export const covers = (
  { tiles, scale }: { tiles: Pick<ReadonlySet<string>, 'has'>; scale: number },
  seen: Box,
) => tilesLacking(seen, scale, (key) => !tiles.has(key)).length === 0

/** Lets go of the tiles that lie out of sight and are there for the longest. */
export function forget({ tiles, scale }: TileLevel, most: number, seen: Box) {
  for (const [key, tile] of tiles) {
    if (tiles.size <= most) return
    if (meets(tileBox(tile, scale), seen)) continue
    tile.canvas.remove()
    tiles.delete(key)
  }
}
