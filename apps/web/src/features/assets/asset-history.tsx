import type { Asset } from '@plenum/domain/asset'
import type { Batch, HistoryPage } from '@plenum/domain/history'
import { Button } from '@plenum/ui/button'
import * as Sheet from '@plenum/ui/sheet'
import { stack } from '@plenum/ui/patterns'
import { Skeleton } from '@plenum/ui/skeleton'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '#app/notices/query-error.tsx'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { notify } from '#app/notices/notify.ts'
import { AlertDialog } from '#app/page/alert-dialog.ts'
import { BatchRecords } from './batch-records.tsx'
import { HistoryFilter, type HistoryChoice } from './history-filter.tsx'
import { historyQueries } from './history-queries.ts'
import { HistoryList } from '#app/history/history-list.tsx'
import { useHistoryWords } from './history-words.ts'
import { api, assetQueries } from './queries.ts'

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
  const errorWords = useErrorWords()
  const words = useHistoryWords()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<string | null>(null)
  const [choice, setChoice] = useState<HistoryChoice>({})
  const [now] = useState(() => new Date())
  const history = useInfiniteQuery(assetQueries.history(asset.id, choice))
  const { data: people = [] } = useQuery(historyQueries.people(asset.id))
  const undo = useMutation({
    mutationFn: (batchId: string) => api.batches.undo(batchId),
    onSuccess: ({ records }) => {
      void notify({
        type: 'success',
        title: t(($) => $.sheet.undone),
        message: t(($) => $.history.done, { count: records }),
      })
      return queryClient.invalidateQueries({ queryKey: assetQueries.all() })
    },
    onError: (error) =>
      notify({ type: 'error', title: t(($) => $.sheet.undo_failed), message: errorWords(error) }),
  })
  // what came in together goes together: that is more than a person may have in mind
  const ask = ({ id, kind }: Batch) =>
    kind === 'import' || kind === 'create' ? setAsked(id) : undo.mutate(id)
  return (
    <>
      <Sheet.Body className={stack({ gap: '4' })}>
        <HistoryFilter choice={choice} people={people} onChoice={setChoice} />
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
            undoing={undo.isPending ? undo.variables : undefined}
            onUndo={canUndo ? ask : undefined}
            others={({ batch, records }) => <BatchRecords batch={batch.id} records={records} />}
          />
        )}
        {history.hasNextPage && (
          <Button loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            {t(($) => $.history.more)}
          </Button>
        )}
      </Sheet.Body>
      <AlertDialog
        open={asked !== null}
        onCancel={() => setAsked(null)}
        title={t(($) => $.history.undo_title)}
        description={t(($) => $.history.undo_text)}
      >
        <Button onClick={() => setAsked(null)}>{common(($) => $.actions.cancel)}</Button>
        <Button
          tone="danger"
          onClick={() => {
            if (asked !== null) undo.mutate(asked)
            setAsked(null)
          }}
        >
          {t(($) => $.history.undo)}
        </Button>
      </AlertDialog>
      <Sheet.Footer>
        <Button onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          {t(($) => $.history.back)}
        </Button>
      </Sheet.Footer>
    </>
  )
}
