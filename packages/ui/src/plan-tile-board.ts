import './later.css'
import { floorPlan } from '@plenum/ui/recipes'
import { drawRoom } from './plan-draw-room.ts'
import { grown } from './plan-geometry.ts'
import type { PlanShown } from './plan-look.ts'
import type { Scene } from './plan-scene.ts'
import { TILE, tileBox, type TileLevel, type TilePlace } from './plan-tiles.ts'

/** Pixels by which an edge stands out of its thing. */
export const BLEED = 2
/** Pixels that a tile lies over the next one: where they are stretched no seam is seen. */
const LAP = 1
const SIDE = TILE + LAP

/** The page's end of a painter: the elements that tiles are, and how they are drawn. */
export function createTileBoard(stage: HTMLElement) {
  const styles = floorPlan()
  const board = new OffscreenCanvas(SIDE, SIDE)
  // nothing is to be seen through a tile
  const ink = board.getContext('2d', { alpha: false })

  function createTile({ column, row }: TilePlace, level: TileLevel, density: number) {
    const canvas = document.createElement('canvas')
    canvas.className = styles.tile ?? ''
    canvas.width = SIDE
    canvas.height = SIDE
    const css = (pixels: number) => `${pixels / density}px`
    Object.assign(canvas.style, { left: css(column * TILE), top: css(row * TILE), width: css(SIDE) })
    level.element.append(canvas)
    return canvas
  }

  return {
    createLevel(scale: number): TileLevel {
      const element = document.createElement('div')
      element.className = styles.level ?? ''
      stage.append(element)
      return { scale, element, tiles: new Map() }
    },
    draw(place: TilePlace, level: TileLevel, scene: Scene) {
      const { scale, tiles } = level
      const box = tileBox(place, scale)
      const canvas = tiles.get(place.key)?.canvas ?? createTile(place, level, scene.density)
      tiles.set(place.key, { ...place, canvas, isStale: false })
      if (ink === null) return
      ink.setTransform(scale, 0, 0, scale, -box.x * scale, -box.y * scale)
      drawRoom(ink, grown(box, (BLEED * scene.density) / scale), { ...scene, scale })
      canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(board.transferToImageBitmap())
    },
    /** Where a level lies for one view; as it was drawn it lies on whole pixels, and is sharp. */
    place({ scale, element }: TileLevel, { view }: PlanShown, density: number, depth: number) {
      const stretch = (view.scale * density) / scale
      const at = (mm: number) => {
        const pixels = -mm * view.scale
        return stretch === 1 ? Math.round(pixels * density) / density : pixels
      }
      element.style.transform = `translate(${at(view.x)}px, ${at(view.y)}px) scale(${stretch})`
      element.style.zIndex = String(depth)
    },
  }
}

export type TileBoard = ReturnType<typeof createTileBoard>
