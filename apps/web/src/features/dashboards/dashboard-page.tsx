import type { DataCenterDashboard } from '@plenum/domain/dashboard'
import { may } from '@plenum/domain/permission'
import { formatDate } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Card } from '@plenum/ui/card'
import { stack } from '@plenum/ui/patterns'
import { button } from '@plenum/ui/recipes'
import { Skeleton } from '@plenum/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Plus, Search } from 'lucide-react'
import * as v from 'valibot'
import { prepareCharts } from '#app/charts/chart.tsx'
import { QueryError } from '#app/notices/query-error.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { usePrepared } from '#app/page/use-prepared.ts'
import { today } from '#app/reservations/use-reservation-words.ts'
import { DashboardSearch, scopeOf } from './dashboard-search.ts'
import { DashboardView } from './dashboard-view.tsx'
import { dashboardQueries } from './queries.ts'
import { ScopeBar } from './scope-bar.tsx'

const app = getRouteApi('/app')
const route = getRouteApi('/app/dc-manager/dashboard/')

/** What a data centre's manager looks at: whether there is room for more, what is at risk, what is coming. */
export function DashboardPage() {
  usePrepared(prepareCharts)
  const { t } = useTranslation('dashboards')
  const { permissions } = app.useRouteContext({ select: ({ user }) => user })
  const language = useLanguage()
  const address = v.parse(DashboardSearch, route.useSearch())
  const navigate = route.useNavigate()
  const change = (next: Partial<DashboardSearch>) =>
    void navigate({ search: (now) => ({ ...now, ...next }), replace: true })
  const scope = scopeOf(address, today())
  const numbers = useQuery(dashboardQueries.dataCenter(scope))
  const rooms = numbers.data?.places?.rooms ?? []
  const chosen = rooms.find(({ id }) => id === address.room)?.id ?? rooms[0]?.id
  const room = useQuery({
    ...dashboardQueries.room(chosen ?? '', scope.day === undefined ? {} : { day: scope.day }),
    enabled: chosen !== undefined,
  })
  const hasPlaces = may(permissions, 'hierarchy', 'onlyRead')
  return (
    <AppPage
      title={t(($) => $.title)}
      lead={
        scope.day === undefined ? t(($) => $.lead) : t(($) => $.on, { day: formatDate(language, scope.day) })
      }
      body="plain"
      actions={<Actions dashboard={numbers.data} />}
      toolbar={
        <ScopeBar
          scope={address}
          today={today()}
          hasPlaces={hasPlaces}
          onChange={(next) => change({ ...next, room: undefined })}
        />
      }
    >
      {numbers.isPending && (
        <div role="status" aria-label={t(($) => $.title)} className={stack({ gap: '4' })}>
          <Skeleton shape="block" />
        </div>
      )}
      {numbers.isError && (
        <Card>
          <QueryError
            title={t(($) => $.failed)}
            error={numbers.error}
            area="dashboards"
            onRetry={() => void numbers.refetch()}
          />
        </Card>
      )}
      {numbers.data && (
        <DashboardView
          dashboard={numbers.data}
          scope={{ place: scope.place_id, day: scope.day }}
          resource={address.resource ?? 'space'}
          room={{
            chosen,
            heat: chosen === undefined ? undefined : room.data,
            onRetry: room.isError ? () => void room.refetch() : null,
            layer: address.layer ?? 'space',
          }}
          onChange={change}
          onOpen={(rackId) =>
            void navigate({
              to: '/app/settings/hierarchy/rack/$rackId',
              params: { rackId },
              search: scope.day === undefined ? {} : { at: scope.day },
            })
          }
        />
      )}
    </AppPage>
  )
}

/** What can be done from here: a place is looked for, or the days of a data centre. */
function Actions({ dashboard }: { dashboard: DataCenterDashboard | undefined }) {
  const { t } = useTranslation('dashboards')
  const { permissions } = app.useRouteContext({ select: ({ user }) => user })
  const mayFind = may(permissions, 'hierarchy', 'onlyRead') && may(permissions, 'assets', 'onlyRead')
  const place = dashboard?.trail.at(-1)?.id
  const center = dashboard?.trail.find(({ type }) => type === 'data_center')?.id
  return (
    <>
      {center !== undefined && may(permissions, 'hierarchy', 'onlyRead') && (
        <Link
          to="/app/settings/hierarchy/$dataCenterId"
          params={{ dataCenterId: center }}
          search={{}}
          className={button({ tone: 'neutral' })}
        >
          {t(($) => $.timeline)}
        </Link>
      )}
      {mayFind && (
        <Link
          to="/app/settings/hierarchy/find"
          search={place === undefined ? {} : { place }}
          className={button({ tone: 'neutral' })}
        >
          <Search aria-hidden="true" />
          {t(($) => $.find)}
        </Link>
      )}
      {may(permissions, 'projects', 'write') && (
        <Link to="/app/forms/mac" search={{}} className={button({ tone: 'primary' })}>
          <Plus aria-hidden="true" />
          {t(($) => $.request)}
        </Link>
      )}
    </>
  )
}
