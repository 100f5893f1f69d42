import { RECORD_KINDS, RECORD_ROWS } from '@plenum/domain/record-import'
import { columnsOf } from '@plenum/domain/record-import-columns'
import { recogniseRecords } from '@plenum/domain/record-import-read'
import { LANGUAGES } from '@plenum/i18n/language'
import { SCREEN_WORDS } from '@plenum/i18n/screen-words'
import { describe, expect, test } from 'vitest'
import type { ParsedFile } from '#app/spreadsheet/parser.ts'
import { openRecordFile, requestOf } from './open-record-file.ts'
import { rowsToMend } from './rows-to-mend.ts'

describe.each(LANGUAGES)('the template in %s', (language) => {
  test.each(RECORD_KINDS)('of %s is recognised column by column', (kind) => {
    const words: Readonly<Record<string, string>> = SCREEN_WORDS[language].records.column[kind]
    const headers = columnsOf(kind).map((column) => words[column] ?? '')
    expect(recogniseRecords(kind, headers)).toEqual(columnsOf(kind))
  })
})

const parsed = (rows: number): ParsedFile => {
  const pieces = [Array.from({ length: rows }, (_, at) => ({ line: at + 2, cells: ['R01', 'Madrid', '42'] }))]
  return {
    name: 'racks.csv',
    headers: ['name', 'site', 'u_height'],
    samples: [],
    next: () => Promise.resolve(pieces.pop() ?? null),
    close: () => {},
  }
}
const open = (rows: number) =>
  openRecordFile('node', new File([], 'racks.csv'), () => Promise.resolve(parsed(rows)))

test('a file is read whole, and of more rows than go in at once not at all', async () => {
  const file = await open(RECORD_ROWS)
  expect(file).toMatchObject({ mapping: ['name', 'site', 'u_height'], type: 'rack' })
  expect(requestOf(file, { dry_run: true }).rows).toHaveLength(RECORD_ROWS)
  await expect(open(RECORD_ROWS + 1)).rejects.toMatchObject({ refusal: 'too_many_rows' })
})

test('rows that were refused come back as they were, with what was wrong', async () => {
  const file = await open(2)
  const refused = { name: 'R01', changes: [], state: 'refused' as const }
  const outcome = {
    rows: [
      { line: 2, name: 'R01', changes: [], state: 'same' as const, problems: [] },
      { ...refused, line: 3, problems: [{ code: 'too_large', detail: '=At most', attr: 'u_height' }] },
    ],
    made: [],
    batch_id: null,
  }
  const words = { column: (name: string) => name.toUpperCase(), problems: 'Problems' }
  expect(rowsToMend(file, outcome, words)).toBe(
    '\ufeffname,site,u_height,Problems\r\nR01,Madrid,42,U_HEIGHT: =At most\r\n',
  )
})
