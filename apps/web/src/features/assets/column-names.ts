import { useTranslation } from '@plenum/i18n/react'
import { OPTIONAL_COLUMNS, type ColumnId } from './list-columns.ts'

export type NamedColumn = Exclude<ColumnId, 'actions'>

export const NAMED_COLUMNS: readonly NamedColumn[] = ['name', ...OPTIONAL_COLUMNS]

/** What the list's columns are called. */
export function useColumnNames(): (column: NamedColumn) => string {
  const { t } = useTranslation('assets')
  const field = useTranslation('fields').t
  return (column) =>
    column === 'model'
      ? t(($) => $.columns.model)
      : field(($) => $.asset[column === 'owner' ? 'owner_id' : column])
}
