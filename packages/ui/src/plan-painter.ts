import type { Size } from './image-zoom.ts'
import { drawItems } from './plan-draw.ts'
import { grown, meets, visibleBox, type PlanView } from './plan-geometry.ts'
import { changedBoxes, overviewOf, type Scene } from './plan-scene.ts'
import { forget, TILE, tileBox, tilesOver, type Tile, type TileLayer, type TilePlace } from './plan-tiles.ts'
import type { Box } from './rack-geometry.ts'

/** Milliseconds of a frame that may go into tiles; one is always drawn. */
const BUDGET = 4
/** Milliseconds: a frame that comes later than this leaves no time for a tile. */
const LATE = 20
/** Tiles kept of one scale. */
const KEPT = 160
/** Pixels of the page around what is drawn in which tiles are drawn ahead of a pan. */
const AHEAD = 400
/** Pixels by which an edge stands out of its thing. */
const BLEED = 2

/** Draws a room's things on a canvas from tiles: as many as there is time for while a hand moves, and all once it rests. */
export function createPainter(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d')
  const board = new OffscreenCanvas(TILE, TILE)
  const ink = board.getContext('2d')
  let scene: Scene | null = null
  let look: { view: PlanView; size: Size; isMoving: boolean; isPan: boolean } | null = null
  let layer: TileLayer | null = null
  /** Shown where the others have nothing yet. */
  let before: TileLayer | null = null
  let overview: TileLayer | null = null
  let frame = 0

  const ask = () => {
    const asked = performance.now()
    frame ||= requestAnimationFrame(() => {
      frame = 0
      if (look?.isMoving === false) draw()
      else if (look?.isPan === true) drawAhead(performance.now() - asked < LATE)
    })
  }

  function drawTile(place: TilePlace, { scale }: TileLayer, now: Scene): Tile {
    const box = tileBox(place, scale)
    if (ink !== null) {
      ink.setTransform(scale, 0, 0, scale, -box.x * scale, -box.y * scale)
      const numbers = now.index.within(grown(box, (BLEED * now.density) / scale))
      const items = numbers.flatMap((number) => now.items[number] ?? [])
      drawItems(ink, items, { ...now, scale })
    }
    return { ...place, picture: board.transferToImageBitmap(), isStale: false }
  }

  /** Draws what is missing until the time is up, and answers what is still. */
  function fill(wanted: readonly TilePlace[], of: TileLayer, now: Scene, until: number): TilePlace[] {
    const lacking = wanted.filter(({ key }) => of.tiles.get(key)?.isStale !== false)
    for (const [at, place] of lacking.entries()) {
      of.tiles.get(place.key)?.picture.close()
      of.tiles.set(place.key, drawTile(place, of, now))
      if (performance.now() > until) return lacking.slice(at + 1)
    }
    return []
  }

  /** Shows the tiles that meet what is seen, as far as they lie where others are missing. */
  function show({ tiles, scale: own }: TileLayer, seen: Box, { scale, x: x0, y: y0 }: PlanView) {
    if (context === null) return
    const side = TILE * (scale / own)
    for (const tile of tiles.values()) {
      if (!meets(tileBox(tile, own), seen)) continue
      const x = Math.round(x0 + tile.column * side)
      const y = Math.round(y0 + tile.row * side)
      const width = Math.round(x0 + (tile.column + 1) * side) - x
      const height = Math.round(y0 + (tile.row + 1) * side) - y
      context.drawImage(tile.picture, x, y, width, height)
    }
  }

  /** Nothing is blank: where a tile is missing, what was there before is shown, or else the whole made larger. */
  function showMissing(missing: readonly TilePlace[], own: number, seen: Box, at: PlanView) {
    if (context === null || missing.length === 0) return
    context.save()
    context.beginPath()
    const side = TILE * (at.scale / own)
    for (const { column, row } of missing)
      context.rect(
        Math.round(at.x + column * side),
        Math.round(at.y + row * side),
        Math.ceil(side),
        Math.ceil(side),
      )
    context.clip()
    const fallback = before !== null && covers(before, seen) ? before : overview
    if (fallback !== null) show(fallback, seen, at)
    context.restore()
  }

  function draw() {
    if (context === null || scene === null || look === null) return
    const { view, size } = look
    const scale = view.scale * scene.density
    if (layer?.scale !== scale) {
      if (layer !== null && layer.tiles.size > 0) before = layer
      layer = { scale, tiles: new Map() }
    }
    const shown = layer
    const box = visibleBox(view, size)
    const until = performance.now() + BUDGET
    const room = overviewOf(scene, overview)
    overview = room.layer
    // the whole comes first once: without it a pan into the unknown would be blank
    if (overview.tiles.size < room.places.length) fill(room.places, overview, scene, until)
    const missing = fill(tilesOver(box, scale), shown, scene, until)
    const isFresh = missing.length === 0 && fill(room.places, overview, scene, until).length === 0
    const unseen = missing.filter(({ key }) => !shown.tiles.has(key))

    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, canvas.width, canvas.height)
    const corner = { scale, x: Math.round(-box.x * scale), y: Math.round(-box.y * scale) }
    showMissing(unseen, scale, box, corner)
    show(shown, box, corner)
    if (missing.length === 0) before = null
    forget(shown, KEPT, box)
    if (!isFresh || look.isMoving) ask()
  }

  /** One tile a frame, where there is time: what a pan comes to is then here already. */
  function drawAhead(hasTime: boolean) {
    if (scene === null || look === null || layer === null) return
    const box = grown(visibleBox(look.view, look.size), AHEAD / look.view.scale)
    const missing = tilesOver(box, layer.scale)
    if (!hasTime || fill(missing, layer, scene, 0).length > 0) ask()
  }

  return {
    /** What is drawn from now on. */
    set(next: Scene) {
      const stale = scene === null ? null : changedBoxes(scene, next)
      for (const { tiles, scale } of [layer, before, overview].filter((one) => one !== null))
        for (const tile of tiles.values())
          if (stale === null || stale.some((box) => meets(box, grown(tileBox(tile, scale), BLEED / scale))))
            tile.isStale = true
      scene = next
      ask()
    },
    /** From where it is looked at, and whether a hand is still moving. */
    look(view: PlanView, size: Size, { density, isMoving }: { density: number; isMoving: boolean }) {
      const [width, height] = [Math.round(size.width * density), Math.round(size.height * density)]
      // setting it empties the canvas, so only where it is another
      if (canvas.width !== width) canvas.width = width
      if (canvas.height !== height) canvas.height = height
      look = { view, size, isMoving, isPan: look?.view.scale === view.scale }
      // drawn at once: a frame later what else is on the plan would be elsewhere
      draw()
    },
    stop: () => cancelAnimationFrame(frame),
  }
}

/** Whether there is a tile wherever one looks. */
const covers = ({ tiles, scale }: TileLayer, seen: Box) =>
  tilesOver(seen, scale).every(({ key }) => tiles.has(key))
