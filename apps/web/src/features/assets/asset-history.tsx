import type { Asset } from '@plenum/domain/asset'
import type { HistoryPage } from '@plenum/domain/history'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import * as Sheet from '@plenum/ui/sheet'
import { stack } from '@plenum/ui/patterns'
import { Skeleton } from '@plenum/ui/skeleton'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { QueryError } from '#app/notices/query-error.tsx'
import { BatchRecords } from './batch-records.tsx'
import { HistoryFilter, type HistoryChoice } from './history-filter.tsx'
import { historyQueries } from './history-queries.ts'
import { HistoryList } from '#app/history/history-list.tsx'
import { useUndo } from '#app/history/use-undo.tsx'
import { useHistoryWords } from './history-words.ts'
import { assetQueries } from './queries.ts'

const eventsOf = (data: { pages: HistoryPage[] } | undefined) =>
  data?.pages.flatMap(({ results }) => results) ?? []

interface AssetHistoryProps {
  asset: Asset
  canUndo: boolean
  onBack: () => void
}

/** Everything that ever happened to an asset, the newest first. */
export function AssetHistory({ asset, canUndo, onBack }: AssetHistoryProps) {
  const { t } = useTranslation('assets')
  const common = useTranslation('common').t
  const words = useHistoryWords(asset)
  const queryClient = useQueryClient()
  const [choice, setChoice] = useState<HistoryChoice>({})
  const [now] = useState(() => new Date())
  const history = useInfiniteQuery(assetQueries.history(asset.id, choice))
  const { data: people = [] } = useQuery(historyQueries.people(asset.id))
  const { undoing, onUndo, question } = useUndo(() =>
    queryClient.invalidateQueries({ queryKey: assetQueries.all() }),
  )
  return (
    <>
      <Sheet.Body className={stack({ gap: '4' })}>
        <HistoryFilter asset={asset} choice={choice} people={people} onChoice={setChoice} />
        {history.isPending && (
          <div role="status" aria-label={common(($) => $.states.loading)} className={stack({ gap: '3' })}>
            <Skeleton width="medium" />
            <Skeleton width="long" />
            <Skeleton width="medium" />
          </div>
        )}
        {history.isError && (
          <QueryError
            title={t(($) => $.history.failed)}
            error={history.error}
            area="assets"
            onRetry={() => void history.refetch()}
          >
            {t(($) => $.failed.safe)}
          </QueryError>
        )}
        {history.isSuccess && (
          <HistoryList
            words={words}
            events={eventsOf(history.data)}
            isNarrowed={Object.values(choice).some((value) => value !== undefined)}
            now={now}
            undoing={undoing}
            onUndo={canUndo ? onUndo : undefined}
            others={({ batch, records }) => <BatchRecords batch={batch.id} records={records} />}
          />
        )}
        {history.hasNextPage && (
          <Button loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            {t(($) => $.history.more)}
          </Button>
        )}
      </Sheet.Body>
      {question}
      <Sheet.Footer>
        <Button onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          {t(($) => $.history.back)}
        </Button>
      </Sheet.Footer>
    </>
  )
}
