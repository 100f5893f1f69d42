import type { Asset } from '@plenum/domain/asset'
import type { AssetOrder } from '@plenum/domain/asset-query'
import { Button } from '@plenum/ui/button'
import { Hidden } from '@plenum/ui/hidden'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '#app/notices/query-error.tsx'
import { NARROW, useMedia } from '#app/page/use-media.ts'
import { DataTable } from '#app/table/data-table.tsx'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { AssetCard } from './asset-card.tsx'
import { ASSET_COLUMNS, type ColumnId } from './asset-columns.tsx'
import { AssetsEmpty } from './assets-empty.tsx'
import { DEFAULT_ORDER, isFiltered, listQueryOf, type AssetsSearch } from './assets-search.ts'
import { assetQueries } from './queries.ts'

interface AssetsListProps {
  address: AssetsSearch
  canWrite: boolean
  isShown: (column: ColumnId) => boolean
  /** All assets the filter leaves; -1 while unknown. */
  count: number
  onRows: () => void
  onChange: (change: Partial<AssetsSearch>, replace?: boolean) => void
}

/** The rows of the inventory: they go on as long as somebody scrolls. */
export function AssetsList({ address, canWrite, isShown, count, onRows, onChange }: AssetsListProps) {
  const { t } = useTranslation('assets')
  const common = useTranslation('common').t
  const narrow = useMedia(NARROW)
  const headings = useHeadings()
  const list = useInfiniteQuery(assetQueries.list(listQueryOf(address)))
  const arrived = useEffectEvent(onRows)
  const { isSuccess } = list
  useEffect(() => {
    if (isSuccess) arrived()
  }, [isSuccess])
  if (list.isPending) return <TableSkeleton label={common(($) => $.states.loading)} />
  if (list.isError && !list.data)
    return (
      <QueryError
        title={t(($) => $.failed.list)}
        error={list.error}
        area="assets"
        onRetry={() => void list.refetch()}
      >
        {t(($) => $.failed.safe)}
      </QueryError>
    )
  const rows = list.data.pages.flatMap((page) => page.results)
  if (rows.length === 0)
    return <AssetsEmpty isFiltered={isFiltered(address)} canWrite={canWrite} onChange={onChange} />
  const more = () => {
    if (list.hasNextPage && !list.isFetching && !list.isFetchNextPageError) void list.fetchNextPage()
  }
  return (
    <DataTable<Asset, AssetOrder>
      // another list begins at its top, without a cursor
      key={JSON.stringify(listQueryOf(address))}
      label={t(($) => $.list)}
      columns={ASSET_COLUMNS.filter((column) => isShown(column.id))}
      headings={headings}
      rows={rows}
      rowCount={count}
      rowId={(row) => row.id}
      openId={address.asset}
      onOpen={(row) => onChange({ asset: row.id, view: undefined })}
      sort={{ order: address.ordering ?? DEFAULT_ORDER, onOrder: (ordering) => onChange({ ordering }) }}
      card={narrow ? (row) => <AssetCard asset={row} /> : undefined}
      onNearEnd={more}
      note={<ListNote list={list} count={rows.length} />}
    />
  )
}

function useHeadings(): Record<ColumnId, ReactNode> {
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
    last_update: field(($) => $.asset.last_update),
    actions: <Hidden>{t(($) => $.actions)}</Hidden>,
  }
}

interface ListNoteProps {
  list: { isFetchNextPageError: boolean; hasNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  count: number
}

function ListNote({ list, count }: ListNoteProps) {
  const { t } = useTranslation('assets')
  const common = useTranslation('common').t
  if (list.isFetchNextPageError)
    return (
      <>
        {t(($) => $.more.failed)}
        <Button size="compact" onClick={() => void list.fetchNextPage()}>
          {common(($) => $.actions.retry)}
        </Button>
      </>
    )
  return list.hasNextPage ? t(($) => $.more.loading) : t(($) => $.more.end, { count })
}
