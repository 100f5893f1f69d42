import type { AuditFilter } from '@plenum/domain/audit'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { Card } from '@plenum/ui/card'
import { EmptyState } from '@plenum/ui/empty-state'
import { center } from '@plenum/ui/patterns'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { QueryError } from '#app/notices/query-error.tsx'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { AuditList } from './audit-list.tsx'
import { isFiltered } from './audit-search.ts'
import { auditQueries } from './queries.ts'

interface AuditLogProps {
  filter: AuditFilter
  onPerson: (id: string) => void
  /** Shows every line again. */
  onClear: () => void
}

/** The lines that a filter leaves, or why there are none. */
export function AuditLog({ filter, onPerson, onClear }: AuditLogProps) {
  const { t } = useTranslation('audit')
  const common = useTranslation('common').t
  const list = useInfiniteQuery(auditQueries.list(filter))
  const lines = list.data?.pages.flatMap((page) => page.results) ?? []
  const isNarrow = isFiltered(filter)
  return (
    <Card inset="none">
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
        <EmptyState
          icon={<ScrollText />}
          title={t(($) => (isNarrow ? $.empty_filter : $.empty))}
          actions={isNarrow && <Button onClick={onClear}>{t(($) => $.filter.clear)}</Button>}
        />
      )}
      {lines.length > 0 && <AuditList lines={lines} onPerson={onPerson} />}
      {list.hasNextPage && (
        <div className={center({ p: '3', borderTop: 'hairline' })}>
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t(($) => $.more)}
          </Button>
        </div>
      )}
    </Card>
  )
}
