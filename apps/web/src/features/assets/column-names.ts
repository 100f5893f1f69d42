import { useTranslation } from 'react-i18next'
import type { ColumnId } from './asset-columns.tsx'

export type NamedColumn = Exclude<ColumnId, 'actions'>

/** What the list's columns are called. */
export function useColumnNames(): Record<NamedColumn, string> {
  const { t } = useTranslation('assets')
  const field = useTranslation('fields').t
  return {
    name: field(($) => $.asset.name),
    asset_type: field(($) => $.asset.asset_type),
    status: field(($) => $.asset.status),
    location: field(($) => $.asset.location),
    model: t(($) => $.columns.model),
    serial_number: field(($) => $.asset.serial_number),
    owner: field(($) => $.asset.owner_id),
    tags: field(($) => $.asset.tags),
    last_update: field(($) => $.asset.last_update),
  }
}
