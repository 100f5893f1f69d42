import { ALL_COLUMNS, type ExportColumn } from '@plenum/domain/asset-export'
import type { OptionalColumn } from '../asset-columns.tsx'

/** What a column of the list holds, in the columns of a file: one fact in each. */
const COLUMNS_OF = {
  asset_type: ['asset_type'],
  status: ['status'],
  location: ['location'],
  model: ['brand', 'model'],
  serial_number: ['serial_number'],
  owner: ['owner'],
  tags: ['tags'],
  last_update: ['last_update'],
} as const satisfies Record<OptionalColumn, readonly ExportColumn[]>

/** Which columns a file gets: those a person sees, or all there are. */
export const COLUMN_SETS = ['shown', 'all'] as const
export type ColumnSet = (typeof COLUMN_SETS)[number]

/** The columns of a file; `shown` are the list's, in its order. */
export const exportColumns = (set: ColumnSet, shown: readonly OptionalColumn[]): ExportColumn[] =>
  set === 'all' ? [...ALL_COLUMNS] : ['name', 'code', ...shown.flatMap((column) => COLUMNS_OF[column])]
