import type { AssetTypeRecord } from '@plenum/domain/asset-type-record'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Badge } from '@plenum/ui/badge'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { useTypeName } from '#app/page/type-name.ts'
import type { Column } from '#app/table/columns.ts'
import { UsageLink } from './usage-link.tsx'
import { useMountWords } from './use-fact-words.ts'

interface Cell {
  row: AssetTypeRecord
}

const cut = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

function NameCell({ row }: Cell) {
  const { t } = useTranslation('catalogue')
  const name = useTypeName()(row)
  return (
    <span className={hstack({ gap: '2', minWidth: '0' })}>
      <span className={`${cut} ${css({ fontWeight: 'medium' })}`} title={name}>
        {name}
      </span>
      {row.hidden && <Badge>{t(($) => $.hidden)}</Badge>}
    </span>
  )
}

const CategoryCell = ({ row }: Cell) => useTranslation('fields').t(($) => $.category[row.category])
const MountsCell = ({ row }: Cell) => useMountWords()(row.mounts)
const DataCell = ({ row }: Cell) => useTranslation('catalogue').t(($) => $.data_bearing[row.data_bearing])

function MaintenanceCell({ row: { maintenance_days } }: Cell) {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  return maintenance_days === null
    ? null
    : t(($) => $.days, { shown: formatNumber(language, maintenance_days) })
}

const AssetsCell = ({ row }: Cell) => (
  <UsageLink isBare usage={row.assets} filter={{ asset_type: row.code }} />
)

/** A row of the list on a phone. */
export function TypeCard({ row }: Cell) {
  return (
    <div className={stack({ gap: '1', width: 'full', minWidth: '0' })}>
      <div className={hstack({ gap: '2', minWidth: '0' })}>
        <span className={css({ textStyle: 'code', color: 'text.muted' })}>{row.code}</span>
        <NameCell row={row} />
      </div>
      <div className={hstack({ gap: '3', textStyle: 'table', justifyContent: 'space-between' })}>
        <span className={css({ color: 'text.muted' })}>
          <CategoryCell row={row} />
        </span>
        <UsageLink usage={row.assets} filter={{ asset_type: row.code }} />
      </div>
    </div>
  )
}

export type TypeColumn =
  | 'code'
  | 'name'
  | 'category'
  | 'mounts'
  | 'data_bearing'
  | 'maintenance_days'
  | 'assets'

/** The columns of the list of types. */
export const TYPE_COLUMNS: readonly Column<AssetTypeRecord, TypeColumn, never>[] = [
  { id: 'code', size: 6, kind: 'code', pinned: true, text: ({ code }) => code },
  { id: 'name', size: 13, grow: 1, Cell: NameCell, isStateless: true },
  { id: 'category', size: 8, Cell: CategoryCell, isStateless: true },
  { id: 'mounts', size: 16, grow: 1, Cell: MountsCell, isStateless: true },
  { id: 'data_bearing', size: 8, Cell: DataCell, isStateless: true },
  { id: 'maintenance_days', size: 9, Cell: MaintenanceCell, isStateless: true },
  { id: 'assets', size: 8, kind: 'number', Cell: AssetsCell, isStateless: true },
]
