import type { Import, ImportPlan } from '@plenum/domain/asset-import'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { importQueries, type RowFilter } from './queries.ts'
import { RowGrid } from './row-grid.tsx'
import type { RowActions } from './row-actions.ts'

interface RowListProps {
  record: Import
  filter: RowFilter
  problems: ImportPlan['problems']
  onMend: RowActions['onMend']
}

/** The rows of the chosen view; they go on as long as somebody scrolls. */
export function RowList({ record, filter, problems, onMend }: RowListProps) {
  const { t } = useTranslation('imports')
  const list = useInfiniteQuery(importQueries.rows(record.id, filter))
  const rows = list.data?.pages.flatMap((page) => page.results) ?? []
  const { kind = 'devices' } = filter
  const file = record.files.find((one) => one.kind === kind)
  if (list.isSuccess && rows.length === 0) {
    const good = filter.view === 'problems' && file?.counts.problem === 0
    return (
      <p role="status" className={css({ color: 'text.muted', py: '6' })}>
        {good ? t(($) => $.check.all_good) : t(($) => $.check.nothing)}
      </p>
    )
  }
  const troubled = problems.filter((problem) => problem.kind === kind).map(({ column }) => column)
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', height: '[28rem]' })}>
      <RowGrid
        kind={kind}
        troubled={troubled}
        rows={rows}
        rowCount={list.hasNextPage ? -1 : rows.length}
        note={list.isFetchingNextPage ? t(($) => $.rows.more) : ''}
        onMend={onMend}
        onNearEnd={() => {
          if (list.hasNextPage && !list.isFetching) void list.fetchNextPage()
        }}
      />
    </div>
  )
}
