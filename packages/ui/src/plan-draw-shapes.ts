import type { PlanShape } from './floor-plan-types.ts'
import { aisleWords, HALO, labelWords, zoneWords, type FloorWords } from './plan-area-text.ts'
import type { Context, Drawing } from './plan-draw.ts'
import { cornersOf } from './plan-geometry.ts'
import { doorPath, pathOf, wallRuns, type Door, type Wall } from './plan-shapes.ts'

const RADIAN = Math.PI / 180

export interface ShapesDrawing extends Drawing {
  /** The doors that may part a wall. */
  doorsOf: (wall: Wall) => readonly Door[]
}

/** The edge of what is selected, or of its own. */
const edgeOf = ({ id }: PlanShape, { ink, selected }: Drawing) =>
  ink.colours[selected.has(id) ? 'accent-graphic' : 'edge']

function fillArea(context: Context, path: Path2D, colour: string) {
  context.fillStyle = colour
  context.fill(path)
}

function strokeLine(context: Context, path: Path2D, pixels: number, dash: readonly number[] = []) {
  context.lineWidth = pixels
  context.setLineDash([...dash])
  context.stroke(path)
  context.setLineDash([])
}

function drawDoor(context: Context, door: Door, drawing: Drawing) {
  const { ink, scale, density, selected } = drawing
  const pixel = density / scale
  const { leaves, arcs } = doorPath(door)
  context.save()
  context.translate(door.x, door.y)
  context.rotate(door.rotation * RADIAN)
  context.strokeStyle = ink.colours.edge
  strokeLine(context, new Path2D(arcs), pixel, [3 * pixel, 3 * pixel])
  context.strokeStyle = ink.colours[selected.has(door.id) ? 'accent-graphic' : 'front']
  strokeLine(context, new Path2D(leaves), 2 * pixel)
  context.restore()
}

function drawWall(context: Context, wall: Wall, drawing: ShapesDrawing) {
  context.strokeStyle = edgeOf(wall, drawing)
  context.lineWidth = wall.thickness
  for (const run of wallRuns(wall, drawing.doorsOf(wall)))
    context.stroke(new Path2D(pathOf(run, run[0] === run.at(-1))))
}

function drawColumn(
  context: Context,
  column: Extract<PlanShape, { kind: 'column' }>,
  { ink, selected, scale, density }: Drawing,
) {
  const path = new Path2D(column.isRound ? '' : pathOf(cornersOf(column), true))
  if (column.isRound) path.arc(column.x, column.y, Math.min(column.width, column.depth) / 2, 0, 2 * Math.PI)
  fillArea(context, path, ink.colours.edge)
  if (!selected.has(column.id)) return
  context.strokeStyle = ink.colours['accent-graphic']
  strokeLine(context, path, density / scale)
}

/** Draws what a room is built of in millimetres, without its words but a label's own. */
export function drawShape(context: Context, shape: PlanShape, drawing: ShapesDrawing) {
  const { ink, scale, density, selected } = drawing
  const pixel = density / scale
  switch (shape.kind) {
    case 'aisle': {
      const area = new Path2D(pathOf(shape.points, true))
      fillArea(context, area, ink.colours[shape.heat === 'cold' ? 'accent-subtle' : 'warning-subtle'])
      if (!selected.has(shape.id)) return
      context.strokeStyle = ink.colours['accent-graphic']
      return strokeLine(context, area, pixel)
    }
    case 'zone':
      context.strokeStyle = edgeOf(shape, drawing)
      return strokeLine(context, new Path2D(pathOf(shape.points, true)), pixel, [8 * pixel, 4 * pixel])
    case 'wall':
      return drawWall(context, shape, drawing)
    case 'column':
      return drawColumn(context, shape, drawing)
    case 'door':
      return drawDoor(context, shape, drawing)
    case 'label':
      return writeWords(context, labelWords(shape, scale / density), drawing, ink.colours.muted)
  }
}

function writeWords(
  context: Context,
  words: FloorWords | null,
  { ink, scale }: Drawing,
  colour: string,
  halo = 0,
) {
  if (words === null) return
  context.save()
  context.translate(words.x, words.y)
  context.rotate(words.rotation * RADIAN)
  // a canvas cuts the size of its letters off at whole pixels where it is small: written in pixels, not millimetres
  context.scale(1 / scale, 1 / scale)
  context.font = `500 ${words.size * scale}px ${ink.sans}`
  context.textAlign = halo > 0 ? 'start' : 'center'
  context.textBaseline = 'middle'
  if (halo > 0) {
    context.strokeStyle = ink.colours.surface
    context.lineWidth = halo
    context.lineJoin = 'round'
    context.strokeText(words.text, 0, 0)
  }
  context.fillStyle = colour
  context.fillText(words.text, 0, 0)
  context.restore()
}

/** Writes what an aisle or a zone is called. */
export function writeName(context: Context, shape: PlanShape, drawing: Drawing) {
  const { ink, scale, density } = drawing
  if (shape.kind === 'aisle')
    writeWords(context, aisleWords(shape, scale / density), drawing, ink.colours[shape.heat])
  if (shape.kind === 'zone')
    writeWords(context, zoneWords(shape, scale / density), drawing, ink.colours.muted, HALO * density)
}
