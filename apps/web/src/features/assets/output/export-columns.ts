import { ALL_COLUMNS, fileColumnOf, type ExportColumn } from '@plenum/domain/asset-export'
import { fieldsIn, type OptionalColumn } from '../list-columns.ts'

/** Which columns a file gets: those a person sees, or all there are. */
export const COLUMN_SETS = ['shown', 'all'] as const
export type ColumnSet = (typeof COLUMN_SETS)[number]

/** The columns of a file, one fact in each; `shown` are the list's, in its order. */
export const exportColumns = (set: ColumnSet, shown: readonly OptionalColumn[]): ExportColumn[] =>
  set === 'all' ? [...ALL_COLUMNS] : (['name', ...shown] as const).flatMap(fieldsIn).map(fileColumnOf)
