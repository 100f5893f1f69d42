import type { WorkOrder, WorkSummary } from '@plenum/domain/work-request'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { EmptyState } from '@plenum/ui/empty-state'
import { button } from '@plenum/ui/recipes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileText, Plus, SearchX } from 'lucide-react'
import { QueryError } from '#app/notices/query-error.tsx'
import { NARROW, useMedia } from '#app/page/use-media.ts'
import { DataTable } from '#app/table/data-table.tsx'
import { ListNote } from '#app/table/list-note.tsx'
import { pagedList } from '#app/table/row-source.ts'
import { workQueries } from '#app/work/queries.ts'
import { HISTORY_COLUMNS, HistoryCard } from './history-columns.tsx'
import {
  DEFAULT_ORDER,
  historyQueryOf,
  isFiltered,
  NO_FILTERS,
  type HistorySearch,
} from './history-search.ts'

interface HistoryListProps {
  address: HistorySearch
  canWrite: boolean
  onChange: (change: Partial<HistorySearch>) => void
}

const rowId = ({ id }: WorkSummary) => id

/** The requests an address names; they go on as long as somebody scrolls. */
export function HistoryList({ address, canWrite, onChange }: HistoryListProps) {
  const { t } = useTranslation('forms')
  const narrow = useMedia(NARROW)
  const query = historyQueryOf(address)
  const list = useInfiniteQuery(workQueries.list(query))
  const { rows, source } = pagedList(list)
  const failed = list.isError && rows === undefined && (
    <QueryError
      title={t(($) => $.history.failed)}
      error={list.error}
      area="projects"
      onRetry={() => void list.refetch()}
    />
  )
  const empty = rows?.length === 0 && (
    <Empty isNarrowed={isFiltered(address)} canWrite={canWrite} onClear={() => onChange(NO_FILTERS)} />
  )
  return (
    <DataTable<WorkSummary, WorkOrder>
      list={JSON.stringify(query)}
      label={t(($) => $.history.title)}
      columns={HISTORY_COLUMNS}
      headings={t(($) => $.history.column, { returnObjects: true })}
      rows={source}
      rowCount={list.hasNextPage ? -1 : (rows?.length ?? -1)}
      rowId={rowId}
      message={failed || empty || undefined}
      note={
        <ListNote
          list={list}
          words={{
            loading: t(($) => $.history.loading),
            end: t(($) => $.history.end, { count: rows?.length ?? 0 }),
            failed: t(($) => $.history.more_failed),
          }}
        />
      }
      open={{ id: address.open, onOpen: ({ id }) => onChange({ open: id }) }}
      sort={{ order: address.ordering ?? DEFAULT_ORDER, onOrder: (ordering) => onChange({ ordering }) }}
      Card={narrow ? HistoryCard : undefined}
    />
  )
}

interface EmptyProps {
  isNarrowed: boolean
  canWrite: boolean
  onClear: () => void
}

function Empty({ isNarrowed, canWrite, onClear }: EmptyProps) {
  const { t } = useTranslation('forms')
  if (isNarrowed)
    return (
      <EmptyState
        icon={<SearchX />}
        title={t(($) => $.history.none_found)}
        actions={<Button onClick={onClear}>{t(($) => $.history.clear)}</Button>}
      />
    )
  return (
    <EmptyState
      icon={<FileText />}
      title={t(($) => $.history.empty)}
      actions={
        canWrite && (
          <Link to="/app/forms/mac" className={button()}>
            <Plus aria-hidden="true" />
            {t(($) => $.history.new)}
          </Link>
        )
      }
    >
      {t(($) => $.history.empty_help)}
    </EmptyState>
  )
}
