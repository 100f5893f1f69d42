import { button, link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface TicketLinkProps {
  id: string
  children: ReactNode
}

/** Leads to a ticket. */
export function TicketLink({ id, children }: TicketLinkProps) {
  return (
    <Link
      to="/app/support/tickets/$ticketId"
      params={{ ticketId: id }}
      className={button({ tone: 'primary' })}
    >
      {children}
    </Link>
  )
}

/** Leads to one's own tickets. */
export function TicketsLink({ children }: { children: ReactNode }) {
  return (
    <Link to="/app/support/tickets" search={{ whose: 'mine' }} className={link()}>
      {children}
    </Link>
  )
}
