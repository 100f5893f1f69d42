import { PdfFile, pdfNumber as number, POINTS, TOTAL_SIZE } from '@plenum/domain/pdf-file'
import { pdfText, printable, textWidth } from '@plenum/domain/printable'
import type { SheetCell } from '@plenum/domain/report-preview'
import type { Bytes } from './pulled-stream.ts'
import type { Sheet } from './sheet.ts'

/** A sheet of A4 on its side, in millimetres. */
const PAGE = { width: 297, height: 210 }
const MARGIN = 12
const WIDTH = PAGE.width - 2 * MARGIN
const BOTTOM = PAGE.height - MARGIN - 6
const LETTERS = { title: 5, line: 2.8, foot: TOTAL_SIZE / POINTS }
/** Letters of a table: smaller where its columns would not find room. */
const LARGEST = 2.6
const SMALLEST = 1.7
const LEADING = 1.3
const GAP = 1.6
/** Lines that one row may take; more is cut off, and stands in the other formats. */
const MOST_LINES = 8
const GREY = '0.93 g'
const BLACK = '0 g'

/** What stands around a table. */
export interface PdfFrame {
  title: string
  /** Under the title: the company, what the table is narrowed to, the day. */
  lines: readonly string[]
  foot: string
  /** Before the number of a page, and between it and how many there are. */
  page: (number: number) => string
  /** A last row, as the others. */
  sums: readonly SheetCell[] | null
  /** Columns whose cells end at their right edge. */
  isNumber: readonly boolean[]
  told: (cell: SheetCell) => string
  /** Rows at most, and what the last line says where there are more. */
  rows: number
  full: string
}

/** A sheet as a document to print: a table whose header is on every page, which is not held while it is made. */
export async function* pdfStream(sheet: Sheet, frame: PdfFrame): AsyncGenerator<Bytes> {
  const file = new PdfFile(PAGE)
  const table = new Table(sheet, frame)
  /** Draws something on this page, or on the next one where this one is full. */
  async function* place(draw: () => 'drawn' | 'full'): AsyncGenerator<Bytes> {
    if (draw() === 'drawn') return
    await file.addPage(table.page())
    yield file.take()
    draw()
  }
  let written = 0
  let isFull = false
  for await (const rows of sheet.portions) {
    const taken = rows.slice(0, frame.rows - written)
    isFull = taken.length < rows.length
    for (const row of taken) yield* place(() => table.add(row))
    written += taken.length
    sheet.onRows(taken.length)
    if (isFull) break
  }
  const { sums, full } = frame
  if (isFull) yield* place(() => table.say(full))
  else if (sums !== null) yield* place(() => table.add(sums, 'sums'))
  await file.addPage(table.page())
  file.close()
  yield file.take()
}

/** The table on the page that is being drawn. */
class Table {
  readonly #frame: PdfFrame
  readonly #widths: readonly number[]
  readonly #header: readonly string[]
  readonly #size: number
  #number = 1
  #down = 0
  #drawn: string[] = []

  constructor({ header, widths }: Sheet, frame: PdfFrame) {
    this.#frame = frame
    const all = widths.reduce((sum, width) => sum + width, 0)
    this.#widths = widths.map((width) => (width / all) * WIDTH)
    // a letter is about half as wide as high
    this.#size = Math.min(LARGEST, Math.max(SMALLEST, (WIDTH / all) * 1.7))
    this.#header = header
    this.#begin()
  }

  /** Draws a row; `full` where it needs another page. */
  add(row: readonly SheetCell[], kind: 'row' | 'sums' = 'row'): 'drawn' | 'full' {
    return this.#row(row.map(this.#frame.told), kind)
  }

  /** Draws a line of text across the table. */
  say(text: string): 'drawn' | 'full' {
    const height = this.#size * LEADING + GAP
    if (this.#down + height > BOTTOM) return 'full'
    this.#text(MARGIN, this.#down + this.#size + GAP / 2, this.#size, printable(text))
    this.#down += height
    return 'drawn'
  }

  /** The page as it is drawn; the next one is begun. */
  page(): string {
    const { foot, page } = this.#frame
    const base = PAGE.height - MARGIN + 2
    const text = printable(page(this.#number))
    const width = textWidth(text, LETTERS.foot)
    const left = PAGE.width - MARGIN - width - 8
    this.#text(MARGIN, base, LETTERS.foot, printable(foot))
    this.#text(left, base, LETTERS.foot, text)
    this.#drawn.push(`q 1 0 0 1 ${across(left + width)} ${up(base)} cm /total Do Q`)
    const drawn = this.#drawn.join('\n')
    this.#number += 1
    this.#begin()
    return drawn
  }

  #begin(): void {
    this.#drawn = []
    this.#down = MARGIN
    if (this.#number === 1) {
      this.#text(MARGIN, this.#down + LETTERS.title, LETTERS.title, printable(this.#frame.title))
      this.#down += LETTERS.title + 3
      for (const line of this.#frame.lines)
        for (const part of wrapped(printable(line), LETTERS.line, WIDTH)) {
          this.#text(MARGIN, this.#down + LETTERS.line, LETTERS.line, part)
          this.#down += LETTERS.line * LEADING
        }
      this.#down += 3
    }
    this.#row(this.#header, 'sums')
  }

  #row(texts: readonly string[], kind: 'row' | 'sums'): 'drawn' | 'full' {
    const size = this.#size
    const cells = texts.map((text, at) => wrapped(printable(text), size, (this.#widths[at] ?? 0) - GAP))
    const lines = Math.max(1, ...cells.map((cell) => cell.length))
    const height = lines * size * LEADING + GAP
    if (this.#down + height > BOTTOM) return 'full'
    if (kind === 'sums') {
      const box = [MARGIN, PAGE.height - this.#down - height, WIDTH, height]
      this.#drawn.push(`${GREY} ${box.map((length) => number(length * POINTS)).join(' ')} re f ${BLACK}`)
    }
    let left = MARGIN
    for (const [at, cell] of cells.entries()) {
      const width = this.#widths[at] ?? 0
      for (const [line, text] of cell.entries()) {
        const room = width - GAP - textWidth(text, size)
        const x = left + GAP / 2 + (this.#frame.isNumber[at] === true ? Math.max(0, room) : 0)
        this.#text(x, this.#down + GAP / 2 + size + line * size * LEADING, size, text)
      }
      left += width
    }
    this.#down += height
    return 'drawn'
  }

  #text(x: number, down: number, size: number, text: string): void {
    if (text === '') return
    const at = `${across(x)} ${up(down)}`
    this.#drawn.push(`BT /plain ${number(size * POINTS)} Tf ${at} Td (${pdfText(text)}) Tj ET`)
  }
}

const across = (length: number) => number(length * POINTS)
const up = (length: number) => number((PAGE.height - length) * POINTS)

/** A text in lines of a width, broken between words where it can be. */
function wrapped(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).flatMap((each) => pieces(each, size, width))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (textWidth(longer, size) <= width) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  lines.push(line)
  const kept = lines.filter((each) => each !== '')
  if (kept.length <= MOST_LINES) return kept
  return [...kept.slice(0, MOST_LINES - 1), `${kept[MOST_LINES - 1] ?? ''}…`]
}

/** A word in pieces that fit into a width. */
function pieces(word: string, size: number, width: number): string[] {
  if (textWidth(word, size) <= width) return [word]
  const all: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && textWidth(piece + letter, size) > width) {
      all.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...all, piece]
}
