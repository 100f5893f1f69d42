import type { SheetCell } from '@plenum/domain/report-preview'
import { SHEET_ROWS } from '@plenum/domain/asset-export'
import type { Bytes } from './pulled-stream.ts'
import type { Sheet } from './sheet.ts'
import { MAIN, SHEET_PART, STYLE, workbookParts, XML } from './workbook-parts.ts'
import { zipStream } from './zip-stream.ts'

const DAY = 86_400_000
const EPOCH = Date.UTC(1899, 11, 30)
/** Before it, Excel counts a 29 February 1900 that never was. */
const FIRST_TRUE_DAY = '1900-03-01'

/** Where a sheet ends, and what its last line says then. */
export interface SheetEnd {
  words: string
  /** Rows with the header. */
  rows: number
  /** Bytes of its text; an archive of the plain kind holds 4 GiB at most. */
  bytes: number
}

export const SHEET_END = { rows: SHEET_ROWS, bytes: 4 * 1024 ** 3 - 64 * 1024 ** 2 }

/** A sheet as a workbook; every text is text, so that nothing in it is ever run. */
export function workbookStream(sheet: Sheet, end: SheetEnd): AsyncGenerator<Bytes> {
  const fixed = Object.entries(workbookParts(escaped(sheet.name)))
  return zipStream([
    ...fixed.map(([name, text]) => ({ name, content: once(XML + text) })),
    { name: SHEET_PART, content: sheetXml(sheet, end) },
  ])
}

async function* once(text: string): AsyncGenerator<Bytes> {
  yield new TextEncoder().encode(text)
}

async function* sheetXml(sheet: Sheet, end: SheetEnd): AsyncGenerator<Bytes> {
  const encoder = new TextEncoder()
  const columns = sheet.header.map((_, at) => columnName(at))
  const widths = sheet.widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  yield encoder.encode(
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`,
  )
  yield encoder.encode(rowXml(sheet.header, 1, columns, ` s="${STYLE.header}"`))
  let line = 1
  let bytes = 0
  let isFull = false
  // the last line is kept for what there may be to say
  let last: readonly SheetCell[] | null = null
  for await (const rows of sheet.portions) {
    isFull = bytes > end.bytes
    let text = ''
    let count = 0
    for (const row of isFull ? [] : rows) {
      isFull = last !== null
      if (isFull) break
      if (line + 1 === end.rows) last = row
      else {
        line += 1
        count += 1
        text += rowXml(row, line, columns)
      }
    }
    const portion = encoder.encode(text)
    bytes += portion.length
    yield portion
    sheet.onRows(count)
    if (isFull) break
  }
  const closing = isFull ? [end.words] : last
  yield encoder.encode(
    `${closing === null ? '' : rowXml(closing, line + 1, columns)}</sheetData></worksheet>`,
  )
  if (!isFull && last !== null) sheet.onRows(1)
}

function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

function rowXml(row: readonly SheetCell[], line: number, columns: readonly string[], style = ''): string {
  let cells = ''
  for (const [at, cell] of row.entries()) {
    if (cell !== null && cell !== '') cells += cellXml(cell, `${columns[at]}${line}`, style)
  }
  return `<row r="${line}">${cells}</row>`
}

function cellXml(cell: NonNullable<SheetCell>, at: string, style: string): string {
  if (typeof cell === 'number') return `<c r="${at}"${style}><v>${cell}</v></c>`
  if (typeof cell === 'string') return textXml(cell, at, style)
  if ('instant' in cell) return `<c r="${at}" s="${STYLE.instant}"><v>${serial(cell.instant)}</v></c>`
  if (cell.date < FIRST_TRUE_DAY) return textXml(cell.date, at, style)
  return `<c r="${at}" s="${STYLE.date}"><v>${serial(cell.date)}</v></c>`
}

const textXml = (text: string, at: string, style: string) =>
  `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

const serial = (iso: string) => (Date.parse(iso) - EPOCH) / DAY

const PLAIN = /^[^&<>"\u0000-\u001f\ufffe\uffff_]*$/
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** What XML cannot hold, and what already looks as if it stood for such a letter (ECMA-376, 22.9.2.19). */
const UNSPEAKABLE = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g

function escaped(text: string): string {
  if (PLAIN.test(text)) return text
  return text
    .replace(
      UNSPEAKABLE,
      (letter) => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? '')
}
