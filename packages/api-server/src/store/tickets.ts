import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { PROCESS_STATUSES } from '@plenum/domain/asset'
import { isOver, type TicketFilter, type TicketOrder } from '@plenum/domain/ticket'
import { refusal } from '../api-error.ts'
import type { Position } from '../cursor.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { likeText, wireInstant } from './json.ts'
import { readPage, type RawPage } from './page.ts'
import { entryColumns, entrySource, seenBy, summaryColumns, type TicketReader } from './ticket-row.ts'

const byNumber = { key: sql`t.number`, keyType: sql`int`, keyText: sql`t.number::text` }
const byUpdate = {
  key: sql`t.last_update`,
  keyType: sql`timestamptz`,
  keyText: wireInstant(sql`t.last_update`),
}

const orders = {
  number: { ...byNumber, descending: false },
  '-number': { ...byNumber, descending: true },
  last_update: { ...byUpdate, descending: false },
  '-last_update': { ...byUpdate, descending: true },
} satisfies Record<TicketOrder, object>

const NUMBER = /^#?(\d{1,9})$/

function searchCondition(search: string): SQL {
  const number = NUMBER.exec(search)?.[1]
  const inSubject = sql`t.subject ilike ${`%${likeText(search)}%`}`
  return number === undefined ? inSubject : sql`(${inSubject} or t.number = ${Number(number)}::int)`
}

/** Statuses of tickets that are not over, with commas between. */
export const stillOpen = sql.join(
  PROCESS_STATUSES.filter((status) => !isOver(status)).map((status) => sql`${status}`),
  sql`, `,
)

/** What the reader sees of what `filter` asks for; `me` is who asks. */
function inFilter(reader: TicketReader, me: string, filter: TicketFilter): SQL {
  const { search, kind, status, priority, reporter_id } = filter
  const conditions = [seenBy(reader)]
  if (search) conditions.push(searchCondition(search))
  if (kind !== undefined) conditions.push(sql`t.kind = ${kind}`)
  if (status === 'open') conditions.push(sql`t.status in (${stillOpen})`)
  else if (status !== undefined) conditions.push(sql`t.status = ${status}`)
  if (priority !== undefined) conditions.push(sql`t.priority = ${priority}`)
  if (reporter_id !== undefined) {
    conditions.push(sql`t.reporter_id = ${reporter_id === 'me' ? me : reporter_id}`)
  }
  return sql.join(conditions, sql` and `)
}

interface TicketListRequest {
  reader: TicketReader
  /** Who asks. */
  me: string
  filter: TicketFilter
  ordering: TicketOrder
  limit: number
  after: Position | null
}

/** A page of the tickets that somebody sees. */
export const listTickets = (
  database: Database,
  { reader, me, filter, ordering, limit, after }: TicketListRequest,
): Promise<RawPage> =>
  readPage(database, {
    from: sql`ticket t`,
    where: inFilter(reader, me, filter),
    ...orders[ordering],
    id: sql`t.id`,
    limit,
    after,
    columns: summaryColumns,
    source: sql`ticket t where ${seenBy(reader)} and t.id = k.id`,
  })

interface EntryListRequest {
  reader: TicketReader
  ticket_id: string
  limit: number
  after: Position | null
}

/** A page of a ticket's discussion, oldest first; refuses where the reader does not see the ticket. */
export async function listEntries(
  database: Database,
  { reader, ticket_id, limit, after }: EntryListRequest,
): Promise<RawPage> {
  const seen = await firstRow(
    database,
    v.object({ id: v.string() }),
    sql`select t.id from ticket t where ${seenBy(reader)} and t.id = ${ticket_id}`,
  )
  if (seen === undefined) throw refusal(404, 'not_found')
  return readPage(database, {
    from: entrySource,
    where: sql`${seenBy(reader)} and t.id = ${ticket_id}`,
    key: sql`e.at`,
    keyType: sql`timestamptz`,
    keyText: wireInstant(sql`e.at`),
    id: sql`e.id`,
    descending: false,
    limit,
    after,
    columns: entryColumns,
    source: sql`${entrySource} where ${seenBy(reader)} and e.id = k.id`,
  })
}
