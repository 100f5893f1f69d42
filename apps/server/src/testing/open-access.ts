import type { OpenDatabase } from '../database/open-database.ts'

const OPEN = `select (select count(*)::int from session where revoked_at is null) as sessions,
  (select count(*)::int from access_token) as tokens, (select count(*)::int from recovery) as recoveries,
  (select count(*)::int from invitation where accepted_at is null and withdrawn_at is null) as invitations,
  (select count(*)::int from invitation) as invited`

/** What lets somebody into a database: how much of it is open. */
export const openAccess = async ({ pool }: OpenDatabase) =>
  (await pool.query<Record<string, number>>(OPEN)).rows[0]
