import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'

const endings = (at: string): Record<string, SQL> => ({
  user: sql`update "user" set session_epoch = greatest(session_epoch, ${at}::timestamptz)`,
  access_token: sql`delete from access_token`,
  session: sql`update session set revoked_at = ${at}, reason = 'ended' where revoked_at is null`,
  recovery: sql`delete from recovery`,
  invitation: sql`update invitation set withdrawn_at = ${at} where accepted_at is null and withdrawn_at is null`,
})

/**
 * Ends every session there is, every way back into an account that nobody has used, and every open invitation: a
 * database that comes back from earlier does not know which of them have ended since. Its tables may still be those of
 * an older version.
 */
export async function revokeEverything(tx: Database, at: string): Promise<void> {
  const present = await rows(tx, v.object({ name: v.string() }), TABLES)
  for (const [table, ending] of Object.entries(endings(at))) {
    if (present.some(({ name }) => name === table)) await tx.execute(ending)
  }
}

const TABLES = sql`select tablename as name from pg_tables where schemaname = current_schema()`
