import { sql } from 'drizzle-orm'
import type { Database } from '../ports.ts'

/**
 * Ends every session there is, and every way back into an account that nobody has used: a database that comes back from
 * earlier does not know which of them have ended since.
 */
export async function revokeEverything(tx: Database, at: string): Promise<void> {
  await tx.execute(sql`update "user" set session_epoch = greatest(session_epoch, ${at}::timestamptz)`)
  await tx.execute(sql`delete from access_token`)
  await tx.execute(sql`update session set revoked_at = ${at}, reason = 'ended' where revoked_at is null`)
  await tx.execute(sql`delete from recovery`)
}
