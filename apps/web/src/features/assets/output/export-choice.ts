import { EXPORT_FORMATS, type ExportFormat } from '@plenum/domain/asset-export'
import { keepStored, readStored } from '@plenum/i18n/browser-storage'
import { COLUMN_SETS, type ColumnSet } from './export-columns.ts'

/** How a file is wanted. */
export interface ExportChoice {
  format: ExportFormat
  columns: ColumnSet
}

const KEY = 'assets.export'

/** What this browser chose last. */
export function savedChoice(): ExportChoice {
  const [format, columns] = (readStored(KEY) ?? '').split(',')
  return {
    format: EXPORT_FORMATS.find((known) => known === format) ?? 'xlsx',
    columns: COLUMN_SETS.find((known) => known === columns) ?? 'shown',
  }
}

export const saveChoice = ({ format, columns }: ExportChoice): void => keepStored(KEY, `${format},${columns}`)
