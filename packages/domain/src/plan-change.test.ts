import { expect, test } from 'vitest'
import { drawingChange, withPart } from './plan-change.ts'
import { blankGrid } from './plan-grid.ts'
import type { PlanShape } from './plan-shape.ts'

const column = (id: string, x_mm: number): PlanShape => ({
  kind: 'column',
  id,
  x_mm,
  y_mm: 0,
  rotation: 0,
  width_mm: 400,
  depth_mm: 400,
})
const was = { grid: blankGrid, shapes: [column('stays', 0), column('moves', 1), column('goes', 2)] }
const is = {
  grid: { ...blankGrid, x_mm: 300 },
  shapes: [column('stays', 0), column('moves', 9), column('comes', 3)],
}

test('only what differs is told', () => {
  const change = drawingChange(was, is)
  expect(change?.to).toEqual({
    grid: is.grid,
    shapes: { moves: column('moves', 9), goes: null, comes: column('comes', 3) },
  })
  expect(drawingChange(was, { ...was, shapes: was.shapes.toReversed() })).toBeNull()
})

test('either side brings the drawing there', () => {
  const change = drawingChange(was, is)
  if (change === null) throw new Error('nothing changed')
  expect(drawingChange(withPart(was, change.to), is)).toBeNull()
  expect(drawingChange(withPart(is, change.from), was)).toBeNull()
})
