import { seesAllTickets } from '@plenum/domain/ticket'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { getRouteApi } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import * as v from 'valibot'
import { AppPage } from '#app/page/app-page.tsx'
import { NewTicket } from './new-ticket.tsx'
import { TicketsList } from './tickets-list.tsx'
import { filterOf, isEverybodys, TicketsSearch } from './tickets-search.ts'
import { TicketsToolbar } from './tickets-toolbar.tsx'
import { useExport } from './use-export.ts'

const route = getRouteApi('/app/support/tickets/')
const app = getRouteApi('/app')

/** What people asked of those who run the application: everybody's for those who look after it, one's own for others. */
export function TicketsPage() {
  const { t } = useTranslation('tickets')
  const address = v.parse(TicketsSearch, route.useSearch())
  const navigate = route.useNavigate()
  const viewer = app.useRouteContext({ select: ({ user }) => user })
  const leaving = useExport()
  const go = (change: Partial<TicketsSearch>, replace = false) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace })
  return (
    <AppPage
      title={t(($) => $.title)}
      lead={t(($) => (isEverybodys(address, viewer) ? $.lead_all : $.lead_mine))}
      body="table"
      actions={
        <>
          {seesAllTickets(viewer) && (
            <Button loading={leaving.isPending} onClick={() => leaving.mutate(filterOf(address, viewer))}>
              <Download aria-hidden="true" />
              {t(($) => $.export.button)}
            </Button>
          )}
          <NewTicket />
        </>
      }
      toolbar={<TicketsToolbar viewer={viewer} address={address} onChange={go} />}
    >
      <TicketsList
        viewer={viewer}
        address={address}
        onChange={go}
        onOpen={({ id }) =>
          void navigate({ to: '/app/support/tickets/$ticketId', params: { ticketId: id }, search: {} })
        }
      />
    </AppPage>
  )
}
