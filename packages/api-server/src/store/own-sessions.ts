import { sql } from 'drizzle-orm'
import type { OwnSession } from '@plenum/domain/account'
import * as v from 'valibot'
import type { Session } from '../context.ts'
import { firstRow, rows } from '../db/rows.ts'
import type { Database, Ports } from '../ports.ts'
import { wireInstant } from './json.ts'
import { after, isOpen, revokeSession } from './sessions.ts'

const SessionRow = v.object({
  id: v.string(),
  created_at: v.string(),
  last_used_at: v.string(),
  user_agent: v.nullable(v.string()),
  address: v.nullable(v.string()),
})

/** The open sessions of whoever asks, the last used first. */
export async function listOwnSessions(
  { database, lifetimes }: Pick<Ports, 'database' | 'lifetimes'>,
  { id, company_id, user }: Session,
  now: Date,
): Promise<OwnSession[]> {
  const found = await rows(
    database,
    SessionRow,
    sql`
      select s.id, ${wireInstant(sql`s.created_at`)} as created_at,
        ${wireInstant(sql`s.last_used_at`)} as last_used_at, s.user_agent, s.ip_trunc as address
      from session s join "user" u on u.company_id = s.company_id and u.id = s.user_id
      where s.company_id = ${company_id} and s.user_id = ${user.id} and ${isOpen(now.toISOString())}
        and s.last_used_at > ${after(now, -lifetimes.idle)}::timestamptz
      order by s.last_used_at desc, s.id desc`,
  )
  return found.map((row) => ({ ...row, current: row.id === id }))
}

/** Ends a session of whoever asks; says whether there was such a one. */
export async function endOwnSession(
  tx: Database,
  { company_id, user }: Session,
  { id, at }: { id: string; at: string },
): Promise<boolean> {
  const own = await firstRow(
    tx,
    v.object({ id: v.string() }),
    sql`
      select s.id from session s join "user" u on u.company_id = s.company_id and u.id = s.user_id
      where s.company_id = ${company_id} and s.id = ${id} and s.user_id = ${user.id} and ${isOpen(at)}
      for update of s`,
  )
  if (own === undefined) return false
  await revokeSession(tx, { company_id, id }, { at, reason: 'ended' })
  return true
}
