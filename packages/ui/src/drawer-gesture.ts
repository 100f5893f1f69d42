import { POINTER_TOLERANCE, SCROLL_LOCK_MILLISECONDS, TOUCH_TOLERANCE } from './drawer-constants.ts'
import { type Point, type Sample, type Side, recent, velocityOf, wayBetween } from './drawer-motion.ts'

/** A press may become a drag, is one, or has been left to somebody else: scrolling, selecting, typing. */
export type Gesture =
  | { at: 'pressed'; pointer: number; tolerance: number; from: Point; since: number }
  | { at: 'dragging'; pointer: number; from: Point; samples: readonly Sample[] }
  | { at: 'left'; pointer: number }

interface Move extends Point {
  at: number
}

interface Press extends Move {
  pointer: number
  kind: string
}

/** What stands between a hand and the drawer. */
export interface Surroundings {
  side: Side
  /** When the content was last scrolled. */
  scrolledAt: number
  /** What lies under the hand can still scroll along with a hand going out, or in. */
  scrolls: { outward: boolean; inward: boolean }
  /** A stop shows more than now. */
  canGrow: boolean
}

export const press = ({ pointer, kind, x, y, at }: Press): Gesture => ({
  at: 'pressed',
  pointer,
  tolerance: kind === 'touch' ? TOUCH_TOLERANCE : POINTER_TOLERANCE,
  from: { x, y },
  since: at,
})

/** Whether a hand going this way moves the drawer: only where nothing under it is left to scroll. */
function isForDrawer(along: number, { scrolls, canGrow }: Surroundings) {
  if (along > 0) return !scrolls.outward
  return !scrolls.inward || (canGrow && !scrolls.outward)
}

const isScrolling = (at: number, { scrolledAt }: Surroundings) => at - scrolledAt < SCROLL_LOCK_MILLISECONDS

/** Whether the browser has to keep from scrolling with this move; later than the first move it no longer listens. */
export function claims(gesture: Gesture, to: Move, around: Surroundings) {
  if (gesture.at !== 'pressed') return gesture.at === 'dragging'
  const { along, across } = wayBetween(around.side, gesture.from, to)
  return Math.abs(along) > across && isForDrawer(along, around) && !isScrolling(to.at, around)
}

function moveOfPressed(gesture: Gesture & { at: 'pressed' }, to: Move, around: Surroundings): Gesture {
  const { along, across } = wayBetween(around.side, gesture.from, to)
  if (Math.max(Math.abs(along), across) <= gesture.tolerance) return gesture
  // while the content still scrolls the press begins anew, so that the drawer does not jump to the hand
  if (isScrolling(to.at, around)) return { ...gesture, from: { x: to.x, y: to.y }, since: to.at }
  const { pointer, from, since } = gesture
  if (across >= Math.abs(along) || !isForDrawer(along, around)) return { at: 'left', pointer }
  const samples = [
    { along: 0, at: since },
    { along, at: to.at },
  ]
  return { at: 'dragging', pointer, from, samples }
}

/** What becomes of a gesture by one more move of its pointer. */
export function move(gesture: Gesture, to: Move, around: Surroundings): Gesture {
  if (gesture.at === 'left') return gesture
  if (gesture.at === 'pressed') return moveOfPressed(gesture, to, around)
  const { along } = wayBetween(around.side, gesture.from, to)
  return { ...gesture, samples: [...recent(gesture.samples, to.at), { along, at: to.at }] }
}

/** How far the drag has come, and how fast it was when let go. */
export function release({ samples }: Gesture & { at: 'dragging' }, releasedAt: number) {
  return { along: samples.at(-1)?.along ?? 0, velocity: velocityOf(samples, releasedAt) }
}
