import type { PlanGrid, PlanShape } from './floor-plan-types.ts'
import { drawItems, type Context, type Drawing } from './plan-draw.ts'
import { drawShape, writeName, type ShapesDrawing } from './plan-draw-shapes.ts'
import { showsTiles } from './plan-geometry.ts'
import type { Laid, Scene } from './plan-scene.ts'
import { byHeight, isArea, thingOfShape } from './plan-shapes.ts'
import type { Box } from './rack-geometry.ts'

const lyingIn = <T>({ all, index }: Laid<T>, box: Box): T[] =>
  index.within(box).flatMap((number) => all[number] ?? [])

/** The floor, and what was drawn under everything. */
function drawFloor(context: Context, box: Box, { bounds, picture, ink, scale, density }: RoomDrawing) {
  const { colours } = ink
  context.fillStyle = colours.ground
  context.fillRect(box.x, box.y, box.width, box.height)
  context.fillStyle = colours.surface
  context.fillRect(bounds.x, bounds.y, bounds.width, bounds.height)
  context.strokeStyle = colours.line
  context.lineWidth = density / scale
  context.strokeRect(bounds.x, bounds.y, bounds.width, bounds.height)
  if (picture === null) return
  const { image, x, y, width, height, mmPerPixel, opacity } = picture
  context.globalAlpha = opacity
  context.drawImage(image, x, y, width * mmPerPixel, height * mmPerPixel)
  context.globalAlpha = 1
}

/** The lines between the tiles of the floor. */
function drawGrid(context: Context, box: Box, grid: PlanGrid, { ink, scale, density }: Drawing) {
  const { x, y, tile, columns, rows } = grid
  const [right, bottom] = [x + columns * tile, y + rows * tile]
  const from = (at: number, start: number) => Math.max(Math.floor((at - start) / tile), 0)
  context.beginPath()
  const lastColumn = Math.min(Math.ceil((box.x + box.width - x) / tile), columns)
  for (let column = from(box.x, x); column <= lastColumn; column += 1) {
    context.moveTo(x + column * tile, Math.max(y, box.y))
    context.lineTo(x + column * tile, Math.min(bottom, box.y + box.height))
  }
  const lastRow = Math.min(Math.ceil((box.y + box.height - y) / tile), rows)
  for (let row = from(box.y, y); row <= lastRow; row += 1) {
    context.moveTo(Math.max(x, box.x), y + row * tile)
    context.lineTo(Math.min(right, box.x + box.width), y + row * tile)
  }
  context.strokeStyle = ink.colours.line
  context.lineWidth = density / scale
  context.stroke()
}

interface RoomDrawing extends Scene, Drawing {}

/** Draws what of a room meets a box, in millimetres: the context is already moved and scaled to them. */
export function drawRoom(context: Context, box: Box, drawing: RoomDrawing) {
  const { grid, shapes, items, scale, density } = drawing
  const built = lyingIn(shapes, box).toSorted(byHeight)
  const all: ShapesDrawing = {
    ...drawing,
    doorsOf: (wall) => lyingIn(shapes, thingOfShape(wall).box).filter((shape) => shape.kind === 'door'),
  }
  const each = (some: readonly PlanShape[], draw: typeof drawShape | typeof writeName) =>
    some.forEach((shape) => draw(context, shape, all))
  const areas = built.filter(isArea)
  drawFloor(context, box, drawing)
  each(areas, drawShape)
  if (grid && showsTiles(grid, scale / density)) drawGrid(context, box, grid, drawing)
  each(
    areas.filter(({ kind }) => kind === 'aisle'),
    writeName,
  )
  each(
    built.filter((shape) => !isArea(shape)),
    drawShape,
  )
  drawItems(context, lyingIn(items, box), drawing)
  each(
    areas.filter(({ kind }) => kind === 'zone'),
    writeName,
  )
}
