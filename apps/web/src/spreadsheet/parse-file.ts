import {
  IMPORT_CALL_BYTES,
  IMPORT_CELL_LENGTH,
  IMPORT_MAX_COLUMNS,
  IMPORT_MAX_ROWS,
  IMPORT_STEP_ROWS,
} from '@plenum/domain/asset-import'
import { csvRows } from './csv-rows.ts'
import { detectFormat } from './file-format.ts'
import { FileRefused } from './refusal.ts'
import { xlsxRows } from './xlsx-rows.ts'

/** A row with its number in the file, the header's being the first. */
export interface FileRow {
  line: number
  cells: string[]
}

export interface OpenedFile {
  headers: string[]
  samples: string[][]
  /** All rows below the header, in pieces small enough for one call. */
  pieces: AsyncGenerator<FileRow[]>
}

const SAMPLES = 5
/** Leaves room for the envelope of a call. */
const PIECE_BYTES = IMPORT_CALL_BYTES - 16 * 1024

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')
const bytesOf = (cells: readonly string[]) => new TextEncoder().encode(JSON.stringify(cells)).length + 24

/** Tells what a file is, reads its header and first rows, and hands out the rest piece by piece. */
export async function openFile(file: File): Promise<OpenedFile> {
  const found = await detectFormat(file)
  const source = found.format === 'csv' ? csvRows(file, found.encoding) : xlsxRows(file, found.entries)
  const rows = numbered(source)
  const header = await firstRow(rows)
  const headers = trimmedHeaders(header.cells)
  const first: FileRow[] = []
  while (first.length < SAMPLES) {
    const next = await rows.next()
    if (next.done === true) break
    first.push(fitted(next.value, headers.length))
  }
  if (first.length === 0) throw new FileRefused('empty')
  return { headers, samples: first.map((row) => row.cells), pieces: pieces(first, rows, headers.length) }
}

async function* numbered(source: AsyncGenerator<string[][]>): AsyncGenerator<FileRow> {
  let line = 0
  for await (const rows of source) {
    for (const cells of rows) {
      line += 1
      if (!isBlank(cells)) yield { line, cells }
    }
  }
}

/** The header: the first row that is not Excel's hint of the separator. */
async function firstRow(rows: AsyncGenerator<FileRow>): Promise<FileRow> {
  for (;;) {
    const next = await rows.next()
    if (next.done === true) throw new FileRefused('empty')
    if (!next.value.cells[0]?.startsWith('sep=')) return next.value
  }
}

function trimmedHeaders(cells: readonly string[]): string[] {
  const names = cells.map((cell) =>
    cell
      .replace(/^\ufeff/, '')
      .trim()
      .slice(0, 200)
      .toWellFormed(),
  )
  const width = names.findLastIndex((name) => name !== '') + 1
  if (width > IMPORT_MAX_COLUMNS) throw new FileRefused('too_many_columns')
  return names.slice(0, width)
}

const fitted = ({ line, cells }: FileRow, width: number): FileRow => ({
  line,
  cells: Array.from({ length: width }, (_, at) => cellOf(cells[at] ?? '')),
})

/** Cut where no field holds more, never through a character. */
function cellOf(text: string): string {
  if (text.includes('\u0000')) throw new FileRefused('binary')
  return text.trim().slice(0, IMPORT_CELL_LENGTH).toWellFormed()
}

async function* pieces(
  first: readonly FileRow[],
  rows: AsyncGenerator<FileRow>,
  width: number,
): AsyncGenerator<FileRow[]> {
  let piece: FileRow[] = []
  let bytes = 0
  let total = 0
  for await (const row of joined(first, rows, width)) {
    total += 1
    if (total > IMPORT_MAX_ROWS) throw new FileRefused('too_many_rows')
    const size = bytesOf(row.cells)
    if (size > PIECE_BYTES) throw new FileRefused('row_too_large')
    if (piece.length === IMPORT_STEP_ROWS || bytes + size > PIECE_BYTES) {
      yield piece
      piece = []
      bytes = 0
    }
    piece.push(row)
    bytes += size
  }
  if (piece.length > 0) yield piece
}

async function* joined(first: readonly FileRow[], rows: AsyncGenerator<FileRow>, width: number) {
  yield* first
  for await (const row of rows) yield fitted(row, width)
}
