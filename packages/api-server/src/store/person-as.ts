import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { onlyRow } from '../db/rows.ts'
import type { Origin } from '../origin.ts'
import type { Database } from '../ports.ts'
import type { PersonAuthor } from './batches.ts'

interface Doer {
  company_id: string
  user_id: string
  session_id: string
  caller: Origin
  at: string
}

/** A person as the author of what is written down, where no access token says who asks. */
export async function personAs(
  tx: Database,
  { company_id, user_id, session_id, caller, at }: Doer,
): Promise<Omit<PersonAuthor, 'source'>> {
  const { name } = await onlyRow(
    tx,
    v.object({ name: v.string() }),
    sql`select name from principal where company_id = ${company_id} and id = ${user_id}`,
  )
  const { address, request_id } = caller
  return { company_id, actor: { id: user_id, name }, session_id, address, request_id, at }
}
