import * as v from 'valibot'
import type { PlanRect } from './plan-geometry.ts'
import { planMm } from './plan-shape.ts'

/** Ways in which things stand in a plan, in degrees clockwise: by nothing their front looks down, to the far end. */
export const QUARTERS = [0, 90, 180, 270] as const
export type Quarter = (typeof QUARTERS)[number]

/** Where something stands in a plan: the corner of what it takes as it stands that is nearest to the room's own. */
export const PlanSpot = v.object(
  { x_mm: planMm, y_mm: planMm, rotation: v.picklist(QUARTERS, 'unknown_option') },
  'invalid',
)
export type PlanSpot = v.InferOutput<typeof PlanSpot>

/** How large something is; null where nobody knows. */
export interface PlanSize {
  width_mm: number | null
  depth_mm: number | null
}

/** What a thing that nobody has measured is drawn as: the commonest rack there is. */
export const UNKNOWN_SIZE = { width_mm: 600, depth_mm: 1000 } as const

/** What something takes of the floor as it stands. */
export function footprint({ x_mm, y_mm, rotation }: PlanSpot, size: PlanSize): PlanRect {
  const width = size.width_mm ?? UNKNOWN_SIZE.width_mm
  const depth = size.depth_mm ?? UNKNOWN_SIZE.depth_mm
  const lies = rotation === 90 || rotation === 270
  return { x: x_mm, y: y_mm, width: lies ? depth : width, depth: lies ? width : depth }
}

const nextQuarter = { 0: 90, 90: 180, 180: 270, 270: 0 } as const satisfies Record<Quarter, Quarter>

/** Something turned clockwise by a quarter about its middle. */
export function turnedSpot(spot: PlanSpot, size: PlanSize): PlanSpot {
  const rotation = nextQuarter[spot.rotation]
  const [before, after] = [footprint(spot, size), footprint({ ...spot, rotation }, size)]
  return {
    rotation,
    x_mm: Math.round(spot.x_mm + (before.width - after.width) / 2),
    y_mm: Math.round(spot.y_mm + (before.depth - after.depth) / 2),
  }
}
