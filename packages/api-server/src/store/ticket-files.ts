import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../ports.ts'
import type { Author } from './batches.ts'
import { fileColumns } from './files.ts'
import { linkHeld, type FileGroup } from './take-files.ts'

/** The files `f` of a condition in the wire form, oldest first. */
export const filesJson = (condition: SQL): SQL => sql`
  coalesce((
    select json_agg(row_to_json(shown) order by shown.id)
    from (select ${fileColumns} from file f where ${condition}) shown
  ), '[]'::json)`

/** The part of a ticket that takes files over; null for the ticket itself. */
interface TicketPart {
  ticket_id: string
  step: number | null
  entry_id: string | null
}

/** Gives files that are held to a part of a ticket. */
export const linkFiles = (
  tx: Database,
  author: Author,
  ids: FileGroup['ids'],
  { ticket_id, step, entry_id }: TicketPart,
): Promise<void> =>
  linkHeld(
    tx,
    author,
    ids,
    sql`ticket_id = ${ticket_id}, ticket_step = ${step}::int, ticket_entry_id = ${entry_id}::uuid`,
  )
