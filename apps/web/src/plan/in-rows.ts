import { UNKNOWN_SIZE } from '@plenum/domain/plan-standing'
import type { PlanRack } from '@plenum/domain/room-plan'

/** Millimetres between two rows of racks that nobody has drawn. */
const AISLE_MM = 1200

interface Row {
  name: string
  /** Ids. */
  racks: readonly string[]
}

/** Racks side by side in their rows, from the top down, where none of them has a place in the plan. */
export function inRows(racks: readonly PlanRack[], rows: readonly Row[]): PlanRack[] {
  if (racks.some(({ x_mm, y_mm }) => x_mm !== null && y_mm !== null)) return [...racks]
  const byId = new Map(racks.map((rack) => [rack.id, rack]))
  const placed: PlanRack[] = []
  let top = 0
  for (const row of rows) {
    const here = row.racks.flatMap((id) => byId.get(id) ?? [])
    const depth = Math.max(0, ...here.map(({ outer_depth_mm }) => outer_depth_mm ?? UNKNOWN_SIZE.depth_mm))
    let left = 0
    for (const rack of here) {
      const width = rack.outer_width_mm ?? UNKNOWN_SIZE.width_mm
      placed.push({ ...rack, x_mm: left, y_mm: top, rotation: 0 })
      left += width
    }
    top += depth + AISLE_MM
  }
  return placed
}
