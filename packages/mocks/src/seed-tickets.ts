import { schema } from '@plenum/api-server/db/schema'
import type { Database } from '@plenum/api-server/ports'
import type { Priority, ProcessStatus } from '@plenum/domain/asset'
import { TICKETS, type TicketEvent, type TicketSeed } from './build/tickets.ts'

const HOUR = 60 * 60 * 1000

/** What a ticket has become. */
export const statusOf = ({ events }: Pick<TicketSeed, 'events'>): ProcessStatus =>
  events.findLast((event) => 'status' in event)?.status ?? 'todo'

const priorityOf = ({ events }: TicketSeed): Priority =>
  events.findLast((event) => 'priority' in event)?.priority ?? 'medium'

interface Seeding {
  company_id: string
  now: Date
  /** Ids of people in the database, in the order they were built. */
  people: readonly string[]
}

/** Enters the tickets of the demonstration company with what was said of them; without files. */
export async function seedTickets(tx: Database, { company_id, now, people }: Seeding): Promise<void> {
  const personAt = (at: number) => people[at] ?? ''
  const made = TICKETS.map((ticket, before) => ({
    ticket,
    id: crypto.randomUUID(),
    number: before + 1,
    at: (hours: number) => new Date(now.getTime() + (hours - ticket.days_ago * 24) * HOUR).toISOString(),
  }))
  await tx.insert(schema.ticketCounter).values({ company_id, last: made.length })
  await tx.insert(schema.ticket).values(
    made.map(({ ticket, id, number, at }) => ({
      company_id,
      id,
      number,
      kind: ticket.kind,
      subject: ticket.subject,
      ...ownFields(ticket),
      context: ticket.context,
      reporter_id: personAt(ticket.by),
      status: statusOf(ticket),
      priority: priorityOf(ticket),
      answers: ticket.events.filter((event) => 'says' in event).length,
      created_at: at(0),
      last_update: at(ticket.events.at(-1)?.after ?? 0),
    })),
  )
  await tx
    .insert(schema.ticketStep)
    .values(
      made.flatMap(({ ticket, id }) =>
        ticket.kind === 'bug'
          ? ticket.steps.map((text, before) => ({ company_id, ticket_id: id, number: before + 1, text }))
          : [],
      ),
    )
  await tx.insert(schema.ticketEntry).values(
    made.flatMap(({ ticket, id, at }) =>
      ticket.events.map((event, before) => ({
        company_id,
        id: crypto.randomUUID(),
        ticket_id: id,
        author_id: personAt(event.by),
        at: at(event.after),
        ...contentOf(event, ticket.events.slice(0, before)),
      })),
    ),
  )
}

const ownFields = (ticket: TicketSeed) =>
  ticket.kind === 'bug'
    ? { expected_result: ticket.expected_result }
    : { usefulness: ticket.usefulness, desired_features: ticket.desired_features }

const contentOf = (event: TicketEvent, events: readonly TicketEvent[]) => {
  if ('says' in event) return { kind: 'answer' as const, text: event.says }
  if ('status' in event) return { kind: 'status' as const, from: statusOf({ events }), to: event.status }
  return { kind: 'priority' as const, from: 'medium', to: event.priority }
}
