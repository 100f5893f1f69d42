import {
  CLOSE_THRESHOLD,
  EDGE_SLACK,
  FAST_VELOCITY,
  SNAP_SKIP_VELOCITY,
  VELOCITY_WINDOW_MILLISECONDS,
} from './drawer-constants.ts'

export type Side = 'top' | 'right' | 'bottom' | 'left'

/** How much of the drawer shows: a part of its own size from 0 to 1, or px. */
export type SnapPoint = number | `${number}px`

export interface Point {
  x: number
  y: number
}

/** Where a drawer can rest: a snap point and the px that show there. */
export interface Stop {
  point: SnapPoint
  size: number
}

/** What a drawer is at the moment it is let go or pulled. */
export interface Reach {
  /** In order of size. */
  stops: readonly Stop[]
  /** The px that show where it rests. */
  resting: number
  /** The px that can show at most. */
  size: number
  dismissible: boolean
}

/** Where the hand has been along the way out, and when. */
export interface Sample {
  along: number
  at: number
}

export type Landing = { at: 'closed' } | { at: 'stop'; point: SnapPoint }

const OUTWARD: Record<Side, Point> = {
  top: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
}

/** Without snap points a drawer shows whole. */
export const WHOLE: readonly SnapPoint[] = [1]

export const isUpright = (side: Side) => OUTWARD[side].x === 0

/** The way from one point to another, as px towards closing and px across. */
export function wayBetween(side: Side, from: Point, to: Point) {
  const { x, y } = OUTWARD[side]
  const right = to.x - from.x
  const down = to.y - from.y
  return { along: right * x + down * y, across: Math.abs(right * y) + Math.abs(down * x) }
}

/** The px that show at a snap point, never more than there are. */
export function sizeAt(point: SnapPoint, size: number) {
  const wanted = typeof point === 'number' ? point * size : Number.parseFloat(point)
  return Math.min(Math.max(wanted, 0), size)
}

/** What the drawer stands away from its whole size at a snap point, for CSS to measure. */
export const restAt = (point: SnapPoint) =>
  typeof point === 'number' ? `${100 - point * 100}%` : `max(0px, 100% - ${point})`

export const stopsOf = (points: readonly SnapPoint[], size: number): Stop[] =>
  (points.length === 0 ? WHOLE : points)
    .map((point) => ({ point, size: sizeAt(point, size) }))
    .toSorted((one, other) => one.size - other.size)

/** What is left of a pull past the edge: all of the first px, ever less of the next. */
export const damped = (pull: number) => EDGE_SLACK * Math.log1p(pull / EDGE_SLACK)

/** How far the drawer itself moves when the hand has moved this far: freely between its ends, hardly past them. */
export function displacement(along: number, { stops, resting, dismissible }: Reach) {
  const mostInward = resting - (stops.at(-1)?.size ?? resting)
  const mostOutward = dismissible ? resting : resting - (stops[0]?.size ?? resting)
  if (along < mostInward) return mostInward - damped(mostInward - along)
  if (along > mostOutward) return dismissible ? mostOutward : mostOutward + damped(along - mostOutward)
  return along
}

const isRecent = (now: number) => (sample: Sample) => now - sample.at <= VELOCITY_WINDOW_MILLISECONDS

/** What is needed to tell the speed from now on: the samples of the last moments, and the one before. */
export function recent(samples: readonly Sample[], now: number) {
  const first = samples.findIndex(isRecent(now))
  return first === -1 ? samples.slice(-1) : samples.slice(Math.max(first - 1, 0))
}

/** Speed along the way out in px/ms, over the last moments before the release. */
export function velocityOf(samples: readonly Sample[], releasedAt: number) {
  const within = samples.filter(isRecent(releasedAt))
  const last = within.at(-1)
  const first = within.length > 1 ? within[0] : samples.at(-2)
  if (last === undefined || first === undefined || releasedAt <= first.at) return 0
  return (last.along - first.along) / (releasedAt - first.at)
}

const landOn = (stop: Stop | undefined): Landing =>
  stop === undefined ? { at: 'closed' } : { at: 'stop', point: stop.point }

/** Thrown outward: the next stop that shows less, or past them all where none does. */
function thrownOut(shown: number, speed: number, { stops, dismissible }: Reach): Landing {
  const skips = stops.length > 1 && speed >= SNAP_SKIP_VELOCITY
  const next = skips ? undefined : stops.findLast(({ size }) => size < shown)
  return landOn(next ?? (dismissible ? undefined : stops[0]))
}

/** Thrown inward: the next stop that shows more, or the last where none does or the throw passes over them. */
function thrownIn(shown: number, speed: number, { stops }: Reach): Landing {
  const next = speed >= SNAP_SKIP_VELOCITY ? undefined : stops.find(({ size }) => size > shown)
  return landOn(next ?? stops.at(-1))
}

function nearestTo(shown: number, stops: readonly Stop[]) {
  const away = ({ size }: Stop) => Math.abs(size - shown)
  return stops.toSorted((one, other) => away(one) - away(other))[0]
}

/** Where the drawer goes when it is let go: onward when thrown, else to the nearest stop or, past the threshold, away. */
export function landing(release: { along: number; velocity: number }, reach: Reach): Landing {
  const shown = reach.resting - release.along
  const speed = Math.abs(release.velocity)
  if (speed >= FAST_VELOCITY)
    return release.velocity > 0 ? thrownOut(shown, speed, reach) : thrownIn(shown, speed, reach)
  const smallest = reach.stops[0]?.size ?? reach.size
  if (reach.dismissible && shown < smallest * (1 - CLOSE_THRESHOLD)) return { at: 'closed' }
  return landOn(nearestTo(shown, reach.stops))
}

/** How much of a drawer is there, 0 to 1, for what is dimmed or sinks behind it: whole from its first stop on. */
export function presence(moved: number, { stops, resting, size }: Reach) {
  const smallest = stops[0]?.size ?? size
  return smallest === 0 ? 1 : Math.min(Math.max((resting - moved) / smallest, 0), 1)
}

/** The scale of what becomes narrower by `inset` px of its `extent` when a drawer is wholly there. */
export const scaleBehind = (extent: number, inset: number, there: number) =>
  extent <= inset ? 1 : 1 - (inset / extent) * there

/** The snap point a number of steps away from the active one, the ends holding. */
export function stepFrom(active: SnapPoint, steps: number, points: readonly SnapPoint[]) {
  const at = points.indexOf(active)
  return points[Math.min(Math.max(at + steps, 0), points.length - 1)] ?? active
}

/** The snap point after the active one, and after the last the first. */
export const pointAfter = (active: SnapPoint, points: readonly SnapPoint[]) =>
  points[(points.indexOf(active) + 1) % points.length] ?? active
