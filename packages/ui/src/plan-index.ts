import type { PlanHit } from './floor-plan-types.ts'
import type { Point } from './image-zoom.ts'
import { meets } from './plan-geometry.ts'
import type { Box } from './rack-geometry.ts'

/** What can be found on a plan; what comes later lies above. */
export interface PlanThing {
  hit: PlanHit
  box: Box
  holds: (at: Point, slack: number) => boolean
}

export interface PlanIndex<T extends PlanThing = PlanThing> {
  things: readonly T[]
  at: (id: string) => number | undefined
  /** The numbers of those whose boxes meet a box, in the order they are drawn. */
  within: (box: Box) => number[]
  /** The topmost thing under a point, or within `slack` of it where none is. */
  under: (at: Point, slack?: number) => T | undefined
}

/** About so many things a cell. */
const A_CELL = 4
const MOST_CELLS = 1 << 18

interface Cells {
  x: number
  y: number
  size: number
  columns: number
  rows: number
}

function cellsFor(boxes: readonly Box[]): Cells {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + width)
    bottom = Math.max(bottom, y + height)
  }
  if (left > right) return { x: 0, y: 0, size: 1, columns: 1, rows: 1 }
  const [width, height] = [Math.max(right - left, 1), Math.max(bottom - top, 1)]
  const wanted = Math.min(Math.max(boxes.length / A_CELL, 1), MOST_CELLS)
  // a thin room is cut along its length only
  const size = Math.max(Math.sqrt((width * height) / wanted), Math.max(width, height) / MOST_CELLS)
  return {
    x: left,
    y: top,
    size,
    columns: Math.floor(width / size) + 1,
    rows: Math.floor(height / size) + 1,
  }
}

/** The first and last column and row of the cells that a box meets. */
function span({ x, y, size, columns, rows }: Cells, box: Box) {
  const cell = (at: number, from: number, count: number) =>
    Math.min(Math.max(Math.floor((at - from) / size), 0), count - 1)
  return {
    left: cell(box.x, x, columns),
    right: cell(box.x + box.width, x, columns),
    top: cell(box.y, y, rows),
    bottom: cell(box.y + box.height, y, rows),
  }
}

function eachCell(cells: Cells, box: Box, visit: (cell: number) => void) {
  const { left, right, top, bottom } = span(cells, box)
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) visit(row * cells.columns + column)
}

/** A grid over what lies on a plan: what is in view, and what is under a pointer, is found without looking at the rest. */
export function indexOf<T extends PlanThing>(things: readonly T[]): PlanIndex<T> {
  const boxes = things.map(({ box }) => box)
  const cells = cellsFor(boxes)
  const starts = new Uint32Array(cells.columns * cells.rows + 1)
  for (const box of boxes) eachCell(cells, box, (cell) => (starts[cell + 1] = (starts[cell + 1] ?? 0) + 1))
  for (let cell = 1; cell < starts.length; cell += 1)
    starts[cell] = (starts[cell] ?? 0) + (starts[cell - 1] ?? 0)
  const held = new Uint32Array(starts.at(-1) ?? 0)
  const filled = starts.slice()
  boxes.forEach((box, number) =>
    eachCell(cells, box, (cell) => {
      const place = filled[cell] ?? 0
      held[place] = number
      filled[cell] = place + 1
    }),
  )
  const numbers = new Map(things.map(({ hit }, number) => [hit.id, number]))
  const seen = new Uint32Array(things.length)
  let look = 0

  const within = (box: Box) => {
    look += 1
    const found: number[] = []
    eachCell(cells, box, (cell) => {
      for (let place = starts[cell] ?? 0; place < (starts[cell + 1] ?? 0); place += 1) {
        const number = held[place] ?? 0
        const own = boxes[number]
        if (seen[number] === look || own === undefined) continue
        seen[number] = look
        if (meets(own, box)) found.push(number)
      }
    })
    return found.toSorted((one, other) => one - other)
  }
  const topmost = (at: Point, slack: number) => {
    const around = { x: at.x - slack, y: at.y - slack, width: 2 * slack, height: 2 * slack }
    const number = within(around).findLast((one) => things[one]?.holds(at, slack))
    return number === undefined ? undefined : things[number]
  }
  return {
    things,
    at: (id) => numbers.get(id),
    within,
    under: (at, slack = 0) => topmost(at, 0) ?? (slack > 0 ? topmost(at, slack) : undefined),
  }
}
