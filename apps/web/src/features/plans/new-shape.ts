import type { PlanPoint } from '@plenum/domain/plan-geometry'
import type { PlanShape } from '@plenum/domain/plan-shape'

/** What can be drawn. */
export const TOOLS = ['wall', 'column', 'door', 'cold', 'hot', 'label'] as const
export type Tool = (typeof TOOLS)[number]

const WALL = { thickness_mm: 150, length: 3000 }
const AISLE = { width: 3600, depth: 1200 }
const COLUMN = { width_mm: 400, depth_mm: 400 }
const DOOR = { width_mm: 1000, hanging: 'left' } as const
const LETTERS = 300
const isAisle = (tool: Tool): tool is 'cold' | 'hot' => tool === 'cold' || tool === 'hot'

/** How many points a tool needs before there is a shape. */
export const pointsOf = (tool: Tool): 1 | 2 => (tool === 'wall' || isAisle(tool) ? 2 : 1)

const rounded = ([x, y]: PlanPoint): [number, number] => [Math.round(x), Math.round(y)]

interface Drawing {
  id: string
  points: readonly PlanPoint[]
  /** What a label says. */
  text: string
}

/** What a tool draws through points; undefined as long as there are too few. */
export function shapeThrough(tool: Tool, { id, points, text }: Drawing): PlanShape | undefined {
  const [first, second] = points
  if (first === undefined) return undefined
  const [x_mm, y_mm] = rounded(first)
  if (tool === 'column') return { kind: 'column', id, x_mm, y_mm, rotation: 0, ...COLUMN }
  if (tool === 'door') return { kind: 'door', id, x_mm, y_mm, rotation: 0, ...DOOR }
  if (tool === 'label') return { kind: 'label', id, x_mm, y_mm, rotation: 0, text, size_mm: LETTERS }
  if (second === undefined) return undefined
  if (!isAisle(tool))
    return { kind: 'wall', id, points: points.map(rounded), thickness_mm: WALL.thickness_mm }
  const [right, bottom] = rounded(second)
  const corners: [number, number][] = [
    [x_mm, y_mm],
    [right, y_mm],
    [right, bottom],
    [x_mm, bottom],
  ]
  const isFlat = right === x_mm || bottom === y_mm
  return isFlat ? undefined : { kind: 'aisle', id, air: tool, points: corners, zone_id: null }
}

/** The points of a shape of usual size about a point. */
export function usualPoints(tool: Tool, [x, y]: PlanPoint): PlanPoint[] {
  if (tool === 'wall') {
    return [
      [x - WALL.length / 2, y],
      [x + WALL.length / 2, y],
    ]
  }
  if (!isAisle(tool)) return [[x, y]]
  return [
    [x - AISLE.width / 2, y - AISLE.depth / 2],
    [x + AISLE.width / 2, y + AISLE.depth / 2],
  ]
}

/** The next corner of a wall: straight on or across from the last one where it is nearly so. */
export function straightened([x, y]: PlanPoint, last: PlanPoint | undefined): PlanPoint {
  if (last === undefined) return [x, y]
  const [dx, dy] = [Math.abs(x - last[0]), Math.abs(y - last[1])]
  if (dx < dy / 6) return [last[0], y]
  return dy < dx / 6 ? [x, last[1]] : [x, y]
}
