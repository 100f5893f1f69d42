import { useTranslation } from '@plenum/i18n/react'
import { EmptyState } from '@plenum/ui/empty-state'
import * as NewsList from '@plenum/ui/news-list'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { QueryError } from '#app/notices/query-error.tsx'
import { NewsItem } from './news-item.tsx'
import { NewsSkeleton } from './news-skeleton.tsx'
import { notificationQueries } from './queries.ts'
import { useMarking } from './use-marking.ts'

const SHOWN_SKELETONS = 3

/** The few newest of what one was told of. */
export function Newest({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('notifications')
  const newest = useQuery(notificationQueries.newest())
  const marking = useMarking()
  if (newest.data === undefined && newest.isError)
    return (
      <QueryError
        title={t(($) => $.failed)}
        error={newest.error}
        area="support"
        onRetry={() => void newest.refetch()}
      />
    )
  if (newest.data === undefined) return <NewsSkeleton rows={SHOWN_SKELETONS} />
  const { results } = newest.data
  if (results.length === 0)
    return (
      <EmptyState icon={<Bell />} title={t(($) => $.empty.none)}>
        {t(($) => $.empty.none_text)}
      </EmptyState>
    )
  return (
    <NewsList.Root label={t(($) => $.title)}>
      {results.map((notification) => (
        <NewsItem
          key={notification.id}
          notification={notification}
          now={newest.dataUpdatedAt}
          onOpen={({ id, read_at }) => {
            if (read_at === null) marking.mutate({ ids: [id] })
            onLeave()
          }}
        />
      ))}
    </NewsList.Root>
  )
}
