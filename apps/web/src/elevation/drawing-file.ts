/** What of a drawing the styles of this page say, and a file must say itself. */
const LOOKS = [
  'color',
  'display',
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-width',
  'text-anchor',
  'vector-effect',
] as const

const SVG = 'http://www.w3.org/2000/svg'
const MARGIN = 60
const TITLE = 60
const LINE = 36

const make = (name: string, attributes: Record<string, string | number>, text = ''): SVGElement => {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  element.textContent = text
  return element
}

/** A copy of a drawn side that looks the same without the page's styles. */
function whole(drawing: SVGSVGElement): SVGSVGElement {
  // the copy of an element is one of the same kind
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const copies = [...copy.querySelectorAll<SVGElement>('*')]
  for (const [at, element] of drawing.querySelectorAll('*').entries()) {
    const into = copies[at]
    if (into === undefined) continue
    const looks = getComputedStyle(element)
    for (const name of LOOKS) into.style.setProperty(name, looks.getPropertyValue(name))
    for (const name of into.getAttributeNames())
      if (
        /^(?:class|id|tabindex|data-|aria-(?:pressed|describedby))/.test(name) &&
        element.tagName !== 'pattern'
      )
        into.removeAttribute(name)
  }
  for (const name of ['class', 'style', 'data-elevation']) copy.removeAttribute(name)
  return copy
}

interface Sheet {
  title: string
  lines: readonly string[]
  /** Said above each side. */
  sides: readonly string[]
}

/** Puts drawn sides beside each other under a title, as a picture of its own. */
export function composeDrawing(
  drawings: readonly SVGSVGElement[],
  { title, lines, sides }: Sheet,
): SVGElement {
  const boxes = drawings.map((drawing) => drawing.viewBox.baseVal)
  const top = MARGIN + TITLE + lines.length * LINE + LINE
  const width = boxes.reduce((sum, box) => sum + box.width + MARGIN, MARGIN)
  const height = top + Math.max(0, ...boxes.map((box) => box.height)) + MARGIN
  const sheet = make('svg', { xmlns: SVG, viewBox: `0 0 ${width} ${height}`, width, height })
  const ink = drawings[0] ? getComputedStyle(drawings[0]).color : 'currentColor'
  const write = (text: string, place: Record<string, string | number>) =>
    sheet.append(make('text', { fill: ink, 'font-family': "'Geist Variable', sans-serif", ...place }, text))
  sheet.append(make('title', {}, title), make('rect', { width, height, fill: 'white' }))
  write(title, { x: MARGIN, y: MARGIN + 30, 'font-size': 44, 'font-weight': 600 })
  for (const [at, line] of lines.entries())
    write(line, { x: MARGIN, y: MARGIN + TITLE + at * LINE + 16, 'font-size': 26 })
  let x = MARGIN
  for (const [at, drawing] of drawings.entries()) {
    const { width: wide, height: high } = drawing.viewBox.baseVal
    write(sides[at] ?? '', { x: x + wide / 2, y: top - 14, 'font-size': 26, 'text-anchor': 'middle' })
    const copy = whole(drawing)
    for (const [name, value] of Object.entries({ x, y: top, width: wide, height: high }))
      copy.setAttribute(name, String(value))
    sheet.append(copy)
    x += wide + MARGIN
  }
  return sheet
}

const asData = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(blob)
  })

/** A composed drawing as a file; pictures of this page go into it. */
export async function drawingFile(sheet: SVGElement): Promise<Blob> {
  await Promise.all(
    [...sheet.querySelectorAll('image')].map(async (image) => {
      const picture = await fetch(image.href.baseVal)
      image.setAttribute('href', await asData(await picture.blob()))
    }),
  )
  return new Blob([new XMLSerializer().serializeToString(sheet)], { type: 'image/svg+xml' })
}
