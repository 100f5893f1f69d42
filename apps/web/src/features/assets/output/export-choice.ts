import { EXPORT_FORMATS, type ExportFormat } from '@plenum/domain/asset-export'
import { COLUMN_SETS, type ColumnSet } from './export-columns.ts'

/** How a file is wanted. */
export interface ExportChoice {
  format: ExportFormat
  columns: ColumnSet
}

const KEY = 'assets.export'

/** What this browser chose last. */
export function savedChoice(): ExportChoice {
  const [format, columns] = (localStorage.getItem(KEY) ?? '').split(',')
  return {
    format: EXPORT_FORMATS.find((known) => known === format) ?? 'xlsx',
    columns: COLUMN_SETS.find((known) => known === columns) ?? 'shown',
  }
}

export const saveChoice = ({ format, columns }: ExportChoice): void =>
  localStorage.setItem(KEY, `${format},${columns}`)
