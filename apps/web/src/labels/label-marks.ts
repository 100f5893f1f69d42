import type { LabelSheet } from '@plenum/domain/label-sheet'
import { CODE_WIDTH, fitted, printable } from '@plenum/domain/printable'
import { dataMatrixWidth } from './data-matrix.ts'
import { codeSymbol, QUIET_ZONE, type Point, type Symbology } from './symbol.ts'

/** What stands on a label. */
export interface LabelContent {
  code: string
  /** Opens the asset: what a square code for cameras holds where it can. */
  address: string
  /** Lines under the code, the most needed first. */
  lines: readonly string[]
}

/** A line of text; lengths in millimetres from the label's corner, `y` of the line it stands on. */
export interface TextMark {
  x: number
  y: number
  size: number
  font: 'plain' | 'code'
  text: string
}

/** Everything that is printed on a label. */
export interface LabelMarks {
  texts: TextMark[]
  /** Dark areas, none over another. */
  outlines: Point[][]
  /** How wide a module of the code is. */
  module: number
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

type LabelSide = LabelSheet['label']

const GAP = 1
const LARGEST_TEXT = 3
/** Below it nobody reads without a glass. */
const SMALLEST_TEXT = 1.3
const CODE_FACTOR = 1.25
const LINE = 1.2
/** Of the height of a line, what stands above the line that letters stand on. */
const ASCENT = 0.8
const HIGHEST_BARS = 15

/** The smallest module that cameras of phones, and scanners of lines, make out at a hand's distance. */
const SMALLEST_MODULE: Record<Symbology, number> = { qr: 0.25, data_matrix: 0.25, code_128: 0.17 }

/** Whether a code's modules are too small for readers at hand. */
export const isTooFine = (symbology: Symbology, { module }: Pick<LabelMarks, 'module'>): boolean =>
  module < SMALLEST_MODULE[symbology]

const paddingOf = ({ height }: LabelSide): number => Math.min(2, Math.max(0.8, height * 0.08))

/** How wide a square code is, with the light ground around it. */
const squareOf = (label: LabelSide): number => {
  const padding = paddingOf(label)
  return Math.min(label.height - 2 * padding, label.width / 2 - padding)
}

const moduleOf = (symbology: Symbology, width: number, label: LabelSide): number =>
  squareOf(label) / (width + 2 * QUIET_ZONE[symbology])

/**
 * Whether a code holds the address, which cameras open: a Data Matrix only where its modules stay large enough with it.
 * Else it holds the code, which scanners type into a search.
 */
export function holdsAddress(
  symbology: Symbology,
  { address }: Pick<LabelContent, 'address'>,
  label: LabelSide,
): boolean {
  if (symbology !== 'data_matrix') return symbology === 'qr'
  const width = dataMatrixWidth(address)
  return width !== undefined && !isTooFine(symbology, { module: moduleOf(symbology, width, label) })
}

/** Lays a label out: a square code left of its words, bars above them. */
export function labelMarks(content: LabelContent, symbology: Symbology, label: LabelSide): LabelMarks {
  const padding = paddingOf(label)
  const inner = label.width - 2 * padding
  const symbol = codeSymbol(
    symbology,
    holdsAddress(symbology, content, label) ? content.address : content.code,
  )
  const quiet = QUIET_ZONE[symbology]
  if (symbology === 'code_128') {
    const module = inner / (symbol.width + 2 * quiet)
    const height = Math.min(HIGHEST_BARS, (label.height - 2 * padding) * 0.5)
    const top = padding + height + GAP / 2
    return {
      module,
      outlines: placed(symbol.outlines, {
        x: padding + quiet * module,
        y: padding,
        scaleX: module,
        scaleY: height,
      }),
      texts: wordsIn(content, { x: padding, y: top, width: inner, height: label.height - padding - top }),
    }
  }
  const side = squareOf(label)
  const module = moduleOf(symbology, symbol.width, label)
  const corner = { x: padding + quiet * module, y: (label.height - side) / 2 + quiet * module }
  const left = padding + side + GAP
  return {
    module,
    outlines: placed(symbol.outlines, { ...corner, scaleX: module, scaleY: module }),
    texts: wordsIn(content, {
      x: left,
      y: padding,
      width: label.width - padding - left,
      height: label.height - 2 * padding,
    }),
  }
}

const placed = (
  outlines: readonly (readonly Point[])[],
  { x, y, scaleX, scaleY }: { x: number; y: number; scaleX: number; scaleY: number },
): Point[][] =>
  outlines.map((outline) =>
    outline.map(([across, down]) => [x + across * scaleX, y + down * scaleY] as const),
  )

/** The code, never cut, and as many lines as can be read, in the middle of their box. */
function wordsIn({ code, lines }: LabelContent, box: Box): TextMark[] {
  const wanted = lines.filter((line) => line !== '')
  const sizeFor = (count: number) => Math.min(LARGEST_TEXT, box.height / (CODE_FACTOR + count * LINE))
  let count = wanted.length
  while (count > 0 && sizeFor(count) < SMALLEST_TEXT) count -= 1
  const size = sizeFor(count)
  const codeText = printable(code)
  const codeSize = Math.min(size * CODE_FACTOR, box.width / (CODE_WIDTH * Math.max(1, codeText.length)))
  const top = box.y + Math.max(0, (box.height - codeSize - count * size * LINE) / 2)
  const first: TextMark = {
    x: box.x,
    y: top + codeSize * ASCENT,
    size: codeSize,
    font: 'code',
    text: codeText,
  }
  const rest = wanted.slice(0, count).map((line, index): TextMark => {
    const text = fitted(printable(line), size, box.width)
    return { x: box.x, y: top + codeSize + (index + ASCENT) * size * LINE, size, font: 'plain', text }
  })
  return [first, ...rest]
}
