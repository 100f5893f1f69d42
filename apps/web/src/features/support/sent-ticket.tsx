import type { Ticket } from '@plenum/domain/ticket'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { EmptyState } from '@plenum/ui/empty-state'
import { CircleCheck } from 'lucide-react'
import { TicketLink, TicketsLink } from './ticket-links.tsx'

interface SentTicketProps {
  ticket: Ticket
  onAnother: () => void
}

/** Thanks for a ticket and leads to it. */
export function SentTicket({ ticket, onAnother }: SentTicketProps) {
  const { t } = useTranslation('support')
  const { id, number } = ticket
  return (
    // the button that sent it is gone: reading goes on here
    <div
      tabIndex={-1}
      role="group"
      aria-label={t(($) => $.sent.title, { number })}
      ref={(element) => element?.focus()}
      className={css({ outline: 'none' })}
    >
      <EmptyState
        icon={<CircleCheck />}
        title={t(($) => $.sent.title, { number })}
        actions={
          <>
            <TicketLink id={id}>{t(($) => $.sent.open, { number })}</TicketLink>
            <Button onClick={onAnother}>{t(($) => $.sent.another)}</Button>
          </>
        }
      >
        {t(($) => $.sent.text)} <TicketsLink>{t(($) => $.sent.mine)}</TicketsLink>
      </EmptyState>
    </div>
  )
}
