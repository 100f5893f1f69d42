import type { PlanItem, PlanModel, PlanPicture, PlanShape } from './floor-plan-types.ts'
import type { PlanInk } from './plan-draw.ts'
import type { PlanIndex } from './plan-index.ts'
import type { Box } from './rack-geometry.ts'

/** Things of one kind, and where they lie; the index has them in their order. */
export interface Laid<T> {
  all: readonly T[]
  index: PlanIndex
}

/** What is drawn. */
export interface Scene extends Pick<PlanModel, 'bounds' | 'grid'> {
  picture: (PlanPicture & { image: CanvasImageSource }) | null
  shapes: Laid<PlanShape>
  items: Laid<PlanItem>
  selected: ReadonlySet<string>
  ink: PlanInk
  density: number
}

/** Of so many things that changed each is looked for; beyond, everything is drawn anew. */
const FEW = 3000
/** Pixels of the small picture of the whole. */
const WIDEST_OVERVIEW = 1024

/** The scale of a small picture of the whole, so that nothing is ever blank. */
export const overviewScale = ({ bounds: { width, height }, density }: Scene) =>
  Math.min((WIDEST_OVERVIEW * density) / Math.max(width, height, 1), density)

const EVERYWHERE = ['bounds', 'grid', 'picture', 'ink', 'density'] as const

/** Where things were that changed, and where they are; null is everywhere. */
function changedOf<T>(before: Laid<T>, after: Laid<T>): Box[] | null {
  if (before.all === after.all) return []
  if (before.all.length !== after.all.length) return null
  return after.all.flatMap((thing, number) => {
    if (thing === before.all[number]) return []
    return [before, after].flatMap(({ index }) => index.things[number]?.box ?? [])
  })
}

const without = (ids: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...ids].filter((id) => !others.has(id))

/** Where two scenes differ; null is everywhere. */
export function changedBoxes(before: Scene, after: Scene): Box[] | null {
  if (EVERYWHERE.some((part) => before[part] !== after[part])) return null
  const [items, shapes] = [changedOf(before.items, after.items), changedOf(before.shapes, after.shapes)]
  if (items === null || shapes === null) return null
  const reselected =
    before.selected === after.selected
      ? []
      : [...without(before.selected, after.selected), ...without(after.selected, before.selected)]
  const marked = reselected.flatMap((id) =>
    [after.items, after.shapes].flatMap(({ index }) => index.things[index.at(id) ?? -1]?.box ?? []),
  )
  const boxes = [...items, ...shapes, ...marked]
  return boxes.length > FEW ? null : boxes
}
