import type { PlanItem, PlanMoved } from './floor-plan-types.ts'
import type { Size } from './image-zoom.ts'
import { drawItems, type PlanInk } from './plan-draw.ts'
import { grown, meets, visibleBox, type PlanView } from './plan-geometry.ts'
import type { PlanIndex } from './plan-index.ts'
import { forget, TILE, tileBox, tileScale, tilesOver, type Tile, type TileLayer, type TilePlace } from './plan-tiles.ts'
import type { Box } from './rack-geometry.ts'

/** What is drawn. */
export interface Scene {
  items: readonly PlanItem[]
  /** Of those items, in their order. */
  index: PlanIndex
  selected: ReadonlySet<string>
  moved: PlanMoved | null
  ink: PlanInk
  density: number
}

/** Milliseconds of a frame that may go into tiles; one is always drawn. */
const BUDGET = 4
/** Milliseconds after which a hand rests. */
const REST = 140
/** Tiles kept of one scale. */
const KEPT = 96
/** Pixels by which an edge stands out of its thing. */
const BLEED = 2
/** Of so many things that changed each is looked for; beyond, everything is drawn anew. */
const FEW = 3000
const WIDEST_OVERVIEW = 1024

const NONE: ReadonlySet<string> = new Set()

/** Draws a room's things on a canvas: tiles near the scale looked at while a hand moves, and exactly once it rests. */
export function createPainter(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d')
  let scene: Scene | null = null
  let look: { view: PlanView; size: Size; movedAt: number } | null = null
  let layer: TileLayer | null = null
  /** Shown where the others have nothing yet. */
  let before: TileLayer | null = null
  let overview: TileLayer | null = null
  let frame = 0

  const ask = () => {
    if (frame === 0) frame = requestAnimationFrame(draw)
  }

  function drawTile(place: TilePlace, { scale }: TileLayer, now: Scene, kept: Tile | undefined): Tile {
    const picture = kept?.picture ?? new OffscreenCanvas(TILE, TILE)
    const ink = picture.getContext('2d')
    const box = tileBox(place, scale)
    const held = now.moved?.ids ?? NONE
    if (ink !== null) {
      ink.setTransform(1, 0, 0, 1, 0, 0)
      ink.clearRect(0, 0, TILE, TILE)
      ink.setTransform(scale, 0, 0, scale, -box.x * scale, -box.y * scale)
      const numbers = now.index.within(grown(box, (BLEED * now.density) / scale))
      const items = numbers.flatMap((number) => now.items[number] ?? []).filter(({ id }) => !held.has(id))
      drawItems(ink, items, { ...now, scale })
    }
    return { ...place, picture, isStale: false }
  }

  /** Draws what is wanted and missing until the time is up; answers whether all of it is here. */
  function fill(wanted: readonly TilePlace[], of: TileLayer, now: Scene, until: number): boolean {
    for (const place of wanted) {
      const kept = of.tiles.get(place.key)
      of.tiles.delete(place.key)
      if (kept !== undefined && !kept.isStale) {
        of.tiles.set(place.key, kept)
        continue
      }
      of.tiles.set(place.key, drawTile(place, of, now, kept))
      if (performance.now() > until) return wanted.at(-1) === place
    }
    return true
  }

  function show({ tiles, scale: own }: TileLayer, seen: Box, scale: number, view: PlanView) {
    if (context === null) return
    const stretch = scale / own
    const [left, top] = [-view.x * scale, -view.y * scale]
    const [x0, y0] = stretch === 1 ? [Math.round(left), Math.round(top)] : [left, top]
    for (const tile of tiles.values()) {
      if (!meets(tileBox(tile, own), seen)) continue
      const side = TILE * stretch
      const x = Math.floor(x0 + tile.column * side)
      const y = Math.floor(y0 + tile.row * side)
      const width = Math.floor(x0 + (tile.column + 1) * side) - x
      const height = Math.floor(y0 + (tile.row + 1) * side) - y
      context.clearRect(x, y, width, height)
      context.drawImage(tile.picture, x, y, width, height)
    }
  }

  function drawMoved(now: Scene, view: PlanView, scale: number) {
    const { moved } = now
    if (context === null || moved === null) return
    const items = [...moved.ids].flatMap((id) => {
      const number = now.index.at(id)
      return number === undefined ? [] : (now.items[number] ?? [])
    })
    context.setTransform(scale, 0, 0, scale, (moved.by.x - view.x) * scale, (moved.by.y - view.y) * scale)
    drawItems(context, items, { ...now, scale })
  }

  function draw() {
    frame = 0
    if (context === null || scene === null || look === null) return
    const { view, size, movedAt } = look
    const { density } = scene
    const begun = performance.now()
    const isMoving = begun - movedAt < REST
    const scale = view.scale * density
    const wantedScale = tileScale(layer?.scale ?? null, scale, isMoving)
    if (layer?.scale !== wantedScale) {
      if (layer !== null && layer.tiles.size > 0) before = layer
      layer = { scale: wantedScale, tiles: new Map() }
    }
    const seen = visibleBox(view, size)
    const isWhole = fill(tilesOver(seen, layer.scale), layer, scene, begun + BUDGET)
    const room = overviewOf(scene, overview)
    overview = room.layer
    const isReady = isWhole && fill(room.places, overview, scene, begun + BUDGET)
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, canvas.width, canvas.height)
    if (!isWhole) {
      show(overview, seen, scale, view)
      if (before !== null) show(before, seen, scale, view)
    } else before = null
    show(layer, seen, scale, view)
    drawMoved(scene, view, scale)
    forget(layer, KEPT)
    if (!isReady || isMoving || layer.scale !== scale) ask()
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
    /** From where it is looked at. */
    look(view: PlanView, size: Size, density: number) {
      const [width, height] = [Math.round(size.width * density), Math.round(size.height * density)]
      // setting it empties the canvas, so only where it is another
      if (canvas.width !== width) canvas.width = width
      if (canvas.height !== height) canvas.height = height
      look = { view, size, movedAt: look === null ? -REST : performance.now() }
      // with what is here already: a frame later the rest of the plan would be elsewhere
      cancelAnimationFrame(frame)
      draw()
    },
    stop() {
      cancelAnimationFrame(frame)
      frame = 0
    },
  }
}

