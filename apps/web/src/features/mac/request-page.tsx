import { ClientError } from '@plenum/api-client/client-error'
import type { WorkRequest } from '@plenum/domain/work-request'
import { useTranslation } from '@plenum/i18n/react'
import { hstack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { Skeleton } from '@plenum/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, Navigate } from '@tanstack/react-router'
import { NotFound } from '#app/notices/not-found.tsx'
import { QueryError } from '#app/notices/query-error.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { workQueries } from '#app/work/queries.ts'
import { WorkView } from '#app/work/detail/work-view.tsx'

/** Where requests are listed, what that is called, and the address of one of them. */
const AREAS = {
  mac: { list: '/app/dc-manager/mac-projects', word: 'mac_projects' },
  dc: { list: '/app/dc-manager/maintenance-projects', word: 'dc_maintenance_projects' },
  facility: { list: '/app/facility/maintenance-projects', word: 'facility_maintenance_projects' },
  operations: { list: '/app/operations/maintenance-projects', word: 'operations_maintenance_projects' },
} as const
type Area = keyof typeof AREAS

const routes = {
  mac: getRouteApi('/app/dc-manager/mac-projects/$requestId'),
  dc: getRouteApi('/app/dc-manager/maintenance-projects/$requestId'),
  facility: getRouteApi('/app/facility/maintenance-projects/$requestId'),
  operations: getRouteApi('/app/operations/maintenance-projects/$requestId'),
} as const
const app = getRouteApi('/app')

/** A request by its own address, within the area that it was opened from. */
function RequestPage({ area }: { area: Area }) {
  const { t } = useTranslation('work')
  const { requestId } = routes[area].useParams()
  const viewer = app.useRouteContext({ select: ({ user }) => user })
  const { data: request, error, refetch, dataUpdatedAt } = useQuery(workQueries.detail(requestId))
  if (request !== undefined) {
    const home = homeOf(request, area)
    if (home !== area)
      return <Navigate to={`${AREAS[home].list}/$requestId`} params={{ requestId }} replace />
    return (
      <WorkView
        key={request.id}
        request={request}
        viewer={viewer}
        now={new Date(dataUpdatedAt)}
        trail={<Trail area={area} code={request.code} />}
        requestLink={({ id, code }) => (
          <Link to={`${AREAS[area].list}/$requestId`} params={{ requestId: id }} className={link()}>
            {code}
          </Link>
        )}
      />
    )
  }
  if (error instanceof ClientError && error.status === 404) return <NotFound />
  return (
    <AppPage title={t(($) => $.mac.title)} body={error === null ? 'plain' : 'card'}>
      {error === null ? (
        <div role="status" aria-label={t(($) => $.mac.loading)}>
          <Skeleton shape="block" />
        </div>
      ) : (
        <QueryError
          title={t(($) => $.mac.load_failed)}
          error={error}
          area="projects"
          onRetry={() => void refetch()}
        />
      )}
    </AppPage>
  )
}

/** The area of a request: links that know no more than its id lead to that of the other kind. */
function homeOf({ kind }: Pick<WorkRequest, 'kind'>, area: Area): Area {
  if (kind !== 'maintenance') return 'mac'
  return area === 'mac' ? 'dc' : area
}

function Trail({ area, code }: { area: Area; code: string }) {
  const { t } = useTranslation('shell')
  const { list, word } = AREAS[area]
  const title = t(($) => $.nav[word])
  return (
    <nav aria-label={title} className={hstack({ gap: '2' })}>
      <Link to={list} className={link()}>
        {title}
      </Link>
      <span aria-hidden="true">/</span>
      <span>{code}</span>
    </nav>
  )
}

/** A move, an addition or a change. */
export const MacRequest = () => <RequestPage area="mac" />
/** A maintenance, from the data centre manager's list. */
export const HallRequest = () => <RequestPage area="dc" />
/** A maintenance, from the facility manager's list. */
export const PlantRequest = () => <RequestPage area="facility" />
/** A maintenance, from the list of those who do it. */
export const OwnRequest = () => <RequestPage area="operations" />
