import type { PlanGrid, PlanPlace } from './floor-plan-types.ts'
import type { Point, Size } from './image-zoom.ts'
import type { Box } from './rack-geometry.ts'

/** How a room is looked at: pixels of a millimetre, and the point of the room at the upper left corner. */
export interface PlanView extends Point {
  scale: number
}

/** Pixels kept free around what is shown whole; above and at the left the tiles are counted. */
const MARGIN = 36
/** A rack of 600 mm is then 270 pixels wide. */
export const LARGEST = 0.45
/** How much smaller than the whole a room may become. */
const SMALLEST_SHARE = 0.5
/** What a key or a button makes it larger by. */
export const PLAN_ZOOM_STEP = 1.4

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

function centred(scale: number, at: Point, { width, height }: Size): PlanView {
  return { scale, x: at.x - width / 2 / scale, y: at.y - height / 2 / scale }
}

const fitScale = ({ width, height }: Size, size: Size) =>
  Math.min(
    Math.max(size.width - 2 * MARGIN, 1) / Math.max(width, 1),
    Math.max(size.height - 2 * MARGIN, 1) / Math.max(height, 1),
    LARGEST,
  )

/** The whole of a box, in the middle. */
export const fitView = (box: Box, size: Size): PlanView => centred(fitScale(box, size), middleOf(box), size)

/** No smaller than half the whole, no larger than helps, and the room never quite out of sight. */
export function heldView(view: PlanView, bounds: Box, size: Size): PlanView {
  const scale = within(view.scale, fitScale(bounds, size) * SMALLEST_SHARE, LARGEST)
  const across = size.width / 2 / scale
  const down = size.height / 2 / scale
  return {
    scale,
    x: within(view.x, bounds.x - across, bounds.x + bounds.width - across),
    y: within(view.y, bounds.y - down, bounds.y + bounds.height - down),
  }
}

/** What lies under the point of the screen stays under it. */
export function zoomView(
  view: PlanView,
  { by, at }: { by: number; at: Point },
  bounds: Box,
  size: Size,
): PlanView {
  const scale = within(view.scale * by, fitScale(bounds, size) * SMALLEST_SHARE, LARGEST)
  const still = toPlan(view, at)
  return heldView({ scale, x: still.x - at.x / scale, y: still.y - at.y / scale }, bounds, size)
}

/** The room goes with the hand, by pixels. */
export const panView = (view: PlanView, by: Point): PlanView => ({
  scale: view.scale,
  x: view.x - by.x / view.scale,
  y: view.y - by.y / view.scale,
})

export const toPlan = ({ scale, x, y }: PlanView, at: Point): Point => ({
  x: x + at.x / scale,
  y: y + at.y / scale,
})

export const toScreen = ({ scale, x, y }: PlanView, at: Point): Point => ({
  x: (at.x - x) * scale,
  y: (at.y - y) * scale,
})

/** How a drawing in millimetres is put before the view. */
export const transformOf = ({ scale, x, y }: PlanView) => `scale(${scale}) translate(${-x} ${-y})`

export const visibleBox = ({ scale, x, y }: PlanView, { width, height }: Size): Box => ({
  x,
  y,
  width: width / scale,
  height: height / scale,
})

/** The share of what is seen that is drawn beyond each of its edges. */
export const BEYOND = 0.2
/** As much larger or smaller as it was drawn is a room shown while a hand moves. */
const LARGER = 2
const SMALLER = 0.75

/** What is drawn where one looks: what is seen, and somewhat beyond. */
export function drawnAround(
  { scale, x, y }: PlanView,
  { width, height }: Size,
): { view: PlanView; size: Size } {
  return {
    view: { scale, x: x - (width * BEYOND) / scale, y: y - (height * BEYOND) / scale },
    size: { width: width * (1 + 2 * BEYOND), height: height * (1 + 2 * BEYOND) },
  }
}

/** Whether what was drawn for one view shows, moved and stretched, all that is seen in another. */
export function goesAlong(drawn: PlanView, view: PlanView, size: Size): boolean {
  const stretch = view.scale / drawn.scale
  const around = drawnAround(drawn, size)
  return (
    stretch <= LARGER &&
    stretch >= SMALLER &&
    lies(visibleBox(view, size), { inside: visibleBox(around.view, around.size) })
  )
}

/** As much wider than what is seen a room is drawn while it is zoomed out. */
const WIDER = 0.6

