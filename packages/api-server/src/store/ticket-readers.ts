import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { Author } from './batches.ts'
import { reaches } from './notify.ts'

/** People `u` of the author's company who can sign in, but never the author: what he does himself is no news to him. */
async function peopleWho(tx: Database, { company_id, actor }: Author, condition: SQL): Promise<string[]> {
  const found = await rows(
    tx,
    v.object({ id: v.string() }),
    sql`
      select u.id from "user" u
      where u.company_id = ${company_id} and u.disabled_at is null and u.id is distinct from ${actor?.id ?? null}::uuid
        and ${condition}
      order by u.id`,
  )
  return found.map(({ id }) => id)
}

/** Those who work on tickets. */
export const supporters = (tx: Database, author: Author): Promise<string[]> =>
  peopleWho(tx, author, reaches('support', 'write'))

/** Who sent a ticket. */
export const reporterOf = (tx: Database, author: Author, ticket_id: string): Promise<string[]> =>
  peopleWho(tx, author, isReporter(ticket_id))

/** Who sent a ticket and who has answered in it; nobody who may no longer read it. */
export const talkers = (tx: Database, author: Author, ticket_id: string): Promise<string[]> =>
  peopleWho(
    tx,
    author,
    sql`(${isReporter(ticket_id)} or exists (
      select from ticket_entry e
      where e.company_id = u.company_id and e.ticket_id = ${ticket_id} and e.author_id = u.id and e.kind = 'answer'
    ) and ${reaches('support', 'onlyRead')})`,
  )

const isReporter = (ticket_id: string): SQL =>
  sql`exists (select from ticket t where t.company_id = u.company_id and t.id = ${ticket_id} and t.reporter_id = u.id)`
