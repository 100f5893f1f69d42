import type { PlanItem } from './floor-plan-types.ts'
import type { Point } from './image-zoom.ts'
import { cornersOf, turned } from './plan-geometry.ts'
import { FRONT } from './plan-hatch.ts'
import { paintOf, type Paint, type PlanColour } from './plan-paint.ts'
import { LEGIBLE, linesOf, textAngle } from './plan-text.ts'

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** The theme as a canvas needs it. */
export interface PlanInk {
  colours: Record<PlanColour, string>
  sans: string
  mono: string
}

export interface Drawing {
  ink: PlanInk
  /** Pixels of the canvas for a millimetre, and for a pixel of the page. */
  scale: number
  density: number
  selected: ReadonlySet<string>
}

/** Pixels of the page: what is narrower has no edge, and what is narrower than the next no meter and no front. */
const EDGED = 3
const METERED = 7
const HATCH = 5

interface Batch {
  paint: Paint
  items: PlanItem[]
}

/** Things painted alike go into one path: a colour is chosen a dozen times, not fifty thousand. */
function batchesOf(items: readonly PlanItem[], selected: ReadonlySet<string>): Batch[] {
  const batches = new Map<string, Batch>()
  for (const item of items) {
    const paint = paintOf(item, selected.has(item.id))
    const key = `${paint.face} ${paint.meter} ${paint.edge} ${paint.line} ${paint.hatch} ${paint.isStruck} ${item.isFaded}`
    const batch = batches.get(key)
    if (batch === undefined) batches.set(key, { paint, items: [item] })
    else batch.items.push(item)
  }
  return [...batches.values()]
}

function trace(context: Context, points: readonly Point[]) {
  points.forEach(({ x, y }, at) => (at === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
  context.closePath()
}

const isUpright = (rotation: number) => rotation % 180 === 0

/** The part of a thing between two shares of its depth, counted from the front. */
function tracePart(context: Context, item: PlanItem, from: number, to: number) {
  const { x, y, width, depth, rotation } = item
  const middle = turned({ x: 0, y: depth * (0.5 - (from + to) / 2) }, rotation)
  const part = { x: x + middle.x, y: y + middle.y, width, depth: depth * (to - from), rotation }
  if (isUpright(rotation)) context.rect(part.x - width / 2, part.y - part.depth / 2, width, part.depth)
  else trace(context, cornersOf(part))
}

function traceFront(context: Context, { x, y, width, depth, rotation }: PlanItem) {
  const [one, other] = [-0.36, 0.36].map((share) =>
    turned({ x: width * share, y: depth / 2 - FRONT }, rotation),
  )
  if (one === undefined || other === undefined) return
  context.moveTo(x + one.x, y + one.y)
  context.lineTo(x + other.x, y + other.y)
}

/** Fine lines at 45 degrees, as wide apart at every scale. */
function hatch(context: Context, colour: string, { density, scale }: Drawing): CanvasPattern | null {
  const side = Math.round(HATCH * 1.414 * density)
  const tile = new OffscreenCanvas(side, side)
  const ink = tile.getContext('2d')
  if (ink === null) return null
  ink.strokeStyle = colour
  ink.lineWidth = 1.5 * density
  ink.beginPath()
  for (const shift of [-side, 0, side]) {
    ink.moveTo(shift, side)
    ink.lineTo(shift + side, 0)
  }
  ink.stroke()
  const pattern = context.createPattern(tile, 'repeat')
  pattern?.setTransform(new DOMMatrix().scale(1 / scale))
  return pattern
}

const narrowest = (items: readonly PlanItem[]) =>
  items.reduce((least, { width, depth }) => Math.min(least, width, depth), Infinity)

function drawBatch(context: Context, { paint, items }: Batch, drawing: Drawing) {
  const { ink, scale, density } = drawing
  const pixels = (narrowest(items) * scale) / density
  const { colours } = ink
  const all = (trace1: (item: PlanItem) => void) => {
    context.beginPath()
    items.forEach(trace1)
  }
  context.globalAlpha = items[0]?.isFaded ? 0.35 : 1
  all((item) => tracePart(context, item, 0, 1))
  context.fillStyle = colours[paint.face]
  context.fill()
  if (pixels >= METERED) {
    const isReserved = items.some((item) => paintOf(item, false).reserved > 0)
    all((item) => {
      const { share } = paintOf(item, false)
      if (share > 0) tracePart(context, item, 0, share)
    })
    context.fillStyle = colours[paint.meter]
    context.fill()
    const pattern = isReserved ? hatch(context, colours[paint.hatch], drawing) : null
    if (pattern !== null) {
      all((item) => {
        const { share, reserved } = paintOf(item, false)
        if (reserved > 0) tracePart(context, item, share, share + reserved)
      })
      context.fillStyle = pattern
      context.fill()
    }
  }
  if (pixels >= EDGED) edge(context, { paint, items }, drawing, all)
  if (pixels >= METERED) {
    all((item) => traceFront(context, item))
    context.strokeStyle = colours.muted
    context.lineWidth = (2 * density) / scale
    context.stroke()
  }
  context.globalAlpha = 1
}

function edge(
  context: Context,
  { paint }: Batch,
  { ink, scale, density }: Drawing,
  all: (trace: (item: PlanItem) => void) => void,
) {
  const pixel = density / scale
  all((item) => {
    tracePart(context, item, 0, 1)
    if (!paint.isStruck) return
    const [, right, , left] = cornersOf(item)
    if (right === undefined || left === undefined) return
    context.moveTo(left.x, left.y)
    context.lineTo(right.x, right.y)
  })
  context.strokeStyle = ink.colours[paint.edge]
  context.lineWidth = paint.line === 'thick' ? 2 * pixel : pixel
  context.setLineDash(paint.line === 'dashed' ? [4 * pixel, 3 * pixel] : [])
  context.stroke()
  context.setLineDash([])
}

function write(context: Context, items: readonly PlanItem[], { ink, scale, density }: Drawing) {
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = ink.colours.text
  for (const item of items) {
    if (Math.max(item.width, item.depth) * scale < LEGIBLE * density) continue
    const lines = linesOf(item, scale / density)
    if (lines.length === 0) continue
    context.save()
    context.translate(item.x, item.y)
    context.rotate((textAngle(item.rotation) * Math.PI) / 180)
    context.globalAlpha = item.isFaded ? 0.35 : 1
    // a canvas cuts the size of its letters off at whole pixels where it is small: written in pixels, not millimetres
    context.scale(1 / scale, 1 / scale)
    for (const { text, is, size, y } of lines) {
      context.font = is === 'name' ? `500 ${size * scale}px ${ink.mono}` : `${size * scale}px ${ink.sans}`
      context.fillText(text, 0, y * scale)
    }
    context.restore()
  }
}

/** Draws things in millimetres: the context is already moved and scaled to them. */
export function drawItems(context: Context, items: readonly PlanItem[], drawing: Drawing) {
  for (const batch of batchesOf(items, drawing.selected)) drawBatch(context, batch, drawing)
  write(context, items, drawing)
}
