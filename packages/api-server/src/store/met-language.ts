import { sql } from 'drizzle-orm'
import type { Caller } from '../origin.ts'
import type { Database } from '../ports.ts'

/** Keeps what language a person was met in; where his row is busy, the next time. */
export async function meetIn(
  tx: Database,
  { company_id, user_id }: { company_id: string; user_id: string },
  { language }: Pick<Caller, 'language'>,
): Promise<void> {
  if (language === null) return
  await tx.execute(sql`
    with met as (
      select company_id, id from "user"
      where company_id = ${company_id} and id = ${user_id} and language is distinct from ${language}
      for no key update skip locked
    )
    update "user" u set language = ${language} from met where u.company_id = met.company_id and u.id = met.id`)
}
