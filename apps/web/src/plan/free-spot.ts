import { DEFAULT_TILE_MM } from '@plenum/domain/plan-grid'
import type { PlanRect } from '@plenum/domain/plan-geometry'
import { footprint, type PlanSize, type PlanSpot } from '@plenum/domain/plan-standing'
import type { RoomPlan } from '@plenum/domain/room-plan'

const meets = (one: PlanRect, other: PlanRect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.depth &&
  other.y < one.y + one.depth

/** The first free tiles on which a thing can stand, row by row; those in the corner where none are free. */
export function freeSpot(plan: RoomPlan, size: PlanSize, taken: readonly PlanRect[]): PlanSpot {
  const { grid, room } = plan
  const tile = room.tile_size_mm ?? DEFAULT_TILE_MM
  const [across, down] = [room.width_mm ?? 20 * tile, room.depth_mm ?? 20 * tile]
  const corner: PlanSpot = { x_mm: grid.x_mm + tile, y_mm: grid.y_mm + tile, rotation: 0 }
  for (let y_mm = corner.y_mm; y_mm < down; y_mm += tile) {
    for (let x_mm = corner.x_mm; x_mm < across; x_mm += tile) {
      const rect = footprint({ x_mm, y_mm, rotation: 0 }, size)
      const isInside = rect.x + rect.width <= across && rect.y + rect.depth <= down
      if (isInside && !taken.some((other) => meets(rect, other))) return { x_mm, y_mm, rotation: 0 }
    }
  }
  return corner
}
