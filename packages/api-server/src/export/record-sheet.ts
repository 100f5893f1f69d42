import type { RecordKind } from '@plenum/domain/record-import'
import type { SheetCell } from '@plenum/domain/report-preview'
import { exportWords } from '@plenum/i18n/export-words'
import type { Language } from '@plenum/i18n/language'
import type { ListSheet } from './list-sheet.ts'

interface Records<Row> {
  kind: RecordKind
  language: Language
  /** What each column of the import of such records says, in the order of the file. */
  tellers: Readonly<Record<string, (row: Row) => SheetCell>>
  pages: AsyncIterable<readonly Row[]>
}

/** Records under the columns that an import of them reads. */
export function recordSheet<Row>({ kind, language, tellers, pages }: Records<Row>): ListSheet {
  const words: Readonly<Record<string, string>> = exportWords.getFixedT(language, 'records')(
    ($) => $.column[kind],
    { returnObjects: true },
  )
  async function* portions() {
    for await (const page of pages) yield page.map((row) => Object.values(tellers).map((told) => told(row)))
  }
  return { header: Object.keys(tellers).map((column) => words[column] ?? column), portions: portions() }
}

/** A day as a cell, empty where there is none. */
export const dayCell = (date: string | null): SheetCell => date && { date }

/** Several values in one cell. */
export const listCell = (values: readonly string[]): string => values.join('; ')
