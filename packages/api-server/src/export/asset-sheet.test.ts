import { ASSET_STATUSES, LIFE_INSTANTS, PRIORITIES } from '@plenum/domain/asset'
import { ALL_COLUMNS, type ExportColumn } from '@plenum/domain/asset-export'
import { isImportColumn } from '@plenum/domain/asset-import-columns'
import { recognise } from '@plenum/domain/asset-import-recognise'
import { readField, readStatus } from '@plenum/domain/asset-import-values'
import { VERIFIED_FIELDS } from '@plenum/domain/verification'
import { exportWords } from '@plenum/i18n/export-words'
import { LANGUAGES } from '@plenum/i18n/language'
import { describe, expect, test } from 'vitest'
import { columnTitle } from './asset-sheet.ts'

/** What an import has no column for. */
const LEFT_ASIDE: readonly ExportColumn[] = [
  'process',
  'region',
  'termination_date',
  ...LIFE_INSTANTS,
  ...VERIFIED_FIELDS,
  'aliases',
  'last_update',
]

describe.each(LANGUAGES)('a file with everything, in %s,', (language) => {
  const titles = ALL_COLUMNS.map((column) => columnTitle(language, column))

  test('names no two columns alike', () => expect(new Set(titles).size).toBe(titles.length))

  test('is known again by an import, column by column', () => {
    const { kind, mapping } = recognise(titles)
    expect(kind).toBe('devices')
    expect(mapping).toEqual(ALL_COLUMNS.map((column) => (LEFT_ASIDE.includes(column) ? null : column)))
    expect(ALL_COLUMNS.filter((column) => !LEFT_ASIDE.includes(column)).every(isImportColumn)).toBe(true)
  })

  test('says statuses and priorities as an import reads them', () => {
    const fields = exportWords.getFixedT(language, 'fields')
    for (const status of ASSET_STATUSES) {
      expect(readStatus(fields(($) => $.status[status]))).toEqual({ ok: true, value: status })
    }
    for (const priority of PRIORITIES) {
      const word = fields(($) => $.priority[priority])
      expect(readField('priority', word, null)).toEqual({ ok: true, value: priority })
    }
  })
})
