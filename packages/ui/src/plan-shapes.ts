import type { PlanItem, PlanShape } from './floor-plan-types.ts'
import type { Point } from './image-zoom.ts'
import { boxAround, boxOf, grown, placeHolds } from './plan-geometry.ts'
import type { PlanThing } from './plan-index.ts'

export type Wall = Extract<PlanShape, { kind: 'wall' }>
export type Door = Extract<PlanShape, { kind: 'door' }>
type Label = Extract<PlanShape, { kind: 'label' }>

/** Areas lie on the floor, walls stand on it. */
const HEIGHTS: Record<PlanShape['kind'], number> = {
  aisle: 0,
  zone: 1,
  wall: 2,
  column: 3,
  door: 4,
  label: 5,
}
export const byHeight = (one: PlanShape, other: PlanShape) => HEIGHTS[one.kind] - HEIGHTS[other.kind]
export const isArea = ({ kind }: PlanShape) => kind === 'aisle' || kind === 'zone'

/** The stretches of a line of points; a closed one comes back to its first. */
const stretches = (points: readonly Point[], isClosed: boolean) =>
  points.flatMap((from, at) => {
    const to = points[at + 1] ?? (isClosed ? points[0] : undefined)
    return to === undefined ? [] : [{ from, to }]
  })

const mixed = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

/** How far along a stretch a point lies, as a share of it, and how far from it. */
function along(at: Point, { from, to }: { from: Point; to: Point }) {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(x, y)
  const share = length === 0 ? 0 : ((at.x - from.x) * x + (at.y - from.y) * y) / (length * length)
  const near = mixed(from, to, Math.min(Math.max(share, 0), 1))
  return { share, length, off: Math.hypot(at.x - near.x, at.y - near.y) }
}

/** What is left of a wall between its doors: lines of points, each drawn as thick as the wall. */
export function wallRuns(wall: Wall, doors: readonly Door[]): Point[][] {
  const runs: Point[][] = []
  let run: Point[] = []
  const end = () => {
    if (run.length > 1) runs.push(run)
    run = []
  }
  for (const stretch of stretches(wall.points, wall.isClosed ?? false)) {
    const openings = doors
      .map((door) => ({ ...along(door, stretch), width: door.width }))
      .filter(({ off, share }) => off <= wall.thickness && share >= 0 && share <= 1)
      .toSorted((one, other) => one.share - other.share)
    if (run.length === 0) run.push(stretch.from)
    for (const { share, length, width } of openings) {
      const half = width / 2 / length
      run.push(mixed(stretch.from, stretch.to, Math.max(share - half, 0)))
      end()
      run.push(mixed(stretch.from, stretch.to, Math.min(share + half, 1)))
    }
    run.push(stretch.to)
  }
  end()
  const [first, last] = [runs[0], runs.at(-1)]
  const isWhole = wall.isClosed && first !== undefined && last !== undefined && runs.length > 1
  // a closed wall begins at a corner, where no door is: its first and last run are one
  return isWhole ? [[...last, ...first.slice(1)], ...runs.slice(1, -1)] : runs
}

/** How quarters of a turn are written: by their sines, letters come out a little askew, and blurred for that. */
const QUARTERS: Readonly<Record<number, string>> = {
  0: '',
  90: 'matrix(0 1 -1 0 0 0)',
  180: 'scale(-1)',
  270: 'matrix(0 -1 1 0 0 0)',
}

/** An SVG transformation that turns by degrees, clockwise. */
export const turned = (degrees: number): string =>
  QUARTERS[((degrees % 360) + 360) % 360] ?? `rotate(${degrees})`

export const pathOf = (points: readonly Point[], isClosed = false) =>
  `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}${isClosed ? 'Z' : ''}`

/** A door's leaves and the arcs they draw, about the middle of its opening. */
export function doorPath({ width, swing }: Door): { leaves: string; arcs: string } {
  const half = width / 2
  const leaf = (hinge: number, length: number) => {
    const towards = hinge < 0 ? 1 : -1
    return {
      leaves: `M${hinge} 0V${length}`,
      arcs: `M${hinge} ${length}A${length} ${length} 0 0 ${hinge < 0 ? 0 : 1} ${hinge + towards * length} 0`,
    }
  }
  if (swing === 'sliding')
    return { leaves: `M${-half} 60H${half * 0.1}M${-half * 0.1} -60H${half}`, arcs: '' }
  if (swing !== 'double') return leaf(swing === 'left' ? -half : half, width)
  const [one, other] = [leaf(-half, half), leaf(half, half)]
  return { leaves: one.leaves + other.leaves, arcs: one.arcs + other.arcs }
}

/** A polygon holds a point where a line from it crosses the edges an odd number of times. */
export const polygonHolds = (points: readonly Point[], { x, y }: Point) =>
  stretches(points, true).filter(
    ({ from, to }) =>
      from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x,
  ).length %
    2 ===
  1

const DOOR_REACH = 150
/** Share of its size that a letter is wide. */
const LETTER = 0.6

const doorPlace = ({ x, y, width, rotation }: Door) => ({ x, y, width, depth: 2 * DOOR_REACH, rotation })
const labelPlace = ({ x, y, text, size, rotation = 0 }: Label) => ({
  x,
  y,
  width: text.length * size * LETTER,
  depth: size,
  rotation,
})

/** Where a shape lies, and whether a point meets it. */
export function thingOfShape(shape: PlanShape): PlanThing {
  const hit = { what: 'shape', id: shape.id } as const
  switch (shape.kind) {
    case 'wall': {
      const half = shape.thickness / 2
      return {
        hit,
        box: grown(boxAround(shape.points), half),
        holds: (at, slack) =>
          stretches(shape.points, shape.isClosed ?? false).some((one) => along(at, one).off <= half + slack),
      }
    }
    case 'aisle':
    case 'zone':
      return { hit, box: boxAround(shape.points), holds: (at) => polygonHolds(shape.points, at) }
    case 'column': {
      const radius = Math.min(shape.width, shape.depth) / 2
      return {
        hit,
        box: boxOf(shape),
        holds: (at, slack) =>
          shape.isRound
            ? Math.hypot(at.x - shape.x, at.y - shape.y) <= radius + slack
            : placeHolds(shape, at, slack),
      }
    }
    case 'door':
      return {
        hit,
        box: boxOf(doorPlace(shape)),
        holds: (at, slack) => placeHolds(doorPlace(shape), at, slack),
      }
    case 'label':
      return {
        hit,
        box: boxOf(labelPlace(shape)),
        holds: (at, slack) => placeHolds(labelPlace(shape), at, slack),
      }
  }
}

export const thingOfItem = (item: PlanItem): PlanThing => ({
  hit: { what: 'item', id: item.id },
  box: boxOf(item),
  holds: (at, slack) => placeHolds(item, at, slack),
})
