import { isPlainField, type ImportColumn } from '@plenum/domain/asset-import-columns'
import { useTranslation } from '@plenum/i18n/react'

/** What columns are called: an asset's own fields by their names everywhere. */
export function useColumnWords(): (column: ImportColumn) => string {
  const { t } = useTranslation('imports')
  const { t: field } = useTranslation('fields')
  return (column) => (isPlainField(column) ? field(($) => $.asset[column]) : t(($) => $.columns[column]))
}
