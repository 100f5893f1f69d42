/** A point of a plan in mm: to the right and down from the corner of its room. */
export type PlanPoint = readonly [x: number, y: number]

/** An upright rectangle of a plan in mm, by the corner nearest to the room's own. */
export interface PlanRect {
  x: number
  y: number
  width: number
  depth: number
}

/** A rectangle that is turned about its centre, clockwise in degrees. */
export interface TurnedRect {
  /** Of the centre. */
  x: number
  y: number
  width: number
  depth: number
  rotation: number
}

/** The middle of an upright rectangle. */
export const centreOf = ({ x, y, width, depth }: PlanRect): PlanPoint => [x + width / 2, y + depth / 2]

/** An upright rectangle that holds all points; null where there are none. */
export function boundsOfPoints(points: readonly PlanPoint[]): PlanRect | null {
  const [first] = points
  if (first === undefined) return null
  let [left, top] = first
  let [right, bottom] = first
  for (const [x, y] of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { x: left, y: top, width: right - left, depth: bottom - top }
}

/** The corners of an upright rectangle, clockwise from the one nearest to the room's own. */
export const cornersOf = ({ x, y, width, depth }: PlanRect): PlanPoint[] => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
]

/** The corners of a turned rectangle. */
export function turnedCorners({ x, y, width, depth, rotation }: TurnedRect): PlanPoint[] {
  const angle = (rotation * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return cornersOf({ x: -width / 2, y: -depth / 2, width, depth }).map(([dx, dy]): PlanPoint => [
    x + dx * cos - dy * sin,
    y + dx * sin + dy * cos,
  ])
}

/** The corners of each piece of a line that has a thickness; pieces of no length have none. */
export function stripsOf(points: readonly PlanPoint[], thickness: number): PlanPoint[][] {
  return points.slice(1).flatMap(([x, y], at) => {
    const [fromX, fromY] = points[at] ?? [x, y]
    const length = Math.hypot(x - fromX, y - fromY)
    if (length === 0) return []
    const across = [((y - fromY) / length) * (thickness / 2), ((fromX - x) / length) * (thickness / 2)]
    const [dx = 0, dy = 0] = across
    const strip: PlanPoint[] = [
      [fromX + dx, fromY + dy],
      [x + dx, y + dy],
      [x - dx, y - dy],
      [fromX - dx, fromY - dy],
    ]
    return [strip]
  })
}

/** The ends of a shape's shadow along a direction. */
function shadow(corners: readonly PlanPoint[], [dx, dy]: PlanPoint): [from: number, to: number] {
  const along = corners.map(([x, y]) => x * dx + y * dy)
  return [Math.min(...along), Math.max(...along)]
}

/** Directions across the sides of a shape. */
const sidesOf = (corners: readonly PlanPoint[]): PlanPoint[] =>
  corners.flatMap(([x, y], at): PlanPoint[] => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y]
    const length = Math.hypot(nextX - x, nextY - y)
    return length === 0 ? [] : [[(nextY - y) / length, (x - nextX) / length]]
  })

/** Whether two shapes without dents share more than `slack` mm in every direction; those that only touch do not. */
export function overlap(one: readonly PlanPoint[], other: readonly PlanPoint[], slack = 1): boolean {
  return [...sidesOf(one), ...sidesOf(other)].every((direction) => {
    const [from, to] = shadow(one, direction)
    const [otherFrom, otherTo] = shadow(other, direction)
    return Math.min(to, otherTo) - Math.max(from, otherFrom) > slack
  })
}
