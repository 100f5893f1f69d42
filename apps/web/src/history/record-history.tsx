import type { PermissionArea } from '@plenum/domain/permission'
import { MOST_COUNTED, type HistoryPage } from '@plenum/domain/history'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '#app/notices/query-error.tsx'
import { useWords } from '#app/page/use-words.ts'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import type { BatchOfOne } from './by-batch.ts'
import { HistoryList, type HistoryWords } from './history-list.tsx'

interface RecordHistoryProps {
  history: UseInfiniteQueryResult<InfiniteData<HistoryPage>>
  words: HistoryWords
  /** Said where it cannot be loaded. */
  failed: string
  area: PermissionArea
}

/** Everything that ever happened to a record, the newest first, to be read only. */
export function RecordHistory({ history, words, failed, area }: RecordHistoryProps) {
  useWords('record')
  const assets = useTranslation('assets').t
  const common = useTranslation('common').t
  const [now] = useState(() => new Date())
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
        undoing={undefined}
        onUndo={undefined}
        others={(batch) => <Others batch={batch} />}
      />
      {history.hasNextPage && (
        <Button loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {assets(($) => $.history.more)}
        </Button>
      )}
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
