import type { PermissionArea } from '@plenum/domain/permission'
import { MOST_COUNTED, type HistoryPage } from '@plenum/domain/history'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { useQueryClient, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryError } from '#app/notices/query-error.tsx'
import { useWords } from '#app/page/use-words.ts'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import type { BatchOfOne } from './by-batch.ts'
import { HistoryList, type HistoryWords } from './history-list.tsx'
import { useUndo } from './use-undo.tsx'

interface RecordHistoryProps {
  history: UseInfiniteQueryResult<InfiniteData<HistoryPage>>
  words: HistoryWords
  /** Said where it cannot be loaded. */
  failed: string
  area: PermissionArea
  /** Whether the person may take back what is in it. */
  canUndo: boolean
}

/** Everything that ever happened to a record, the newest first. */
export function RecordHistory({ history, words, failed, area, canUndo }: RecordHistoryProps) {
  useWords('record')
  const assets = useTranslation('assets').t
  const common = useTranslation('common').t
  const [now] = useState(() => new Date())
  const queryClient = useQueryClient()
  // its name stands in lists, filters and other records
  const { undoing, onUndo, question } = useUndo(() => queryClient.invalidateQueries())
  if (history.isPending) return <TableSkeleton label={common(($) => $.states.loading)} />
  if (history.isError)
    return (
      <QueryError title={failed} error={history.error} area={area} onRetry={() => void history.refetch()} />
    )
  return (
    <div className={stack({ gap: '4', alignItems: 'flex-start' })}>
      <HistoryList
        events={history.data.pages.flatMap(({ results }) => results)}
        words={words}
        now={now}
        undoing={undoing}
        onUndo={canUndo ? onUndo : undefined}
        others={(batch) => <Others batch={batch} />}
      />
      {history.hasNextPage && (
        <Button loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {assets(($) => $.history.more)}
        </Button>
      )}
      {question}
    </div>
  )
}

/** That other records were changed with it. */
function Others({ batch: { records } }: { batch: BatchOfOne }) {
  const { t } = useTranslation('live')
  return (
    <p className={css({ textStyle: 'caption', color: 'text.muted' })}>
      {records >= MOST_COUNTED
        ? t(($) => $.history.in_a_large_batch)
        : t(($) => $.history.with, { count: records - 1 })}
    </p>
  )
}
