import type { Database } from '../ports.ts'
import { notify, type Teller } from './notify.ts'
import { reporterOf, supporters, talkers } from './ticket-readers.ts'

/** Tells those who work on tickets of a new one. */
export const afterCreate = async (tx: Database, author: Teller, ticket_id: string): Promise<void> =>
  notify(tx, author, { kind: 'ticket_created', to: await supporters(tx, author), ticket_id })

/** Tells everyone in a ticket's discussion what was said. */
export const afterAnswer = async (
  tx: Database,
  author: Teller,
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
  author: Teller,
  { ticket_id, became }: { ticket_id: string; became: string },
): Promise<void> =>
  notify(tx, author, {
    kind: 'ticket_changed',
    to: await reporterOf(tx, author, ticket_id),
    ticket_id,
    detail: became,
  })
