import type { NotificationKind } from '@plenum/domain/notification'
import type { Database } from '../ports.ts'
import type { Author } from './batches.ts'
import { reporterOf, supporters, talkers } from './ticket-readers.ts'

/** What people are told of a ticket. */
interface TicketNews {
  kind: NotificationKind
  /** Ids of people. */
  to: readonly string[]
  ticket_id: string
  /** What was said or what it became. */
  detail?: string
}

// Nobody listens yet; whoever does is called here, in the transaction that makes the news.
const notify = (_tx: Database, _author: Author, _news: TicketNews): Promise<void> => Promise.resolve()

/** Tells those who work on tickets of a new one. */
export const afterCreate = async (tx: Database, author: Author, ticket_id: string): Promise<void> =>
  notify(tx, author, { kind: 'ticket_created', to: await supporters(tx, author), ticket_id })

/** Tells everyone in a ticket's discussion what was said. */
export const afterAnswer = async (
  tx: Database,
  author: Author,
  { ticket_id, text }: { ticket_id: string; text: string },
): Promise<void> =>
  notify(tx, author, {
    kind: 'ticket_answered',
    to: await talkers(tx, author, ticket_id),
    ticket_id,
    detail: text,
  })

/** Tells the reporter what became of his ticket: a status or a priority. */
export const afterChange = async (
  tx: Database,
  author: Author,
  { ticket_id, became }: { ticket_id: string; became: string },
): Promise<void> =>
  notify(tx, author, {
    kind: 'ticket_changed',
    to: await reporterOf(tx, author, ticket_id),
    ticket_id,
    detail: became,
  })
