import type { WorkRequest } from '@plenum/domain/work-request'
import { useTranslation } from '@plenum/i18n/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { RecordHistory } from '#app/history/record-history.tsx'
import { useWords } from '#app/page/use-words.ts'
import { workQueries } from '../queries.ts'
import { useWorkHistoryWords } from './work-history-words.ts'

/** Everything that was changed of a request and done with it, the newest first. */
export function WorkHistory({ id }: Pick<WorkRequest, 'id'>) {
  useWords('record')
  const { t } = useTranslation('work')
  return (
    <RecordHistory
      history={useInfiniteQuery(workQueries.history(id))}
      words={useWorkHistoryWords()}
      failed={t(($) => $.history.failed)}
      area="projects"
      // its steps are taken back by the request
      canUndo={false}
    />
  )
}
