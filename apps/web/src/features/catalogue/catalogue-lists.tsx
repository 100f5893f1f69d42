import type { AssetTypeRecord } from '@plenum/domain/asset-type-record'
import type { BrandRecord } from '@plenum/domain/brand'
import type { ModelRecord } from '@plenum/domain/model'
import { isTypeFound } from '@plenum/domain/type-search'
import { useTranslation } from '@plenum/i18n/react'
import { useInfiniteQuery, useQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryError } from '#app/notices/query-error.tsx'
import { useTypeName } from '#app/page/type-name.ts'
import { NARROW, useMedia } from '#app/page/use-media.ts'
import { DataTable, type DataTableProps } from '#app/table/data-table.tsx'
import { ListNote } from '#app/table/list-note.tsx'
import { pagedList, pagedRows, type PagedList } from '#app/table/row-source.ts'
import { BRAND_COLUMNS, BrandCard } from './brand-columns.tsx'
import { modelFilterOf, type CatalogueSearch } from './catalogue-search.ts'
import { MODEL_COLUMNS, ModelCard } from './model-columns.tsx'
import { catalogueQueries } from './queries.ts'
import { TYPE_COLUMNS, TypeCard } from './type-columns.tsx'

interface ListProps {
  address: CatalogueSearch
  /** Stands in place of no rows. */
  empty: ReactNode
  onOpen: (id: string) => void
}

const rowId = ({ id }: { id: string }) => id

function useListWords(count: number) {
  const { t } = useTranslation('catalogue')
  return {
    loading: t(($) => $.more.loading),
    end: t(($) => $.more.end, { count }),
    failed: t(($) => $.more.failed),
  }
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('catalogue')
  return (
    <QueryError title={t(($) => $.failed.list)} error={error} area="library" onRetry={onRetry}>
      {t(($) => $.failed.safe)}
    </QueryError>
  )
}

interface PagedProps<Row extends { id: string }>
  extends
    Omit<ListProps, 'address'>,
    Pick<DataTableProps<Row, string>, 'columns' | 'headings' | 'label' | 'list'> {
  query: PagedList<Row> & Pick<UseInfiniteQueryResult, 'error' | 'refetch'>
  /** The record that is open. */
  opened: string | undefined
  Card: DataTableProps<Row, string>['Card']
}

/** Records that come page by page. */
function Paged<Row extends { id: string }>({
  query,
  opened,
  empty,
  onOpen,
  Card,
  ...table
}: PagedProps<Row>) {
  const narrow = useMedia(NARROW)
  const { rows, source } = pagedList(query)
  const words = useListWords(rows?.length ?? 0)
  const failed = query.error !== null && rows === undefined && (
    <Failed error={query.error} onRetry={() => void query.refetch()} />
  )
  return (
    <DataTable<Row, string>
      {...table}
      rows={source}
      rowCount={query.hasNextPage ? -1 : (rows?.length ?? -1)}
      rowId={rowId}
      message={failed || (rows?.length === 0 ? empty : undefined)}
      note={<ListNote list={query} words={words} />}
      open={{ id: opened, onOpen: ({ id }) => onOpen(id) }}
      Card={narrow ? Card : undefined}
    />
  )
}

/** The models an address names. */
export function ModelsList({ address, ...props }: ListProps) {
  const { t } = useTranslation('catalogue')
  const filter = modelFilterOf(address)
  return (
    <Paged<ModelRecord>
      {...props}
      query={useInfiniteQuery(catalogueQueries.models(filter))}
      opened={address.open}
      list={JSON.stringify(filter)}
      label={t(($) => $.list.models)}
      columns={MODEL_COLUMNS}
      headings={{
        ...t(($) => $.field, { returnObjects: true }),
        ...t(($) => $.column, { returnObjects: true }),
      }}
      Card={ModelCard}
    />
  )
}

/** The brands an address names. */
export function BrandsList({ address, ...props }: ListProps) {
  const { t } = useTranslation('catalogue')
  const filter = address.search ? { search: address.search } : {}
  return (
    <Paged<BrandRecord>
      {...props}
      query={useInfiniteQuery(catalogueQueries.brands(filter))}
      opened={address.open}
      list={JSON.stringify(filter)}
      label={t(($) => $.list.brands)}
      columns={BRAND_COLUMNS}
      headings={{
        ...t(($) => $.brand_field, { returnObjects: true }),
        ...t(($) => $.column, { returnObjects: true }),
      }}
      Card={BrandCard}
    />
  )
}

/** The types of the company: few enough to be looked through here. */
export function TypesList({ address, empty, onOpen }: ListProps) {
  const { t } = useTranslation('catalogue')
  const narrow = useMedia(NARROW)
  const typeName = useTypeName()
  const list = useQuery(catalogueQueries.types())
  const rows = list.data?.filter((type) =>
    isTypeFound({ code: type.code, name: typeName(type) }, address.search),
  )
  const words = useListWords(rows?.length ?? 0)
  const failed = list.isError && rows === undefined && (
    <Failed error={list.error} onRetry={() => void list.refetch()} />
  )
  return (
    <DataTable<AssetTypeRecord, string>
      list={address.search ?? ''}
      label={t(($) => $.list.types)}
      columns={TYPE_COLUMNS}
      headings={{
        ...t(($) => $.type_field, { returnObjects: true }),
        ...t(($) => $.column, { returnObjects: true }),
      }}
      rows={rows && pagedRows(rows, () => {})}
      rowCount={rows?.length ?? -1}
      rowId={rowId}
      message={failed || (rows?.length === 0 ? empty : undefined)}
      note={words.end}
      open={{ id: address.open, onOpen: ({ id }) => onOpen(id) }}
      Card={narrow ? TypeCard : undefined}
    />
  )
}