/** A small picture of the whole, so that nothing is ever blank. */
function overviewOf({ index, density }: Scene, kept: TileLayer | null) {
  const whole = wholeOf(index)
  const scale = Math.min((WIDEST_OVERVIEW * density) / Math.max(whole.width, whole.height, 1), density)
  const layer = kept?.scale === scale ? kept : { scale, tiles: new Map<string, Tile>() }
  return { layer, places: tilesOver(whole, scale) }
}

const wholes = new WeakMap<PlanIndex, Box>()
function wholeOf(index: PlanIndex): Box {
  const known = wholes.get(index)
  if (known !== undefined) return known
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { box } of index.things) {
    left = Math.min(left, box.x)
    top = Math.min(top, box.y)
    right = Math.max(right, box.x + box.width)
    bottom = Math.max(bottom, box.y + box.height)
  }
  const whole = left > right ? { x: 0, y: 0, width: 1, height: 1 } : { x: left, y: top, width: right - left, height: bottom - top }
  wholes.set(index, whole)
  return whole
}

/** Where two scenes differ; null is everywhere. */
function changedBoxes(one: Scene, other: Scene): Box[] | null {
  if (one.ink !== other.ink || one.density !== other.density) return null
  const boxes: Box[] = []
  if (one.items !== other.items) {
    if (one.items.length !== other.items.length) return null
    other.items.forEach((item, number) => {
      if (item === one.items[number]) return
      for (const { index } of [one, other]) {
        const box = index.things[number]?.box
        if (box !== undefined) boxes.push(box)
      }
    })
  }
  const [held, holds] = [one.moved?.ids ?? NONE, other.moved?.ids ?? NONE]
  for (const [before, after] of [
    [one.selected, other.selected],
    [held, holds],
  ] as const) {
    if (before === after) continue
    for (const id of new Set([...before].filter((known) => !after.has(known)).concat([...after].filter((known) => !before.has(known))))) {
      const box = other.index.things[other.index.at(id) ?? -1]?.box
      if (box !== undefined) boxes.push(box)
    }
  }
  return boxes.length > FEW ? null : boxes
}
