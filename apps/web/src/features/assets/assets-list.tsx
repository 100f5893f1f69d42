import type { Asset } from '@plenum/domain/asset'
import type { AssetOrder } from '@plenum/domain/asset-query'
import { useTranslation } from '@plenum/i18n/react'
import { Hidden } from '@plenum/ui/hidden'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { QueryError } from '#app/notices/query-error.tsx'
import { NARROW, useMedia } from '#app/page/use-media.ts'
import { DataTable } from '#app/table/data-table.tsx'
import { ListNote } from '#app/table/list-note.tsx'
import { pagedList } from '#app/table/row-source.ts'
import { AssetCard } from './asset-card.tsx'
import { ASSET_COLUMNS } from './asset-columns.tsx'
import { AssetsEmpty } from './assets-empty.tsx'
import { DEFAULT_ORDER, isFiltered, listQueryOf, type AssetsSearch } from './assets-search.ts'
import type { ColumnChoice } from './column-choice.ts'
import { NAMED_COLUMNS, useColumnNames } from './column-names.ts'
import { assetQueries } from './queries.ts'

interface AssetsListProps {
  address: AssetsSearch
  canWrite: boolean
  columns: ColumnChoice
  /** Whether the company has any asset, closed ones among them; undefined while unknown. */
  hasAny: boolean | undefined
  /** All assets the filter leaves; -1 while unknown. */
  count: number
  /** How many are selected, in words. */
  status: string
  selected: ReadonlySet<string>
  grid: RefObject<HTMLDivElement | null>
  onRows: () => void
  onSelect: (ids: ReadonlySet<string>) => void
  onChange: (change: Partial<AssetsSearch>, replace?: boolean) => void
}

const rowId = ({ id }: Asset) => id
const Card = ({ row }: { row: Asset }) => <AssetCard asset={row} />

/** The rows of the inventory: they go on as long as somebody scrolls. */
export function AssetsList(props: AssetsListProps) {
  const { address, canWrite, columns, hasAny, count, status, selected, grid, onRows, onSelect, onChange } =
    props
  const { t } = useTranslation('assets')
  const narrow = useMedia(NARROW)
  const nameOf = useColumnNames()
  const list = useInfiniteQuery(assetQueries.list(listQueryOf(address)))
  const arrived = useEffectEvent(onRows)
  const { isSuccess } = list
  useEffect(() => {
    if (isSuccess) arrived()
  }, [isSuccess])
  const { rows, source } = pagedList(list)
  const isEmpty = rows?.length === 0
  const why = isFiltered(address) ? 'filtered' : hasAny === true ? 'closed' : 'new'
  const empty = <AssetsEmpty why={why} canWrite={canWrite} onChange={onChange} />
  // a new company has no list yet, only the ways to one
  if (isEmpty && why === 'new') return empty
  const failed = list.isError && rows === undefined && (
    <QueryError
      title={t(($) => $.failed.list)}
      error={list.error}
      area="assets"
      onRetry={() => void list.refetch()}
    >
      {t(($) => $.failed.safe)}
    </QueryError>
  )
  return (
    <DataTable<Asset, AssetOrder>
      list={JSON.stringify(listQueryOf(address))}
      label={t(($) => $.list)}
      columns={ASSET_COLUMNS}
      headings={{
        ...Object.fromEntries(NAMED_COLUMNS.map((column) => [column, nameOf(column)])),
        actions: <Hidden>{t(($) => $.actions)}</Hidden>,
      }}
      rows={source}
      rowCount={count}
      rowId={rowId}
      message={failed || (isEmpty ? empty : undefined)}
      note={
        <ListNote
          list={list}
          words={{
            loading: t(($) => $.more.loading),
            end: t(($) => $.more.end, { count: rows?.length ?? 0 }),
            failed: t(($) => $.more.failed),
          }}
        />
      }
      status={status}
      open={{ id: address.asset, onOpen: ({ id }) => onChange({ asset: id, view: undefined }) }}
      sort={{ order: address.ordering ?? DEFAULT_ORDER, onOrder: (ordering) => onChange({ ordering }) }}
      selection={{ ids: selected, onSelect, label: ({ name }) => t(($) => $.bulk.select, { name }) }}
      layout={{ value: columns.layout, onLayout: columns.onLayout }}
      Card={narrow ? Card : undefined}
      grid={grid}
    />
  )
}
