import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import * as Table from '@plenum/ui/data-table'
import { EmptyState } from '@plenum/ui/empty-state'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ListChecks, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { QueryError } from '#app/notices/query-error.tsx'
import { NARROW, useMedia } from '#app/page/use-media.ts'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { workQueries } from '#app/work/queries.ts'
import { RequestRows } from './due-list.tsx'
import {
  isFiltered,
  tableFilter,
  type MaintenanceArea,
  type MaintenanceSearch,
} from './maintenance-search.ts'
import { RequestsTable } from './requests-table.tsx'

interface TableViewProps {
  area: MaintenanceArea
  address: MaintenanceSearch
  create: ReactNode
}

/** The maintenance requests of an area that an address names. */
export function TableView({ area, address, create }: TableViewProps) {
  const { t } = useTranslation('maintenance')
  const common = useTranslation('common').t
  const [now] = useState(() => new Date())
  const narrow = useMedia(NARROW)
  const list = useInfiniteQuery(workQueries.list({ ...tableFilter(area, address), ordering: 'due' }))
  if (list.isPending) return <TableSkeleton label={common(($) => $.states.loading)} />
  if (list.isError)
    return (
      <QueryError
        title={t(($) => $.due.load_failed)}
        error={list.error}
        area="projects"
        onRetry={() => void list.refetch()}
      />
    )
  const requests = list.data.pages.flatMap(({ results }) => results)
  const isNarrowed = isFiltered(address)
  if (requests.length === 0)
    return (
      <EmptyState
        icon={isNarrowed ? <SearchX /> : <ListChecks />}
        title={t(($) => (isNarrowed ? $.table.none_found : $.table.empty))}
        actions={!isNarrowed && create}
      />
    )
  const note = list.hasNextPage && (
    <Table.Note>
      <Button size="compact" onClick={() => void list.fetchNextPage()}>
        {t(($) => $.table.more)}
      </Button>
    </Table.Note>
  )
  if (narrow)
    return (
      <Table.Frame role="region" aria-label={t(($) => $.table.label)} tabIndex={0}>
        <RequestRows area={area} requests={requests} now={now} />
        {note}
      </Table.Frame>
    )
  return <RequestsTable area={area} requests={requests} isWhole={!list.hasNextPage} now={now} note={note} />
}
