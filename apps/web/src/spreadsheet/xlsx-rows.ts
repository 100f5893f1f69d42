import { zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { unpack, type ZipEntry } from '@plenum/domain/zip'
import { FileRefused, refuse } from './refusal.ts'

const NEEDED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/i

/** The rows of the first sheet of a workbook. Formulas are read as the results that were saved with them. */
export async function* xlsxRows(file: Blob, entries: readonly ZipEntry[]): AsyncGenerator<string[][]> {
  const sheet = await readSheet(await stored(file, entries)).catch(() => {
    throw new FileRefused('damaged')
  })
  yield sheet.map((row) => row.map(cellText))
}

/** The same workbook without compression: its true sizes are counted here, and the reader needs no workers of its own. */
async function stored(file: Blob, entries: readonly ZipEntry[]): Promise<Blob> {
  const parts: Record<string, Uint8Array> = {}
  for (const entry of entries) {
    if (NEEDED.test(entry.name)) parts[entry.name] = await unpack(file, entry).catch(refuse)
  }
  return new Blob([zipSync(parts, { level: 0 })])
}

/** A cell as it would be typed: a day without its midnight, a number without an exponent. */
function cellText(cell: unknown): string {
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().replace(/T00:00:00.000Z$/, '')
  if (typeof cell === 'number') return numberText(cell)
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : ''
}

const numberText = (value: number) => (Number.isInteger(value) ? BigInt(value).toString() : String(value))
