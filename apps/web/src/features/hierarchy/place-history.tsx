import { MOST_COUNTED } from '@plenum/domain/history'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BatchOfOne } from '#app/history/by-batch.ts'
import { HistoryList } from '#app/history/history-list.tsx'
import { QueryError } from '#app/notices/query-error.tsx'
import { useWords } from '#app/page/use-words.ts'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { usePlaceHistoryWords } from './place-history-words.ts'
import { nodeQueries } from './queries.ts'

/** Everything that ever happened to a place, the newest first. */
export function PlaceHistory({ id }: { id: string }) {
  useWords('record')
  const { t } = useTranslation('hierarchy')
  const assets = useTranslation('assets').t
  const common = useTranslation('common').t
  const words = usePlaceHistoryWords()
  const [now] = useState(() => new Date())
  const history = useInfiniteQuery(nodeQueries.history(id))
  if (history.isPending) return <TableSkeleton label={common(($) => $.states.loading)} />
  if (history.isError)
    return (
      <QueryError
        title={t(($) => $.history.failed)}
        error={history.error}
        area="hierarchy"
        onRetry={() => void history.refetch()}
      />
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
