import { may } from '@plenum/domain/permission'
import { Card } from '@plenum/ui/card'
import { grid, stack } from '@plenum/ui/patterns'
import { Skeleton } from '@plenum/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QueryError } from '#app/notices/query-error.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { GettingStarted } from './getting-started.tsx'
import { LastChanges } from './last-changes.tsx'
import { homeQueries } from './queries.ts'
import { StatusCounts } from './status-counts.tsx'

const app = getRouteApi('/app')

/** Where a person starts: what there is, what changed, and for a new company the ways in. */
export function HomePage() {
  const { t } = useTranslation('home')
  const assets = useTranslation('assets').t
  const user = app.useRouteContext({ select: (context) => context.user })
  const mayRead = may(user.permissions, 'assets', 'onlyRead')
  const counts = useQuery({ ...homeQueries.counts(), enabled: mayRead })
  const changes = useQuery({ ...homeQueries.lastChanges(), enabled: mayRead })
  const title = t(($) => $.greeting, { name: user.name })
  const isNew = counts.data?.total === 0 && may(user.permissions, 'assets', 'write')
  return (
    <AppPage title={title} body="plain">
      {counts.isError || changes.isError ? (
        <Card>
          <QueryError
            title={assets(($) => $.failed.list)}
            error={counts.error ?? changes.error}
            area="assets"
            onRetry={() => void Promise.all([counts.refetch(), changes.refetch()])}
          >
            {assets(($) => $.failed.safe)}
          </QueryError>
        </Card>
      ) : isNew ? (
        <GettingStarted />
      ) : counts.data && changes.data ? (
        <div
          className={grid({
            gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' },
            gap: '5',
            alignItems: 'start',
          })}
        >
          <StatusCounts facets={counts.data} />
          <LastChanges changes={changes.data.results} />
        </div>
      ) : (
        mayRead && <HomeWaiting label={t(($) => $.waiting)} />
      )}
    </AppPage>
  )
}

function HomeWaiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={stack({ gap: '3' })}>
      <Skeleton shape="block" />
    </div>
  )
}
