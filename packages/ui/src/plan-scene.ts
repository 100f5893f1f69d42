import type { PlanItem } from './floor-plan-types.ts'
import type { PlanInk } from './plan-draw.ts'
import type { PlanIndex } from './plan-index.ts'
import { tilesOver, type Tile, type TileLayer } from './plan-tiles.ts'
import type { Box } from './rack-geometry.ts'

/** What is drawn. */
export interface Scene {
  items: readonly PlanItem[]
  /** Of those items, in their order. */
  index: PlanIndex
  selected: ReadonlySet<string>
  /** Drawn pale where they stood. */
  held: ReadonlySet<string>
  ink: PlanInk
  density: number
}

/** Of so many things that changed each is looked for; beyond, everything is drawn anew. */
const FEW = 3000
/** Pixels of the small picture of the whole. */
const WIDEST_OVERVIEW = 1024

/** A small picture of the whole, so that nothing is ever blank. */
export function overviewOf({ index, density }: Scene, kept: TileLayer | null) {
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
  const whole =
    left > right
      ? { x: 0, y: 0, width: 1, height: 1 }
      : { x: left, y: top, width: right - left, height: bottom - top }
  wholes.set(index, whole)
  return whole
}

/** Where two scenes differ; null is everywhere. */
export function changedBoxes(one: Scene, other: Scene): Box[] | null {
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
  for (const [before, after] of [
    [one.selected, other.selected],
    [one.held, other.held],
  ] as const) {
    if (before === after) continue
    for (const id of new Set(
      [...before]
        .filter((known) => !after.has(known))
        .concat([...after].filter((known) => !before.has(known))),
    )) {
      const box = other.index.things[other.index.at(id) ?? -1]?.box
      if (box !== undefined) boxes.push(box)
    }
  }
  return boxes.length > FEW ? null : boxes
}
