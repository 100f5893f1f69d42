import type { Box } from './rack-geometry.ts'

/** Pixels of the canvas: the side of a tile. */
export const TILE = 256
/** As much larger or smaller as drawn may a tile be shown while the room is zoomed. */
const STRETCH = Math.SQRT2

/** The scale that tiles are drawn at: the one looked at when the hand rests, and meanwhile one that lies near it. */
export function tileScale(current: number | null, wanted: number, isMoving: boolean): number {
  if (current === null || !isMoving) return wanted
  const stretch = wanted / current
  return stretch > STRETCH || stretch < 1 / STRETCH ? wanted : current
}

export interface TilePlace {
  key: string
  column: number
  row: number
}

/** The tiles that a box of the room meets, those in the middle first. */
export function tilesOver({ x, y, width, height }: Box, scale: number): TilePlace[] {
  const side = TILE / scale
  const [left, right] = [Math.floor(x / side), Math.floor((x + width) / side)]
  const [top, bottom] = [Math.floor(y / side), Math.floor((y + height) / side)]
  const places: TilePlace[] = []
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1)
      places.push({ key: `${column} ${row}`, column, row })
  const off = ({ column, row }: TilePlace) =>
    Math.abs(column - (left + right) / 2) + Math.abs(row - (top + bottom) / 2)
  return places.sort((one, other) => off(one) - off(other))
}

export const tileBox = ({ column, row }: TilePlace, scale: number): Box => {
  const side = TILE / scale
  return { x: column * side, y: row * side, width: side, height: side }
}

export interface Tile extends TilePlace {
  picture: OffscreenCanvas
  /** Shown until it is drawn anew. */
  isStale: boolean
}

/** Tiles of one scale. */
export interface TileLayer {
  scale: number
  tiles: Map<string, Tile>
}

/** Lets go of the tiles that were not looked at for the longest. */
export function forget({ tiles }: TileLayer, most: number) {
  for (const key of tiles.keys()) {
    if (tiles.size <= most) return
    tiles.delete(key)
  }
}
