/*
 * How well a text can be told from what lies behind it, where axe cannot say: in drawings, over gradients and pseudo
 * elements, and of a single letter. Each of these functions goes into a page by its own text, and so uses nothing but
 * the others.
 */

/** Red, green, blue and how much of it covers what is behind. */
export type Colour = readonly [number, number, number, number]

/** A place in the window. */
type Point = [x: number, y: number]

/** What an element paints: in any case, and perhaps, such as one end of a gradient. */
interface Paint {
  ground: Colour
  perhaps: Colour[]
}

/** What the browser makes of any colour it knows. */
function colourOf(text: string): Colour {
  const [red, green, blue, alpha = 1] =
    /^rgba?\(([^()]*)\)$/
      .exec(text)?.[1]
      ?.split(/[ ,/]+/)
      .map(Number) ?? []
  if (red !== undefined && green !== undefined && blue !== undefined) return [red, green, blue, alpha]
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (context === null) throw new Error('Nothing can be drawn')
  context.fillStyle = text
  context.fillRect(0, 0, 1, 1)
  const drawn = context.getImageData(0, 0, 1, 1).data
  return [drawn[0] ?? 0, drawn[1] ?? 0, drawn[2] ?? 0, (drawn[3] ?? 0) / 255]
}

function over(upper: Colour, lower: Colour): Colour {
  const part = (at: 0 | 1 | 2) => upper[at] * upper[3] + lower[at] * (1 - upper[3])
  return [part(0), part(1), part(2), 1]
}

function luminance([red, green, blue]: Colour): number {
  const part = (value: number) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
}

/** The contrast of WCAG 2: from 1, the same, to 21, black and white. */
function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** How much of an element is seen through everything that it is in. */
function opacityOf(element: Element): number {
  let all = 1
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    all *= Number(getComputedStyle(at).opacity)
  return all
}

/** What a style paints behind what it is of; null where that is a picture. */
function paintOf(style: CSSStyleDeclaration): Paint | null {
  const image = style.backgroundImage
  if (image.includes('url(')) return null
  // colours are the only functions in a gradient that hold no others
  const stops = image === 'none' ? [] : (image.match(/[a-z]+\([^()]*\)/g) ?? [])
  return { ground: colourOf(style.backgroundColor), perhaps: stops.map(colourOf) }
}

/** What a shape of a drawing paints at a point: its filling, and of a pattern or gradient any colour in it. */
function fillOf(shape: SVGGeometryElement, [x, y]: Point): Paint | null {
  const { fill, fillOpacity } = getComputedStyle(shape)
  const inside = new DOMPoint(x, y).matrixTransform(shape.getScreenCTM()?.inverse())
  // a line across letters is no ground
  if (fill === 'none' || !shape.isPointInFill(inside)) return transparent()
  const through = ([red, green, blue, alpha]: Colour): Colour => [
    red,
    green,
    blue,
    alpha * Number(fillOpacity),
  ]
  if (!fill.startsWith('url(')) return { ground: through(colourOf(fill)), perhaps: [] }
  const pattern = document.getElementById(/#([^"')]+)/.exec(fill)?.[1] ?? '')
  if (pattern === null || pattern.querySelector('image') !== null) return null
  const colours = [...pattern.querySelectorAll('*')].flatMap((part) => {
    const { fill: area, stroke, stopColor } = getComputedStyle(part)
    if (part instanceof SVGStopElement) return [stopColor]
    return stroke !== 'none' || area === 'none' ? [] : [area]
  })
  return { ...transparent(), perhaps: colours.map(colourOf).map(through) }
}

function transparent(): Paint {
  return { ground: [0, 0, 0, 0], perhaps: [] }
}

/** What an element paints where it is hit, its pseudo elements included; null where that is a picture. */
function layerOf(element: Element, point: Point): Paint | null {
  if (['IMG', 'CANVAS', 'VIDEO', 'image'].includes(element.tagName)) return null
  if (element instanceof SVGTextContentElement) return transparent()
  const own =
    element instanceof SVGGeometryElement ? fillOf(element, point) : paintOf(getComputedStyle(element))
  const pseudo = ['::before', '::after']
    .map((name) => getComputedStyle(element, name))
    // a line across letters is no ground here either
    .filter(({ content, width, height }) => {
      const isLine = [width, height].some((size) => Number.parseFloat(size) <= 3)
      return !['none', 'normal'].includes(content) && !isLine
    })
    .map(paintOf)
  const seen = opacityOf(element)
  const dimmed = ([red, green, blue, alpha]: Colour): Colour => [red, green, blue, alpha * seen]
  if (own === null || pseudo.includes(null)) return null
  const perhaps = [...own.perhaps, ...pseudo.flatMap((one) => (one ? [one.ground, ...one.perhaps] : []))]
  return { ground: dimmed(own.ground), perhaps: perhaps.filter(([, , , alpha]) => alpha > 0).map(dimmed) }
}

/** What may be seen where something is painted upon what may have been seen before. */
function paintedUpon(lower: Colour[] | null, paint: Paint | null): Colour[] | null {
  if (paint === null) return null
  const { ground, perhaps } = paint
  const grounds = ground[3] > 0.99 ? [ground] : lower?.map((one) => over(ground, one))
  return grounds?.flatMap((one) => [one, ...perhaps.map((upper) => over(upper, one))]) ?? null
}

/** The places in the window where the letters of an element are. */
function pointsOf(element: Element): Point[] {
  const own = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '')
  const texts = own.flatMap((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()]
  })
  const isTypedIn = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  return (isTypedIn ? [...element.getClientRects()] : texts).flatMap(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].map((part): Point => [left + width * part, top + height / 2]),
  )
}

