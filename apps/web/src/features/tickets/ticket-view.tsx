import type { CurrentUser } from '@plenum/domain/session'
import type { Ticket } from '@plenum/domain/ticket'
import { useTranslation } from '@plenum/i18n/react'
import { hstack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { AppPage } from '#app/page/app-page.tsx'
import { Discussion } from './discussion.tsx'
import { TicketContent } from './ticket-content.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import { TicketFrame } from './ticket-frame.tsx'
import { KindMark } from './ticket-marks.tsx'

interface TicketViewProps {
  ticket: Ticket
  viewer: CurrentUser
}

/** A ticket: what was asked, where it stands, and what was said about it. */
export function TicketView({ ticket, viewer }: TicketViewProps) {
  const { t } = useTranslation('tickets')
  return (
    <AppPage
      title={ticket.subject}
      trail={
        <nav aria-label={t(($) => $.ticket.trail)} className={hstack({ gap: '2' })}>
          <Link to="/app/support/tickets" className={link()}>
            {t(($) => $.title)}
          </Link>
          <span aria-hidden="true">/</span>
          <span>#{ticket.number}</span>
        </nav>
      }
      lead={<KindMark kind={ticket.kind} />}
      body="plain"
    >
      <TicketFrame side={<TicketFacts ticket={ticket} viewer={viewer} />}>
        <TicketContent ticket={ticket} />
        <Discussion ticket={ticket} viewer={viewer} />
      </TicketFrame>
    </AppPage>
  )
}
