import { NOTIFICATION_DAYS } from '@plenum/domain/notification'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { InOrder } from '@plenum/ui/in-order'
import { grid } from '@plenum/ui/patterns'
import { Segment } from '@plenum/ui/segment'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import * as v from 'valibot'
import { AppPage } from '#app/page/app-page.tsx'
import { NotificationsList } from './notifications-list.tsx'
import { NotificationsSearch } from './notifications-search.ts'
import { Preferences } from './preferences.tsx'
import { notificationQueries } from './queries.ts'
import { useMarking } from './use-marking.ts'

const route = getRouteApi('/app/notifications')

/** What one was told of, and what one wants to be told of. */
export function NotificationsPage() {
  const { t } = useTranslation('notifications')
  const { show } = v.parse(NotificationsSearch, route.useSearch())
  const navigate = route.useNavigate()
  const marking = useMarking()
  const { data } = useQuery(notificationQueries.unread())
  const go = (shown: 'all' | 'unread') =>
    void navigate({ search: (now) => ({ ...now, show: shown === 'unread' ? shown : undefined }) })
  return (
    <AppPage
      title={t(($) => $.title)}
      lead={t(($) => $.lead, { days: NOTIFICATION_DAYS })}
      body="plain"
      toolbar={
        <>
          <Segment
            label={t(($) => $.filter.label)}
            options={[
              { value: 'all', label: t(($) => $.filter.all) },
              { value: 'unread', label: t(($) => $.filter.unread) },
            ]}
            value={show ?? 'all'}
            onValueChange={go}
          />
          {data !== undefined && data.unread > 0 && (
            <Button tone="quiet" loading={marking.isPending} onClick={() => marking.mutate({})}>
              {t(($) => $.mark_all)}
            </Button>
          )}
        </>
      }
    >
      <InOrder beside="xl" className={columns}>
        <NotificationsList address={{ show }} onShowAll={() => go('all')} />
        <Preferences />
      </InOrder>
    </AppPage>
  )
}

const columns = grid({
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 26rem' },
  gap: '5',
  alignItems: 'start',
})
