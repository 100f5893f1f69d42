import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { sha256 } from '../crypto.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { after } from './sessions.ts'

const MINUTE = 60_000
const LIFETIME = 30 * MINUTE

const Recovering = v.object({
  company_id: v.string(),
  id: v.string(),
  name: v.string(),
  email: v.string(),
})
type Recovering = v.InferOutput<typeof Recovering>

/** Opens a way back into the account of an address, in place of an older one; undefined where there is no account. */
export async function openRecovery(
  database: Database,
  email: string,
  token: string,
  now: Date,
): Promise<Recovering | undefined> {
  // One statement either way: how long it takes must not tell whether there is an account.
  return firstRow(
    database,
    Recovering,
    sql`
      with account as (
        select u.company_id, u.id, u.email, p.name from "user" u
        join principal p on p.company_id = u.company_id and p.id = u.id
        where u.email = ${email.toLowerCase()} and u.disabled_at is null
      ), opened as (
        insert into recovery (hash, company_id, user_id, created_at, expires_at)
        select ${await sha256(token)}, company_id, id, ${now.toISOString()}::timestamptz,
          ${after(now, LIFETIME)}::timestamptz
        from account
        on conflict (company_id, user_id) do update
        set hash = excluded.hash, created_at = excluded.created_at, expires_at = excluded.expires_at
      )
      select company_id, id, name, email from account`,
  )
}

const Recovered = v.object({
  ...Recovering.entries,
  first_name: v.string(),
  surname: v.string(),
  company: v.string(),
})

/** Whose account a token opens; undefined where it opens none any more. */
export const findRecovery = async (database: Database, token: string, now: Date) =>
  firstRow(
    database,
    Recovered,
    sql`
      select u.company_id, u.id, p.name, u.email, u.name as first_name, u.surname, c.name as company
      from recovery r
      join "user" u on u.company_id = r.company_id and u.id = r.user_id
      join principal p on p.company_id = u.company_id and p.id = u.id
      join company c on c.id = u.company_id
      where r.hash = ${await sha256(token)} and r.expires_at > ${now.toISOString()}::timestamptz
        and u.disabled_at is null`,
  )

/** Takes up a recovery, once: a new password, and every session over. False where another was faster. */
export async function takeRecovery(
  tx: Database,
  { company_id, id }: Pick<Recovering, 'company_id' | 'id'>,
  { token, password_hash, now }: { token: string; password_hash: string; now: Date },
): Promise<boolean> {
  const at = now.toISOString()
  const taken = await firstRow(
    tx,
    v.object({ user_id: v.string() }),
    sql`
      delete from recovery where hash = ${await sha256(token)} and company_id = ${company_id} and user_id = ${id}
      returning user_id`,
  )
  if (taken === undefined) return false
  await tx.execute(sql`
    update "user" set password_hash = ${password_hash}, session_epoch = ${at}
    where company_id = ${company_id} and id = ${id}`)
  await tx.execute(sql`
    with over as (
      update session set revoked_at = ${at}, reason = 'ended'
      where company_id = ${company_id} and user_id = ${id} and revoked_at is null
      returning id
    )
    delete from access_token where company_id = ${company_id} and session_id in (
      select id from session where company_id = ${company_id} and user_id = ${id}
    )`)
  return true
}
