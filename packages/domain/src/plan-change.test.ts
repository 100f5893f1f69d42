import { expect, test } from 'vitest'
import { drawingChange, withPart } from './plan-change.ts'
import { blankGrid } from './plan-grid.ts'
import { newPicture } from './plan-picture.ts'
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
const picture = newPicture(
  { file_id: '00000000-0000-4000-8000-000000000001', width_px: 100, height_px: 50 },
  { x: 0, y: 0, width: 6000 },
)
const was = {
  grid: blankGrid,
  picture: null,
  shapes: [column('stays', 0), column('moves', 1), column('goes', 2)],
}
const is = {
  grid: { ...blankGrid, x_mm: 300 },
  picture,
  shapes: [column('stays', 0), column('moves', 9), column('comes', 3)],
}

test('only what differs is told', () => {
  const change = drawingChange(was, is)
  expect(change?.to).toEqual({
    grid: is.grid,
    picture,
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

test('a picture that stays is not told, and one that goes is', () => {
  const lies = { ...was, picture }
  expect(drawingChange(lies, { ...lies, grid: is.grid })?.to).not.toHaveProperty('picture')
  const gone = drawingChange(lies, was)
  expect(gone?.to.picture).toBeNull()
  expect(withPart(lies, gone?.to ?? { shapes: {} }).picture).toBeNull()
})
