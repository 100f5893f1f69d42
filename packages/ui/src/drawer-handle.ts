import { HANDLE_HOLD_MILLISECONDS } from './drawer-constants.ts'
import { type Side, type SnapPoint, stepFrom } from './drawer-motion.ts'

interface HandleClick {
  /** From press to release, in ms. */
  held: number
  /** How many clicks in a row, as the browser counts them; a key makes none. */
  count: number
}

/** What a click on the handle asks for: a hold nothing, a click to go on, a second one to close. */
export function askedBy({ held, count }: HandleClick) {
  if (count === 0) return 'at once'
  if (held >= HANDLE_HOLD_MILLISECONDS) return 'nothing'
  return count > 1 ? 'close' : 'after a while'
}

interface Snapping {
  side: Side
  active: SnapPoint
  snapPoints: readonly SnapPoint[]
}

const INWARD: Record<Side, string> = {
  top: 'ArrowDown',
  right: 'ArrowLeft',
  bottom: 'ArrowUp',
  left: 'ArrowRight',
}

const OUTWARD: Record<Side, string> = {
  top: 'ArrowUp',
  right: 'ArrowRight',
  bottom: 'ArrowDown',
  left: 'ArrowLeft',
}

/** The snap point a key on the handle moves to. */
export function pointFor(key: string, { side, active, snapPoints }: Snapping) {
  if (key === INWARD[side]) return stepFrom(active, 1, snapPoints)
  if (key === OUTWARD[side]) return stepFrom(active, -1, snapPoints)
  if (key === 'Home') return snapPoints[0]
  return key === 'End' ? snapPoints.at(-1) : undefined
}
