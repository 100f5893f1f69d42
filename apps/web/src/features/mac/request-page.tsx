import { ClientError } from '@plenum/api-client/client-error'
import type { WorkRequest } from '@plenum/domain/work-request'
import { hstack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { Skeleton } from '@plenum/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NotFound } from '#app/notices/not-found.tsx'
import { QueryError } from '#app/notices/query-error.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { workQueries } from '#app/work/queries.ts'
import { WorkView } from '#app/work/detail/work-view.tsx'

const route = getRouteApi('/app/dc-manager/mac-projects/$requestId')
const app = getRouteApi('/app')

const requestLink = ({ id, code }: { id: string; code: string }) => (
  <Link to="/app/dc-manager/mac-projects/$requestId" params={{ requestId: id }} className={link()}>
    {code}
  </Link>
)

/** A request by its own address. */
export function RequestPage() {
  const { t } = useTranslation('work')
  const { requestId } = route.useParams()
  const viewer = app.useRouteContext({ select: ({ user }) => user })
  const { data: request, error, refetch, dataUpdatedAt } = useQuery(workQueries.detail(requestId))
  if (request !== undefined)
    return (
      <WorkView
        key={request.id}
        request={request}
        viewer={viewer}
        now={new Date(dataUpdatedAt)}
        trail={<Trail request={request} />}
        requestLink={requestLink}
      />
    )
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

function Trail({ request: { kind, code } }: { request: Pick<WorkRequest, 'kind' | 'code'> }) {
  const { t } = useTranslation('shell')
  const [to, title] =
    kind === 'maintenance'
      ? (['/app/dc-manager/maintenance-projects', t(($) => $.nav.dc_maintenance_projects)] as const)
      : (['/app/dc-manager/mac-projects', t(($) => $.nav.mac_projects)] as const)
  return (
    <nav aria-label={title} className={hstack({ gap: '2' })}>
      <Link to={to} className={link()}>
        {title}
      </Link>
      <span aria-hidden="true">/</span>
      <span>{code}</span>
    </nav>
  )
}
