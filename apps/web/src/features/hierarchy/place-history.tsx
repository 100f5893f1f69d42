import { useTranslation } from '@plenum/i18n/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { RecordHistory } from '#app/history/record-history.tsx'
import { useWords } from '#app/page/use-words.ts'
import { usePlaceHistoryWords } from './place-history-words.ts'
import { nodeQueries } from './queries.ts'

/** Everything that ever happened to a place, the newest first. */
export function PlaceHistory({ id, canUndo }: { id: string; canUndo: boolean }) {
  useWords('record')
  const { t } = useTranslation('hierarchy')
  return (
    <RecordHistory
      history={useInfiniteQuery(nodeQueries.history(id))}
      words={usePlaceHistoryWords()}
      failed={t(($) => $.history.failed)}
      area="hierarchy"
      canUndo={canUndo}
    />
  )
}
