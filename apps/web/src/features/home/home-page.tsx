import { may } from '@plenum/domain/permission'
import { useTranslation } from '@plenum/i18n/react'
import { Card } from '@plenum/ui/card'
import { InOrder } from '@plenum/ui/in-order'
import { grid, stack } from '@plenum/ui/patterns'
import { Skeleton } from '@plenum/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { part } from '#app/notices/part.ts'
import { QueryError } from '#app/notices/query-error.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { visitsOf } from '#app/page/visits.ts'
import { GettingStarted } from './getting-started.tsx'
import { HomeBrief } from './home-brief.tsx'
import { LastChanges } from './last-changes.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { homeQueries } from './queries.ts'
import { QuickActions } from './quick-actions.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { StatusCounts } from './status-counts.tsx'

const app = getRouteApi('/app')
// requests weigh more than the rest of this page
const MyWork = part(async () => (await import('./my-work.tsx')).MyWork)

/** Where a person starts: what waits for him, what changed and ends soon, and for a new company the ways in. */
export function HomePage() {
  const { t } = useTranslation('home')
  const user = app.useRouteContext({ select: (context) => context.user })
  const mayRead = may(user.permissions, 'assets', 'onlyRead')
  const seesWork = may(user.permissions, 'projects', 'onlyRead')
  const counts = useQuery({ ...homeQueries.counts(), enabled: mayRead })
  const isNew = counts.data?.has_any === false && may(user.permissions, 'assets', 'write')
  const waiting = <HomeWaiting label={t(($) => $.waiting)} />
  return (
    <AppPage title={t(($) => $.greeting, { name: user.name })} body="plain">
      {isNew ? (
        <GettingStarted />
      ) : mayRead && counts.isPending ? (
        waiting
      ) : (
        <InOrder
          beside="lg"
          className={grid({
            gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
            gap: '5',
            alignItems: 'start',
          })}
        >
          <InOrder className={stack({ gap: '5' })}>
            {!mayRead && !seesWork && <NothingYet />}
            {seesWork && (
              <Suspense fallback={waiting}>
                <MyWork />
              </Suspense>
            )}
            {mayRead && <Changes />}
          </InOrder>
          <InOrder className={stack({ gap: '5' })}>
            <QuickActions permissions={user.permissions} />
            <Brief owners={user.team === null ? [user.id] : [user.id, user.team.id]} />
            <RecentlyViewed visits={visitsOf(user.id)} />
            {counts.data && <StatusCounts facets={counts.data} />}
            {counts.isError && !counts.data && (
              <CountsFailed error={counts.error} onRetry={() => void counts.refetch()} />
            )}
          </InOrder>
        </InOrder>
      )}
    </AppPage>
  )
}

function CountsFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('home')
  return (
    <Card>
      <QueryError title={t(($) => $.counts_failed)} error={error} area="assets" onRetry={onRetry} />
    </Card>
  )
}

function Brief({ owners }: { owners: readonly string[] }) {
  const { t } = useTranslation('home')
  const brief = useQuery(homeQueries.brief())
  // kept once he was told what changed before it
  useQuery({ ...homeQueries.visit(), enabled: brief.isSuccess })
  if (brief.isError)
    return (
      <Card>
        <QueryError
          title={t(($) => $.brief.failed)}
          error={brief.error}
          area="assets"
          onRetry={() => void brief.refetch()}
        />
      </Card>
    )
  return brief.isPending ? <Skeleton shape="block" /> : <HomeBrief home={brief.data} owners={owners} />
}

function Changes() {
  const assets = useTranslation('assets').t
  const changes = useQuery(homeQueries.lastChanges())
  if (changes.isError)
    return (
      <Card>
        <QueryError
          title={assets(($) => $.failed.list)}
          error={changes.error}
          area="assets"
          onRetry={() => void changes.refetch()}
        >
          {assets(($) => $.failed.safe)}
        </QueryError>
      </Card>
    )
  return changes.isPending ? <Skeleton shape="block" /> : <LastChanges changes={changes.data.results} />
}

function HomeWaiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={stack({ gap: '3' })}>
      <Skeleton shape="block" />
    </div>
  )
}