/** All colours that may lie behind an element at a point: none where it is not seen, null where that is a picture. */
function groundsAt(element: Element, point: Point): Colour[] | null {
  const stack = document.elementsFromPoint(...point)
  const own = stack.findIndex((one) => one === element || element.contains(one))
  if (own < 0) return []
  const hides = (paint: Paint | null) => paint === null || paint.ground[3] > 0.99
  if (stack.slice(0, own).some((one) => !one.contains(element) && hides(layerOf(one, point)))) return []
  let grounds: Colour[] | null = [[255, 255, 255, 1]]
  for (const one of stack.slice(own).toReversed()) grounds = paintedUpon(grounds, layerOf(one, point))
  return grounds
}

/** What the letters are painted with, and what is painted around them first. */
function inkOf(element: Element): { ink: Colour; halo: Colour | null } {
  const isEmpty = element instanceof HTMLInputElement && element.value === ''
  const style = getComputedStyle(element, isEmpty ? '::placeholder' : undefined)
  const seen = opacityOf(element)
  const [red, green, blue, alpha] = colourOf(element instanceof SVGElement ? style.fill : style.color)
  const isHaloed =
    element instanceof SVGElement && style.paintOrder.startsWith('stroke') && style.stroke !== 'none'
  return { ink: [red, green, blue, alpha * seen], halo: isHaloed ? colourOf(style.stroke) : null }
}

/** The contrast that WCAG 2 asks of letters of this size. */
function contrastNeeded(element: Element): number {
  const { fontSize, fontWeight } = getComputedStyle(element)
  const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
  const size = Number.parseFloat(fontSize) * scale
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
}

/** Why the letters of an element cannot be told from all that may lie behind them; null where they can. */
function faultOf(element: Element): string | null {
  const { ink, halo } = inkOf(element)
  const found = pointsOf(element).map((point) => groundsAt(element, point))
  if (found.every((grounds) => grounds?.length === 0)) return null
  const grounds = halo === null ? found : [[halo]]
  if (grounds.includes(null)) return 'over a picture'
  const all = grounds.flatMap((some) => some ?? []).map((ground) => contrast(over(ink, ground), ground))
  const [least, needed] = [Math.min(...all), contrastNeeded(element)]
  return least >= needed ? null : `${least.toFixed(2)} of ${needed}`
}

/** Why each of some elements cannot be read; null where it can. */
export function unreadable(elements: readonly Element[]): (string | null)[] {
  const sheet = new CSSStyleSheet()
  // what no pointer meets is painted all the same
  sheet.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(sheet)
  const faults = elements.map(faultOf)
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  return faults
}

/** All of it, in the order in which it goes into a page; the last one answers. */
export const CONTRAST = [
  colourOf,
  over,
  luminance,
  contrast,
  opacityOf,
  transparent,
  paintOf,
  fillOf,
  layerOf,
  paintedUpon,
  pointsOf,
  groundsAt,
  inkOf,
  contrastNeeded,
  faultOf,
  unreadable,
]
