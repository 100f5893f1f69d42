import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { EmptyState } from '@plenum/ui/empty-state'
import { useInfiniteQuery } from '@tanstack/react-query'
import { BellRing, CheckCheck } from 'lucide-react'
import { QueryError } from '#app/notices/query-error.tsx'
import { byDay } from './by-day.ts'
import { DayOfNews } from './day-of-news.tsx'
import { NewsSkeleton } from './news-skeleton.tsx'
import type { NotificationsSearch } from './notifications-search.ts'
import { listQueryOf, notificationQueries } from './queries.ts'

const SHOWN_SKELETONS = 6

interface NotificationsListProps {
  address: NotificationsSearch
  onShowAll: () => void
}

/** What one was told of, day by day. */
export function NotificationsList({ address, onShowAll }: NotificationsListProps) {
  const { t } = useTranslation('notifications')
  const list = useInfiniteQuery(notificationQueries.list(listQueryOf(address)))
  const news = list.data?.pages.flatMap((page) => page.results)
  return (
    <Card inset="none">
      {news === undefined && list.isError && (
        <QueryError
          title={t(($) => $.failed)}
          error={list.error}
          area="support"
          onRetry={() => void list.refetch()}
        />
      )}
      {news === undefined && !list.isError && <NewsSkeleton rows={SHOWN_SKELETONS} />}
      {news?.length === 0 && <Empty address={address} onShowAll={onShowAll} />}
      {byDay(news ?? []).map((day) => (
        <DayOfNews key={day.day} {...day} now={list.dataUpdatedAt} />
      ))}
      {list.hasNextPage && (
        <div className={css({ p: '3' })}>
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t(($) => $.show_more)}
          </Button>
        </div>
      )}
    </Card>
  )
}

function Empty({ address, onShowAll }: NotificationsListProps) {
  const { t } = useTranslation('notifications')
  if (address.show === 'unread')
    return (
      <EmptyState
        icon={<CheckCheck />}
        title={t(($) => $.empty.read)}
        actions={<Button onClick={onShowAll}>{t(($) => $.empty.show_all)}</Button>}
      >
        {t(($) => $.empty.read_text)}
      </EmptyState>
    )
  return (
    <EmptyState icon={<BellRing />} title={t(($) => $.empty.none)}>
      {t(($) => $.empty.none_text)}
    </EmptyState>
  )
}
