import type { WorkOrder, WorkSummary } from '@plenum/domain/work-request'
import { useTranslation } from '@plenum/i18n/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { QueryError } from '#app/notices/query-error.tsx'
import { NARROW, useMedia } from '#app/page/use-media.ts'
import { DataTable } from '#app/table/data-table.tsx'
import { ListNote } from '#app/table/list-note.tsx'
import { pagedList } from '#app/table/row-source.ts'
import { workQueries } from '#app/work/queries.ts'
import { COLUMNS, RequestCard } from './mac-columns.tsx'
import { MacEmpty, type ViewProps } from './mac-empty.tsx'
import { DEFAULT_ORDER, filtersOf } from './mac-search.ts'

const rowId = ({ id }: WorkSummary) => id

/** Requests in rows; they go on as long as somebody scrolls. */
export function MacTable(props: ViewProps) {
  const { address, onChange } = props
  const { t } = useTranslation('work')
  const navigate = useNavigate()
  const narrow = useMedia(NARROW)
  const query = { ...filtersOf(address), ordering: address.ordering ?? DEFAULT_ORDER }
  const list = useInfiniteQuery(workQueries.list(query))
  const { rows, source } = pagedList(list)
  const failed = list.isError && rows === undefined && (
    <QueryError
      title={t(($) => $.mac.load_failed)}
      error={list.error}
      area="projects"
      onRetry={() => void list.refetch()}
    />
  )
  return (
    <DataTable<WorkSummary, WorkOrder>
      list={JSON.stringify(query)}
      label={t(($) => $.mac.title)}
      columns={COLUMNS}
      headings={t(($) => $.field, { returnObjects: true })}
      rows={source}
      rowCount={list.hasNextPage ? -1 : (rows?.length ?? -1)}
      rowId={rowId}
      message={failed || (rows?.length === 0 && <MacEmpty {...props} />) || undefined}
      note={
        <ListNote
          list={list}
          words={{
            loading: t(($) => $.mac.loading),
            end: t(($) => $.mac.end, { count: rows?.length ?? 0 }),
            failed: t(($) => $.mac.more_failed),
          }}
        />
      }
      open={{
        id: undefined,
        onOpen: ({ id }) =>
          void navigate({ to: '/app/dc-manager/mac-projects/$requestId', params: { requestId: id } }),
      }}
      sort={{ order: query.ordering, onOrder: (ordering) => onChange({ ordering }) }}
      Card={narrow ? RequestCard : undefined}
    />
  )
}
