/**
 * Browsers clamp what they lay out (Chromium near 33.5 million pixels, Firefox near 17.9), and a scroll offset is exact
 * to the pixel only below 2 to the 24th. A longer list gets a body of this height, and its scroll bar stands for more.
 */
export const BODY_LIMIT = 16_000_000

/** So far from either end the scroll bar and the list agree: both ends are met by scrolling alone. */
const EDGE = 100_000

/** A hand on the thumb moves by whole steps of this share of the way, at the least; nothing else moves so far at once. */
const THUMB_STEPS = 3

/** What a list and the window on it measure, in pixels. */
export interface Extent {
  rows: number
  rowHeight: number
  viewport: number
}

/** Where the scroll bar stands, and how much further down the list what is shown there is. */
export interface Position {
  top: number
  drift: number
}

/** Rows by their indexes, the last one included. */
export interface RowRange {
  first: number
  last: number
}

const within = (value: number, lowest: number, highest: number) => Math.max(lowest, Math.min(value, highest))

export const listHeight = ({ rows, rowHeight }: Extent): number => rows * rowHeight

/** The height a browser is asked to lay out. */
export const bodyHeight = (extent: Extent): number => Math.min(listHeight(extent), BODY_LIMIT)

export const isScaled = (extent: Extent) => listHeight(extent) > BODY_LIMIT
const highestTop = (extent: Extent) => Math.max(0, bodyHeight(extent) - extent.viewport)
const highestOffset = (extent: Extent): number => Math.max(0, listHeight(extent) - extent.viewport)

export const offsetOf = ({ top, drift }: Position): number => top + drift

/** How far down a scaled list the scroll bar's place stands for: true pixels near the ends, scaled in between. */
function offsetAt(top: number, extent: Extent): number {
  const end = highestTop(extent)
  const last = highestOffset(extent)
  if (top <= EDGE) return top
  if (top >= end - EDGE) return last + (top - end)
  return EDGE + ((top - EDGE) * (last - 2 * EDGE)) / (end - 2 * EDGE)
}

function topAt(offset: number, extent: Extent): number {
  const end = highestTop(extent)
  const last = highestOffset(extent)
  if (offset <= EDGE) return offset
  if (offset >= last - EDGE) return end - (last - offset)
  return EDGE + ((offset - EDGE) * (end - 2 * EDGE)) / (last - 2 * EDGE)
}

/** The place that shows the list from `offset` on. */
export function placeAt(offset: number, extent: Extent): Position {
  const wanted = within(offset, 0, highestOffset(extent))
  if (!isScaled(extent)) return { top: wanted, drift: 0 }
  // whole pixels: a browser rounds what it is given, and rows between two of them would be blurred
  const top = Math.round(topAt(wanted, extent))
  return { top, drift: Math.round(wanted) - top }
}

/** The place after the browser has scrolled: steps are true pixels, only the thumb takes the list in great leaps. */
export function scrolledTo(top: number, from: Position, extent: Extent): Position {
  if (!isScaled(extent)) return { top, drift: 0 }
  const leap = highestTop(extent) / extent.viewport / THUMB_STEPS
  if (Math.abs(top - from.top) < leap) return { top, drift: from.drift }
  return { top, drift: Math.round(offsetAt(top, extent) - top) }
}

/** Whether scrolling would meet the end of the scroll bar before the end of the list: time to be placed anew. */
export function isStray({ top, drift }: Position, extent: Extent): boolean {
  if (!isScaled(extent)) return false
  const end = highestTop(extent)
  if (top > EDGE && top < end - EDGE) return false
  return Math.abs(offsetAt(top, extent) - (top + drift)) >= 1
}

/** Whether the scroll bar stands visibly elsewhere than what is shown: by a pixel of its thumb. */
export function isOff(at: Position, extent: Extent): boolean {
  const { top } = placeAt(offsetOf(at), extent)
  return Math.abs(top - at.top) > bodyHeight(extent) / extent.viewport
}

/** The place that keeps the row at the top there while rows change their height, number or window. */
export function replaced(at: Position, from: Extent, to: Extent): Position {
  if (from.rowHeight === 0) return placeAt(0, to)
  // only where it must be: a division would leave a trace, and the browser would take it for a scroll
  const stretch = from.rowHeight === to.rowHeight ? 1 : to.rowHeight / from.rowHeight
  return placeAt(offsetOf(at) * stretch, to)
}

/** The rows in view, and `extra` more on both sides. */
export function rowsInView(at: Position, extent: Extent, extra: number): RowRange {
  const { rows, rowHeight, viewport } = extent
  if (rows === 0 || rowHeight === 0) return { first: 0, last: -1 }
  const offset = offsetOf(at)
  const first = Math.floor(offset / rowHeight)
  const last = Math.ceil((offset + viewport) / rowHeight) - 1
  return { first: within(first - extra, 0, rows - 1), last: within(last + extra, 0, rows - 1) }
}

/** The offset from which a row is whole in view, as near as can be. */
export function offsetShowing(index: number, at: Position, extent: Extent): number {
  const start = index * extent.rowHeight
  const offset = offsetOf(at)
  return within(offset, start + extent.rowHeight - extent.viewport, Math.max(0, start))
}
