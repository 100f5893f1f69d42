import type { Size } from './image-zoom.ts'
import { drawnNext, fitView, goesAlong, heldView, type PlanView } from './plan-geometry.ts'
import type { Box } from './rack-geometry.ts'

/** How a room is seen on its stage. */
export interface PlanShown {
  view: PlanView
  /** What the room was last drawn for: while a hand moves it goes along as it was drawn. */
  drawn: PlanView
  /** Where a hand last rested. */
  rested: PlanView
  size: Size
  isMoving: boolean
}

/** Milliseconds after which a hand rests. */
const REST = 140

const isSame = (one: Box, other: Box) =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height

/** How a room is looked at; it begins as a whole. Each move of a hand is told to what goes along, and to nothing else. */
export function createPlanLook(whole: Box) {
  let bounds = whole
  let size: Size | null = null
  /** Null is the whole room, whatever the size of its stage becomes. */
  let kept: PlanView | null = null
  let shown: PlanShown | null = null
  let resting: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function tell(isMoving: boolean) {
    if (size === null) return
    const view = kept === null ? fitView(bounds, size) : heldView(kept, bounds, size)
    const before = isMoving ? shown : null
    const goes = before !== null && goesAlong(before.drawn, view, size)
    const drawn = before === null ? view : goes ? before.drawn : drawnNext(before.view, view, size)
    shown = { view, drawn, rested: before?.rested ?? view, size, isMoving }
    for (const listener of listeners) listener()
  }
  const rest = () => tell(false)
  const change = (next: (view: PlanView, size: Size) => PlanView) => {
    if (size === null || shown === null) return
    kept = heldView(next(shown.view, size), bounds, size)
    tell(true)
    clearTimeout(resting)
    resting = setTimeout(rest, REST)
  }
  const fit = () => {
    clearTimeout(resting)
    kept = null
    rest()
  }

  return {
    change,
    fit,
    shown: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** The stage is so large. */
    measure(next: Size) {
      if (size?.width === next.width && size.height === next.height) return
      size = next
      rest()
    },
    /** The room is so large. */
    hold(next: Box) {
      if (isSame(bounds, next)) return
      bounds = next
      tell(shown?.isMoving ?? false)
    },
    stop: () => clearTimeout(resting),
  }
}

export type PlanLook = ReturnType<typeof createPlanLook>
