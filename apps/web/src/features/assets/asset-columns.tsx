import type { Asset } from '@plenum/domain/asset'
import type { AssetOrder } from '@plenum/domain/asset-query'
import { css } from '@plenum/ui/css'
import { hstack } from '@plenum/ui/patterns'
import { Link } from '@tanstack/react-router'
import { Moment } from '#app/page/moment.tsx'
import type { Column } from '#app/table/columns.ts'
import { specOf, type Control } from '#app/attributes/asset-fields.ts'
import { AssetValue } from './asset-value.tsx'
import { EXTRA_COLUMNS, type ColumnId, type ExtraColumn } from './list-columns.ts'
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

/** Brand and model in one. */
export const modelWords = ({ brand, model }: Asset): string =>
  [brand?.name, model?.name].filter(Boolean).join(' ')

const UpdateCell = ({ row }: Cell) => <Moment at={row.last_update} to="day" />

/** What a column of a plain field is like; by how the field is edited. */
const LOOKS: Partial<Record<Control, Pick<Column<Asset>, 'size' | 'kind'>>> = {
  NumberField: { size: 7, kind: 'number' },
  DateField: { size: 7 },
  NotesField: { size: 14 },
  // among them are moments
  none: { size: 10 },
}

// a note of many lines is one in a list
const oneLine = css({ '& *': { whiteSpace: 'nowrap' } })

const extraColumn = (field: ExtraColumn): Column<Asset, ColumnId, AssetOrder> => ({
  id: field,
  size: 8.5,
  grow: 0.6,
  ...LOOKS[specOf(field).control],
  isExtra: true,
  Cell: ({ row }) => (
    <span className={`${cut} ${oneLine}`}>
      <AssetValue asset={row} field={field} />
    </span>
  ),
  isStateless: true,
})

/** The list's columns; the first stays in view. */
export const ASSET_COLUMNS: readonly Column<Asset, ColumnId, AssetOrder>[] = [
  {
    id: 'name',
    size: 14.5,
    grow: 2,
    pinned: true,
    orders: { ascending: 'name', descending: '-name', first: 'ascending' },
    Cell: NameCell,
    isStateless: true,
  },
  { id: 'asset_type', size: 5.75, grow: 1, Cell: TypeCell, isStateless: true },
  { id: 'status', size: 8, grow: 0.6, Cell: StatusCell, isStateless: true },
  { id: 'location', size: 9.25, grow: 1.4, Cell: PlaceCell, isStateless: true },
  { id: 'model', size: 6.75, grow: 1.2, text: modelWords },
  { id: 'serial_number', size: 7, grow: 0.9, kind: 'code', text: (row) => row.serial_number ?? '' },
  { id: 'owner', size: 5.25, grow: 0.8, text: (row) => row.owner?.name ?? '' },
  { id: 'tags', size: 7, grow: 0.8, text: (row) => row.tags.map(({ name }) => name).join(', ') },
  {
    id: 'last_update',
    size: 7,
    grow: 0.5,
    orders: { ascending: 'last_update', descending: '-last_update', first: 'descending' },
    Cell: UpdateCell,
    isStateless: true,
  },
  ...EXTRA_COLUMNS.map(extraColumn),
  { id: 'actions', size: 2.75, kind: 'action', isLast: true, Cell: RowMenu },
]