/** The view to draw for next: where a hand zooms out, a wider one, which serves for longer. */
export function drawnNext(before: PlanView, view: PlanView, size: Size): PlanView {
  if (view.scale >= before.scale) return view
  return centred(view.scale * WIDER, middleOf(visibleBox(view, size)), size)
}

/** Just so far that a box lies in view, and no farther; a larger scale where it would be too small to see. */
export function broughtIntoView(view: PlanView, box: Box, bounds: Box, size: Size): PlanView {
  const seen = visibleBox(view, size)
  const margin = MARGIN / view.scale
  const along = (from: number, length: number, at: number, room: number) => {
    if (at < from + margin) return at - margin
    if (at + room > from + length - margin) return at + room - length + margin
    return from
  }
  const x = along(seen.x, seen.width, box.x, box.width)
  const y = along(seen.y, seen.height, box.y, box.height)
  return heldView({ scale: view.scale, x, y }, bounds, size)
}

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

export const meets = (one: Box, other: Box) =>
  one.x <= other.x + other.width &&
  other.x <= one.x + one.width &&
  one.y <= other.y + other.height &&
  other.y <= one.y + one.height

const holdsAll = (outer: Box, inner: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** Whether a box lies in a frame, as a marquee takes it: whole. */
export const lies = (box: Box, { inside }: { inside: Box }) => holdsAll(inside, box)

/** The box between two corners, whichever they are. */
export const boxBetween = (one: Point, other: Point): Box => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
})

export function boxAround(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

const RADIAN = Math.PI / 180

export function turned({ x, y }: Point, degrees: number): Point {
  const [sine, cosine] = [Math.sin(degrees * RADIAN), Math.cos(degrees * RADIAN)]
  return { x: x * cosine - y * sine, y: x * sine + y * cosine }
}

/** The box that a turned thing takes of the room. */
export function boxOf({ x, y, width, depth, rotation }: PlanPlace): Box {
  const [sine, cosine] = [Math.abs(Math.sin(rotation * RADIAN)), Math.abs(Math.cos(rotation * RADIAN))]
  const across = width * cosine + depth * sine
  const down = width * sine + depth * cosine
  return { x: x - across / 2, y: y - down / 2, width: across, height: down }
}

/** Whether a point lies on a turned thing, or within `slack` of it. */
export function placeHolds({ x, y, width, depth, rotation }: PlanPlace, at: Point, slack = 0): boolean {
  const own = turned({ x: at.x - x, y: at.y - y }, -rotation)
  return Math.abs(own.x) <= width / 2 + slack && Math.abs(own.y) <= depth / 2 + slack
}

/** The four corners of a turned thing, from the back's left on, clockwise. */
export function cornersOf({ x, y, width, depth, rotation }: PlanPlace): Point[] {
  const [across, down] = [width / 2, depth / 2]
  return [
    { x: -across, y: -down },
    { x: across, y: -down },
    { x: across, y: down },
    { x: -across, y: down },
  ].map((corner) => {
    const own = turned(corner, rotation)
    return { x: x + own.x, y: y + own.y }
  })
}

/** The part of a thing between two shares of its depth, counted from the front. */
export function partOf(place: PlanPlace, from: number, to: number): PlanPlace {
  const { x, y, width, depth, rotation } = place
  const middle = turned({ x: 0, y: depth * (0.5 - (from + to) / 2) }, rotation)
  return { x: x + middle.x, y: y + middle.y, width, depth: depth * (to - from), rotation }
}

const NICE = [1, 2, 5, 10] as const

/** The round length whose bar comes nearest to `wanted` pixels without being longer. */
export function scaleBar({ scale }: Pick<PlanView, 'scale'>, wanted = 120): { mm: number; pixels: number } {
  const room = wanted / scale
  const power = 10 ** Math.floor(Math.log10(room))
  const mm = power * (NICE.findLast((step) => step * power <= room) ?? 1)
  return { mm, pixels: mm * scale }
}

/** Scales in steps, four to a doubling: what depends on one is not made anew at every turn of a wheel. */
export const steppedScale = (scale: number, steps = 4) => 2 ** (Math.round(Math.log2(scale) * steps) / steps)

/** Below these many pixels a tile's lines are a grey surface, and no help. */
const LEAST_TILE = 7
export const showsTiles = ({ tile }: PlanGrid, scale: number) => tile * scale >= LEAST_TILE

/** A, B … Z, AA, AB …: the letters of a column counted from 1. */
export function tileLetters(column: number): string {
  const letter = String.fromCodePoint(65 + ((column - 1) % 26))
  return column > 26 ? tileLetters(Math.floor((column - 1) / 26)) + letter : letter
}
