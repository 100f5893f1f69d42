import type { PlanItem } from './floor-plan-types.ts'
import type { Point } from './image-zoom.ts'
import { cornersOf, partOf, turned } from './plan-geometry.ts'
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

interface Look {
  paint: Paint
  isPale: boolean
  /** The same for all that are painted alike. */
  key: string
}

interface Painted {
  item: PlanItem
  paint: Paint
}

interface Batch extends Look {
  things: Painted[]
}

function lookOf(item: PlanItem, isSelected: boolean): Look {
  const paint = paintOf(item, isSelected)
  const { face, edge, line, meter, isStruck, share } = paint
  const isPale = item.isFaded === true
  return { paint, isPale, key: `${face} ${edge} ${line} ${meter} ${isStruck} ${share > 0} ${isPale}` }
}

/** Of what is not selected: asked for again at every scale. */
const looks = new WeakMap<PlanItem, Look>()
function knownLook(item: PlanItem): Look {
  const known = looks.get(item)
  if (known !== undefined) return known
  const look = lookOf(item, false)
  looks.set(item, look)
  return look
}

/** Things painted alike are drawn together: a colour is chosen a dozen times, not fifty thousand. */
function batchesOf(items: readonly PlanItem[], { selected }: Drawing): Batch[] {
  const batches = new Map<string, Batch>()
  for (const item of items) {
    const look = selected.has(item.id) ? lookOf(item, true) : knownLook(item)
    const batch = batches.get(look.key)
    const thing = { item, paint: look.paint }
    if (batch === undefined) batches.set(look.key, { ...look, things: [thing] })
    else batch.things.push(thing)
  }
  return [...batches.values()]
}

function trace(context: Context, points: readonly Point[]) {
  points.forEach(({ x, y }, at) => (at === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
  context.closePath()
}

const isUpright = (rotation: number) => rotation % 180 === 0

function tracePart(context: Context, item: PlanItem, from: number, to: number) {
  const part = partOf(item, from, to)
  const { x, y, width, depth } = part
  if (isUpright(item.rotation)) context.rect(x - width / 2, y - depth / 2, width, depth)
  else trace(context, cornersOf(part))
}

/** Rectangles one by one: a path of thousands takes longer than they do. */
function fillWhole(context: Context, item: PlanItem) {
  const { x, y, width, depth, rotation } = item
  if (isUpright(rotation)) return context.fillRect(x - width / 2, y - depth / 2, width, depth)
  context.beginPath()
  trace(context, cornersOf(item))
  context.fill()
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
  const side = Math.round(HATCH * Math.SQRT2 * density)
  const tile = new OffscreenCanvas(side, side)
  const ink = tile.getContext('2d')
  if (ink === null) return null
  ink.strokeStyle = colour
  ink.lineWidth = density
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

const narrowest = (things: readonly Painted[]) =>
  things.reduce((least, { item: { width, depth } }) => Math.min(least, width, depth), Infinity)

/** How pale something is that is beside the matter. */
const PALE = 0.35

function drawBatch(context: Context, { paint, isPale, things }: Batch, drawing: Drawing) {
  const { ink, scale, density } = drawing
  const { colours } = ink
  const pixel = density / scale
  const across = narrowest(things) / pixel
  const all = (draw: (thing: Painted) => void) => {
    context.beginPath()
    things.forEach(draw)
  }
  context.globalAlpha = isPale ? PALE : 1
  // too small for a meter, it is as strong as one
  context.fillStyle = colours[across < METERED && paint.share > 0 ? paint.meter : paint.face]
  for (const { item } of things) fillWhole(context, item)
  if (across >= METERED) drawMeters(context, things, drawing)
  if (across >= EDGED) {
    all(({ item }) => {
      tracePart(context, item, 0, 1)
      if (paint.isStruck) strike(context, item)
    })
    context.strokeStyle = colours[paint.edge]
    context.lineWidth = paint.line === 'thick' ? 2 * pixel : pixel
    context.setLineDash(paint.line === 'dashed' ? [4 * pixel, 3 * pixel] : [])
    context.stroke()
    context.setLineDash([])
  }
  if (across >= METERED) {
    all(({ item }) => traceFront(context, item))
    context.strokeStyle = colours.front
    context.lineWidth = 2 * pixel
    context.stroke()
  }
  context.globalAlpha = 1
}

function drawMeters(context: Context, things: readonly Painted[], drawing: Drawing) {
  const { colours } = drawing.ink
  const first = things[0]
  if (first === undefined) return
  context.beginPath()
  for (const { item, paint } of things) if (paint.share > 0) tracePart(context, item, 0, paint.share)
  context.fillStyle = colours[first.paint.meter]
  context.fill()
  const reserved = things.filter(({ paint }) => paint.reserved > 0)
  const pattern = reserved.length > 0 ? hatch(context, colours[first.paint.hatch], drawing) : null
  if (pattern === null) return
  context.beginPath()
  for (const { item, paint } of reserved) tracePart(context, item, paint.share, paint.share + paint.reserved)
  context.fillStyle = pattern
  context.fill()
}

function strike(context: Context, item: PlanItem) {
  const [, right, , left] = cornersOf(item)
  if (right === undefined || left === undefined) return
  context.moveTo(left.x, left.y)
  context.lineTo(right.x, right.y)
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
    context.globalAlpha = item.isFaded ? PALE : 1
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
  for (const batch of batchesOf(items, drawing)) drawBatch(context, batch, drawing)
  write(context, items, drawing)
}
