import type { SheetCell } from '@plenum/domain/report-preview'
import { CSV_MARK, csvLine } from '@plenum/domain/csv'
import type { Bytes } from './pulled-stream.ts'
import type { Sheet } from './sheet.ts'

/** A cell as text: dates as ISO 8601 writes them, numbers with a point. */
function textOf(cell: SheetCell): string {
  if (cell === null) return ''
  if (typeof cell !== 'object') return String(cell)
  return 'date' in cell ? cell.date : cell.instant
}

/** A sheet as separated text. */
export async function* csvStream({ header, portions, onRows }: Sheet): AsyncGenerator<Bytes> {
  const encoder = new TextEncoder()
  yield encoder.encode(CSV_MARK + csvLine(header))
  for await (const rows of portions) {
    yield encoder.encode(rows.map((row) => csvLine(row.map(textOf))).join(''))
    onRows(rows.length)
  }
}
