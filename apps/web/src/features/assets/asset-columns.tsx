import type { Asset } from '@plenum/domain/asset'
import type { AssetOrder } from '@plenum/domain/asset-query'
import { formatDate, formatFullDateTime } from '@plenum/i18n/format'
import { css } from '@plenum/ui/css'
import { hstack } from '@plenum/ui/patterns'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '#app/page/use-language.ts'
import type { Column } from '#app/table/columns.ts'
import { AssetValue } from './asset-value.tsx'
import { PlaceLine } from './place-trail.tsx'
import { RowMenu } from './row-menu.tsx'

interface Cell {
  row: Asset
}

const cut = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

function NameCell({ row }: Cell) {
  return (
    <span className={hstack({ gap: '3', width: 'full', minWidth: '0' })}>
      <Link
        to="/app/settings/assets-inventory"
        search={(now) => ({ ...now, asset: row.id, view: undefined })}
        className={`${cut} ${css({ flex: '1', fontWeight: 'medium' })}`}
        title={row.name}
        tabIndex={-1}
        preload={false}
      >
        {row.name}
      </Link>
      <span className={css({ textStyle: 'code', fontSize: 'xs', color: 'text.muted' })}>{row.code}</span>
    </span>
  )
}

const TypeCell = ({ row }: Cell) => (
  <span className={cut}>
    <AssetValue asset={row} field="asset_type" />
  </span>
)
const StatusCell = ({ row }: Cell) => <AssetValue asset={row} field="status" />
const PlaceCell = ({ row }: Cell) => row.location && <PlaceLine place={row.location} />

function ModelCell({ row }: Cell) {
  const words = [row.brand?.name, row.model?.name].filter(Boolean).join(' ')
  return (
    <span className={cut} title={words}>
      {words}
    </span>
  )
}

const SerialCell = ({ row }: Cell) => (
  <span className={cut} title={row.serial_number ?? undefined}>
    {row.serial_number}
  </span>
)
const OwnerCell = ({ row }: Cell) => <span className={cut}>{row.owner?.name}</span>

function UpdateCell({ row }: Cell) {
  const language = useLanguage()
  return (
    <time dateTime={row.last_update} title={formatFullDateTime(language, row.last_update)}>
      {formatDate(language, row.last_update.slice(0, 10))}
    </time>
  )
}

/** Columns a person may put away. */
export const OPTIONAL_COLUMNS = [
  'asset_type',
  'status',
  'location',
  'model',
  'serial_number',
  'owner',
  'last_update',
] as const
export type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number]
export type ColumnId = OptionalColumn | 'name' | 'actions'

/** The list's columns; the first stays in view. */
export const ASSET_COLUMNS: readonly Column<Asset, ColumnId, AssetOrder>[] = [
  {
    id: 'name',
    track: 'minmax(15.5rem, 2fr)',
    pinned: true,
    orders: { ascending: 'name', descending: '-name', first: 'ascending' },
    Cell: NameCell,
  },
  { id: 'asset_type', track: 'minmax(6rem, 1fr)', Cell: TypeCell },
  { id: 'status', track: 'minmax(8rem, 0.6fr)', Cell: StatusCell },
  { id: 'location', track: 'minmax(8.75rem, 1.4fr)', Cell: PlaceCell },
  { id: 'model', track: 'minmax(7.75rem, 1.2fr)', Cell: ModelCell },
  { id: 'serial_number', track: 'minmax(7.25rem, 0.9fr)', kind: 'code', Cell: SerialCell },
  { id: 'owner', track: 'minmax(5.5rem, 0.8fr)', Cell: OwnerCell },
  {
    id: 'last_update',
    track: 'minmax(7rem, 0.5fr)',
    orders: { ascending: 'last_update', descending: '-last_update', first: 'descending' },
    Cell: UpdateCell,
  },
  { id: 'actions', track: '2.75rem', kind: 'action', Cell: RowMenu },
]
