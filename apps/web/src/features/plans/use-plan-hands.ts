import { boundsOfPoints, cornersOf, type PlanPoint, type PlanRect } from '@plenum/domain/plan-geometry'
import { snap, type SnapGuide } from '@plenum/domain/plan-snap'
import type { FloorPlanProps, PlanDrag, PlanGuide } from '@plenum/ui/floor-plan-types'
import { useState } from 'react'
import { rectsOf } from './plan-draft.ts'
import type { PlanEdits } from './use-plan-edits.ts'

interface Dragged {
  ids: ReadonlySet<string>
  by: { x: number; y: number }
  guides: readonly SnapGuide[]
}

/** A part of a tile from which on something is drawn to a line. */
const NEAR = 1 / 6

/** Where something comes to lie among the rest of a plan. */
export function snapped(
  { draft, things, tile_mm }: PlanEdits,
  { rect, except, isFree }: { rect: PlanRect; except: ReadonlySet<string>; isFree: boolean },
) {
  if (isFree) return { at: [Math.round(rect.x), Math.round(rect.y)] as const, guides: [] }
  const others = new Set([...draft.spots.keys()].filter((id) => !except.has(id)))
  const { grid } = draft
  return snap(rect, {
    tiles: { size: tile_mm, x: grid.x_mm, y: grid.y_mm },
    neighbours: rectsOf({ ...draft, shapes: [] }, things, others),
    tolerance: tile_mm * NEAR,
  })
}

/** A guide as it is drawn across the whole plan. */
export const drawnGuide =
  (bounds: { x: number; y: number; width: number; height: number }) =>
  ({ axis, at }: SnapGuide): PlanGuide =>
    axis === 'x'
      ? { axis: 'down', at, from: bounds.y, to: bounds.y + bounds.height }
      : { axis: 'across', at, from: bounds.x, to: bounds.x + bounds.width }

/** What hands do to a plan: select, frame and drag, drawn to tiles and neighbours. */
export function usePlanHands(edits: PlanEdits, onMoved: (ids: ReadonlySet<string>, to: PlanPoint) => void) {
  const { draft, things, selected, select, isMovable } = edits
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const aim = ({ ids, by, keys }: PlanDrag): Dragged => {
    const moved = new Set(ids.filter(isMovable))
    const rect = boundsOfPoints(rectsOf(draft, things, moved).flatMap(cornersOf))
    if (rect === null) return { ids: moved, by: { x: 0, y: 0 }, guides: [] }
    const moving = { ...rect, x: rect.x + by.x, y: rect.y + by.y }
    const { at, guides } = snapped(edits, { rect: moving, except: moved, isFree: keys.alt })
    return { ids: moved, by: { x: at[0] - rect.x, y: at[1] - rect.y }, guides }
  }
  const on: Pick<FloorPlanProps, 'onSelect' | 'onDragStart' | 'onDragMove' | 'onDragEnd' | 'onMarquee'> = {
    onSelect: ({ hit, adds }) => {
      if (hit === null) return adds ? undefined : select(new Set())
      const next = new Set(adds ? selected : [])
      if (adds && next.has(hit.id)) next.delete(hit.id)
      else next.add(hit.id)
      select(next)
    },
    onDragStart: (drag) => {
      if (!drag.ids.some(isMovable)) return false
      if (!selected.has(drag.hit.id)) select(new Set([drag.hit.id]))
      setDragged(aim(drag))
      return true
    },
    onDragMove: (drag) => setDragged(aim(drag)),
    onDragEnd: (drag, isDropped) => {
      setDragged(null)
      const { by, ids } = aim(drag)
      if (!isDropped || (by.x === 0 && by.y === 0)) return
      edits.move([Math.round(by.x), Math.round(by.y)])
      const [first] = rectsOf(draft, things, ids)
      onMoved(ids, [(first?.x ?? 0) + by.x, (first?.y ?? 0) + by.y])
    },
    onMarquee: (hits, adds) => select(new Set([...(adds ? selected : []), ...hits.map(({ id }) => id)])),
  }
  return { on, dragged }
}
