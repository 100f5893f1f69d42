import { boundsOfPoints, cornersOf, type PlanPoint, type PlanRect } from '@plenum/domain/plan-geometry'
import { snap, type SnapGuide, type SnapTo } from '@plenum/domain/plan-snap'
import type { FloorPlanProps, PlanDrag, PlanGuide } from '@plenum/ui/floor-plan-types'
import { startTransition, useRef, useState } from 'react'
import { rectsOf } from './plan-draft.ts'
import type { PlanEdits } from './use-plan-edits.ts'

interface Dragged {
  ids: ReadonlySet<string>
  by: { x: number; y: number }
  guides: readonly SnapGuide[]
}

interface Lifted {
  ids: ReadonlySet<string>
  /** What they take of the plan together; null is nothing. */
  rect: PlanRect | null
  pulls: SnapTo | null
}
const NOTHING: Lifted = { ids: new Set(), rect: null, pulls: null }

/** A part of a tile from which on something is drawn to a line. */
const NEAR = 1 / 6

/** What something is drawn to that lies among the rest of a plan. */
function pullsOf({ draft, things, tile_mm }: PlanEdits, except: ReadonlySet<string>): SnapTo {
  const others = new Set([...draft.spots.keys()].filter((id) => !except.has(id)))
  const { grid } = draft
  return {
    tiles: { size: tile_mm, x: grid.x_mm, y: grid.y_mm },
    neighbours: rectsOf({ ...draft, shapes: [] }, things, others),
    tolerance: tile_mm * NEAR,
  }
}

const unsnapped = (rect: PlanRect): ReturnType<typeof snap> => ({
  at: [Math.round(rect.x), Math.round(rect.y)],
  guides: [],
})

/** Where something comes to lie among the rest of a plan. */
export const snapped = (
  edits: PlanEdits,
  { rect, except, isFree }: { rect: PlanRect; except: ReadonlySet<string>; isFree: boolean },
) => (isFree ? unsnapped(rect) : snap(rect, pullsOf(edits, except)))

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
  const lifted = useRef<Lifted | null>(null)
  /** Takes hold of things: what stays the same while they move is looked up once. */
  const lift = (ids: readonly string[]) => {
    const moved = new Set(ids.filter(isMovable))
    const rect = boundsOfPoints(rectsOf(draft, things, moved).flatMap(cornersOf))
    lifted.current = { ids: moved, rect, pulls: pullsOf(edits, moved) }
  }
  const aim = ({ by, keys }: PlanDrag): Dragged => {
    const { ids, rect, pulls } = lifted.current ?? NOTHING
    if (rect === null) return { ids, by: { x: 0, y: 0 }, guides: [] }
    const moving = { ...rect, x: rect.x + by.x, y: rect.y + by.y }
    const { at, guides } = keys.alt || pulls === null ? unsnapped(moving) : snap(moving, pulls)
    return { ids, by: { x: at[0] - rect.x, y: at[1] - rect.y }, guides }
  }
  const drop = ({ by, ids }: Dragged) => {
    setDragged(null)
    if (by.x === 0 && by.y === 0) return
    edits.move([Math.round(by.x), Math.round(by.y)])
    const [first] = rectsOf(draft, things, ids)
    onMoved(ids, [(first?.x ?? 0) + by.x, (first?.y ?? 0) + by.y])
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
      lift(drag.ids)
      setDragged(aim(drag))
      return true
    },
    onDragMove: (drag) => setDragged(aim(drag)),
    onDragEnd: (drag, isDropped) => {
      const dropped = aim(drag)
      lifted.current = null
      if (!isDropped) return setDragged(null)
      // five hundred racks are drawn anew over several frames: until then they lie where the hand left them
      startTransition(() => drop(dropped))
    },
    onMarquee: (hits, adds) =>
      startTransition(() => select(new Set([...(adds ? selected : []), ...hits.map(({ id }) => id)]))),
  }
  return { on, dragged }
}
