import { meets } from './plan-geometry.ts'
import type { Box } from './rack-geometry.ts'

/** Pixels of the canvas: the side of a tile. */
export const TILE = 256
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
  return places.toSorted((one, other) => off(one) - off(other))
}

export const tileBox = ({ column, row }: TilePlace, scale: number): Box => {
  const side = TILE / scale
  return { x: column * side, y: row * side, width: side, height: side }
}

export interface Tile extends TilePlace {
  picture: ImageBitmap
  /** Shown until it is drawn anew. */
  isStale: boolean
}

/** Tiles of one scale. */
export interface TileLayer {
  scale: number
  tiles: Map<string, Tile>
}

/** Lets go of the tiles that lie out of sight and are there for the longest. */
export function forget({ tiles, scale }: TileLayer, most: number, seen: Box) {
  for (const [key, tile] of tiles) {
    if (tiles.size <= most) return
    if (meets(tileBox(tile, scale), seen)) continue
    tile.picture.close()
    tiles.delete(key)
  }
}
