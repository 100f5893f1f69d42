import * as v from 'valibot'
import { PlanGrid } from './plan-grid.ts'
import { PlanShape } from './plan-shape.ts'

/** What is drawn of a room. */
export interface PlanDrawing {
  grid: PlanGrid
  shapes: readonly PlanShape[]
}

/** One side of a change of a drawing: only what changed, by its id; null is not there. */
export const DrawingPart = v.object({
  grid: v.optional(PlanGrid),
  shapes: v.record(v.string(), v.nullable(PlanShape)),
})
export type DrawingPart = v.InferOutput<typeof DrawingPart>

const alike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const byId = ({ shapes }: PlanDrawing) => new Map(shapes.map((shape) => [shape.id, shape]))

/** What of a drawing differs from what it was, before and after; null where nothing does. */
export function drawingChange(
  was: PlanDrawing,
  is: PlanDrawing,
): { from: DrawingPart; to: DrawingPart } | null {
  const [before, after] = [byId(was), byId(is)]
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => !alike(before.get(id), after.get(id)),
  )
  const sameGrid = alike(was.grid, is.grid)
  if (changed.length === 0 && sameGrid) return null
  const side = (shapes: Map<string, PlanShape>, grid: PlanGrid): DrawingPart => ({
    ...(!sameGrid && { grid }),
    shapes: Object.fromEntries(changed.map((id) => [id, shapes.get(id) ?? null])),
  })
  return { from: side(before, was.grid), to: side(after, is.grid) }
}

/** A drawing with a part of it as it was or is to be. */
export function withPart(drawing: PlanDrawing, part: DrawingPart): PlanDrawing {
  const shapes = byId(drawing)
  for (const [id, shape] of Object.entries(part.shapes)) {
    if (shape === null) shapes.delete(id)
    else shapes.set(id, shape)
  }
  return { grid: part.grid ?? drawing.grid, shapes: [...shapes.values()] }
}
