import { boundsOfPoints, cornersOf, overlap, stripsOf, type PlanPoint } from './plan-geometry.ts'
import type { PlacedRect } from './plan-arrange.ts'
import { shapeCorners, type PlanShape } from './plan-shape.ts'

/** What is in the way of something that stands in a plan. */
export interface Collision {
  id: string
  with: string
  /** Another thing that stands there, or a part of the room. */
  by: 'thing' | 'wall' | 'column'
}

interface Piece {
  id: string
  by: Collision['by']
  corners: readonly PlanPoint[]
  left: number
  right: number
}

function piece(id: string, by: Collision['by'], corners: readonly PlanPoint[]): Piece[] {
  const bounds = boundsOfPoints(corners)
  return bounds === null ? [] : [{ id, by, corners, left: bounds.x, right: bounds.x + bounds.width }]
}

function partsOf(shape: PlanShape): Piece[] {
  if (shape.kind === 'column') return piece(shape.id, 'column', shapeCorners(shape))
  if (shape.kind !== 'wall') return []
  return stripsOf(shape.points, shape.thickness_mm).flatMap((corners) => piece(shape.id, 'wall', corners))
}

/** What stands in each other's way, each pair told of both; what only touches does not. */
export function collisionsOf(things: readonly PlacedRect[], shapes: readonly PlanShape[]): Collision[] {
  const standing = things.flatMap((thing) => piece(thing.id, 'thing', cornersOf(thing)))
  const pieces = [...standing, ...shapes.flatMap(partsOf)].toSorted((one, other) => one.left - other.left)
  const found: Collision[] = []
  let open: Piece[] = []
  for (const next of pieces) {
    open = open.filter(({ right }) => right > next.left)
    for (const other of open) {
      if (next.by !== 'thing' && other.by !== 'thing') continue
      if (!overlap(next.corners, other.corners)) continue
      if (next.by === 'thing') found.push({ id: next.id, with: other.id, by: other.by })
      if (other.by === 'thing') found.push({ id: other.id, with: next.id, by: next.by })
    }
    open.push(next)
  }
  return found
}
