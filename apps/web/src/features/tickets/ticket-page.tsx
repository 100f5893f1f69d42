import { ClientError } from '@plenum/api-client/client-error'
import { useTranslation } from '@plenum/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { NotFound } from '#app/notices/not-found.tsx'
import { QueryError } from '#app/notices/query-error.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { ticketQueries } from './queries.ts'
import { TicketSkeleton } from './ticket-skeleton.tsx'
import { TicketView } from './ticket-view.tsx'

const route = getRouteApi('/app/support/tickets/$ticketId')
const app = getRouteApi('/app')

/** A ticket by its own address. */
export function TicketPage() {
  const { t } = useTranslation('tickets')
  const { ticketId } = route.useParams()
  const viewer = app.useRouteContext({ select: ({ user }) => user })
  const { data: ticket, error, refetch } = useQuery(ticketQueries.detail(ticketId))
  if (ticket !== undefined) return <TicketView key={ticket.id} ticket={ticket} viewer={viewer} />
  if (error instanceof ClientError && error.status === 404) return <NotFound />
  if (error === null) return <TicketSkeleton />
  return (
    <AppPage title={t(($) => $.title)}>
      <QueryError
        title={t(($) => $.ticket.failed)}
        error={error}
        area="support"
        onRetry={() => void refetch()}
      />
    </AppPage>
  )
}
