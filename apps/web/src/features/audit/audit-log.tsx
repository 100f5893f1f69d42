import type { AuditFilter } from '@plenum/domain/audit'
import { Button } from '@plenum/ui/button'
import { EmptyState } from '@plenum/ui/empty-state'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '#app/notices/query-error.tsx'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { AuditList } from './audit-list.tsx'
import { auditQueries } from './queries.ts'

interface AuditLogProps {
  filter: AuditFilter
  onPerson: (id: string) => void
}

/** The lines that a filter leaves, or why there are none. */
export function AuditLog({ filter, onPerson }: AuditLogProps) {
  const { t } = useTranslation('audit')
  const common = useTranslation('common').t
  const list = useInfiniteQuery(auditQueries.list(filter))
  const lines = list.data?.pages.flatMap((page) => page.results) ?? []
  const isFiltered = Object.keys(filter).length > 0
  return (
    <>
      {list.isPending && <TableSkeleton label={common(($) => $.states.loading)} />}
      {list.isError && (
        <QueryError
          title={t(($) => $.load_failed)}
          error={list.error}
          area="users"
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && lines.length === 0 && (
        <EmptyState icon={<ScrollText />} title={t(($) => (isFiltered ? $.empty_filter : $.empty))} />
      )}
      {lines.length > 0 && <AuditList lines={lines} onPerson={onPerson} />}
      {list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t(($) => $.more)}
        </Button>
      )}
    </>
  )
}
