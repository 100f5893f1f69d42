import { rowsAtOnce, type RecordImport, type RecordKind } from '@plenum/domain/record-import'
import { sheetOf } from '@plenum/domain/record-import-columns'
import { proposePlaceType, recogniseRecords, type RecordMapping } from '@plenum/domain/record-import-read'
import type { NodeType } from '@plenum/domain/node-type'
import { parseInWorker, type ParsedFile } from '#app/spreadsheet/parser.ts'
import { FileRefused } from '#app/spreadsheet/refusal.ts'

/** A file opened and recognised. */
export interface RecordFile {
  name: string
  headers: string[]
  rows: RecordImport['rows']
  mapping: RecordMapping
  /** What all places of the file are where no column says it; null for other kinds. */
  type: NodeType | null
}

/** Opens a file where it is and reads all its rows. Rejects with `FileRefused` for what cannot be read. */
export async function openRecordFile(
  kind: RecordKind,
  file: File,
  parse: (file: File) => Promise<ParsedFile> = parseInWorker,
): Promise<RecordFile> {
  const parsed = await parse(file)
  try {
    const { name, headers } = parsed
    const mapping = recogniseRecords(kind, headers)
    const type = kind === 'node' ? proposePlaceType(headers, mapping) : null
    return { name, headers, rows: await rowsOf(kind, parsed), mapping, type }
  } finally {
    parsed.close()
  }
}

async function rowsOf(kind: RecordKind, parsed: ParsedFile): Promise<RecordImport['rows']> {
  const rows: RecordImport['rows'] = []
  for (let piece = await parsed.next(); piece !== null; piece = await parsed.next()) {
    rows.push(...piece)
    if (rows.length > rowsAtOnce(kind)) throw new FileRefused('too_many_rows')
  }
  return rows
}

/** The columns that the file must name before its rows say anything. */
export const missingColumns = (kind: RecordKind, { mapping }: Pick<RecordFile, 'mapping'>): string[] =>
  sheetOf(kind).needed.filter((column) => !mapping.includes(column))

/** What a file is sent as. */
export const requestOf = (
  { name, mapping, type, rows }: RecordFile,
  { dry_run }: { dry_run: boolean },
): RecordImport => ({
  dry_run,
  file: name.slice(0, 200),
  columns: mapping,
  type: mapping.includes('type') ? null : type,
  rows,
})
