import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../ports.ts'
import { wireInstant } from './json.ts'
import { readRecord, type RawRecord } from './record.ts'
import { filesJson } from './ticket-files.ts'

/** Who reads tickets: `own` sees only what he sent himself; where it is null all of the company can be seen. */
export interface TicketReader {
  company_id: string
  own: string | null
}

/** The one condition by which a ticket `t` is found, by list, search, address, discussion and change alike. */
export const seenBy = ({ company_id, own }: TicketReader): SQL =>
  own === null
    ? sql`t.company_id = ${company_id}`
    : sql`t.company_id = ${company_id} and t.reporter_id = ${own}`

const principalOf = (id: SQL): SQL => sql`(
  select json_build_object('id', p.id, 'name', p.name) from principal p where p.company_id = t.company_id and p.id = ${id}
)`

/** The wire form of a ticket `t` in a list. */
export const summaryColumns = sql`
  t.id, t.number, t.kind, t.subject, t.status, t.priority, ${principalOf(sql`t.reporter_id`)} as reporter, t.answers,
  ${wireInstant(sql`t.created_at`)} as created_at, ${wireInstant(sql`t.last_update`)} as last_update, t.version`

const ofTicket = sql`f.company_id = t.company_id and f.ticket_id = t.id`

const stepsJson = sql`
  coalesce((
    select json_agg(json_build_object('text', s.text, 'files', ${filesJson(
      sql`${ofTicket} and f.ticket_step = s.number`,
    )}) order by s.number)
    from ticket_step s where s.company_id = t.company_id and s.ticket_id = t.id
  ), '[]'::json)`

const ticketColumns = sql`
  ${summaryColumns}, t.usefulness, t.desired_features, t.expected_result, ${stepsJson} as steps,
  ${filesJson(sql`${ofTicket} and f.ticket_step is null and f.ticket_entry_id is null`)} as files, t.context`

/** The wire form of a line `e` of the discussion of a ticket `t`. */
export const entryColumns = sql`
  e.id, ${wireInstant(sql`e.at`)} as at, ${principalOf(sql`e.author_id`)} as author, e.kind, e.text, e."from", e."to",
  ${filesJson(sql`${ofTicket} and f.ticket_entry_id = e.id`)} as files`
export const entrySource = sql`
  ticket_entry e join ticket t on t.company_id = e.company_id and t.id = e.ticket_id`

/** One ticket, or undefined where the reader sees none of this id. */
export const readTicket = (
  database: Database,
  reader: TicketReader,
  id: string,
): Promise<RawRecord | undefined> =>
  readRecord(database, ticketColumns, sql`ticket t where ${seenBy(reader)} and t.id = ${id}`)

/** One line of a discussion; it never changes, so its version is the first. */
export const readEntry = (
  database: Database,
  reader: TicketReader,
  id: string,
): Promise<RawRecord | undefined> =>
  readRecord(
    database,
    sql`${entryColumns}, 1 as version`,
    sql`${entrySource} where ${seenBy(reader)} and e.id = ${id}`,
  )
