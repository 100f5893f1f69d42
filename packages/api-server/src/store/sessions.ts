import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import { ALL_PERMISSIONS, NO_PERMISSIONS, PERMISSION_LEVELS, Permissions } from '@plenum/domain/permission'
import type { CurrentUser, TokenPair } from '@plenum/domain/session'
import { refusal } from '../api-error.ts'
import { randomText, sha256 } from '../crypto.ts'
import { kept, type Kept } from '../db/kept.ts'
import { firstRow } from '../db/rows.ts'
import type { Session } from '../context.ts'
import type { SessionEnding } from '../db/schema/sessions.ts'
import type { Lifetimes } from '../lifetimes.ts'
import type { Caller } from '../origin.ts'
import type { Database } from '../ports.ts'
import { audit } from './audit.ts'
import { meetIn } from './met-language.ts'
import { personAs } from './person-as.ts'
import { mayApproveColumn } from './rights.ts'

export const newAccessToken = (): string => `dcma_${randomText()}`
export const newRefreshToken = (): string => `dcmr_${randomText()}`

export const after = (moment: Date, milliseconds: number): string =>
  new Date(moment.getTime() + milliseconds).toISOString()

const UserRow = v.object({
  session_id: v.string(),
  company_id: v.string(),
  id: v.string(),
  email: v.string(),
  name: v.string(),
  surname: v.string(),
  full_name: v.string(),
  phone_number: v.nullable(v.string()),
  company_name: v.string(),
  team_id: v.nullable(v.string()),
  team_name: v.nullable(v.string()),
  avatar: v.nullable(v.string()),
  is_administrator: v.boolean(),
  may_approve: v.boolean(),
  version: v.number(),
  levels: v.record(v.string(), v.picklist(PERMISSION_LEVELS)),
})

/** Holds for sessions `s` of user `u` that neither ended nor ran out by `at`. */
export const isOpen = (at: string | Placeholder): SQL =>
  sql`s.revoked_at is null and s.absolute_exp > ${at}::timestamptz and s.created_at >= u.session_epoch
    and u.disabled_at is null`

/** Reads the session of a person: the first statement of nearly every request. */
const sessionOf = (from: SQL, where: SQL): Kept =>
  kept(sql`
    select s.id as session_id, u.company_id, u.id, u.email, u.name, u.surname,
      (select name from principal p where p.company_id = u.company_id and p.id = u.id) as full_name,
      u.phone_number, (select name from company c where c.id = u.company_id) as company_name, u.team_id,
      (select name from principal t where t.company_id = u.company_id and t.id = u.team_id) as team_name,
      u.is_administrator, ${mayApproveColumn}, u.version,
      (select f.id from file f where f.company_id = u.company_id and f.user_id = u.id) as avatar,
      coalesce((
        select jsonb_object_agg(area, level) from team_permission t
        where t.company_id = u.company_id and t.team_id = u.team_id
      ), '{}') as levels
    from ${from}
    cross join lateral (
      select * from "user" u where u.company_id = s.company_id and u.id = s.user_id limit 1
    ) u
    where ${where}`)

const [HASH, AT] = [sql.placeholder('hash'), sql.placeholder('at')]
const bySession = sql`s.company_id = ${sql.placeholder('company_id')} and s.id = ${sql.placeholder('id')}`
/**
 * By their keys, one after the other: the plan is kept from when there were hardly any, and joined as tables each session
 * would be compared with each token for good.
 */
const SESSION_OF_TOKEN = sessionOf(
  sql`(select * from access_token where hash = ${HASH} and exp > ${AT}::timestamptz limit 1) a
    cross join lateral (
      select * from session s where s.company_id = a.company_id and s.id = a.session_id limit 1
    ) s`,
  isOpen(AT),
)
const SESSION = sessionOf(sql`session s`, bySession)
const OPEN_SESSION = sessionOf(sql`session s`, sql`${bySession} and ${isOpen(AT)}`)

/** The session of an access token, or undefined where token, session or account is not valid any more. */
export const findSession = async (
  database: Database,
  token: string,
  now: Date,
): Promise<Session | undefined> =>
  readSession(database, SESSION_OF_TOKEN, { hash: await sha256(token), at: now.toISOString() })

/** The person of a session as he is by now; refuses where it was cleared away meanwhile. */
export async function presentUser(
  database: Database,
  { id, company_id }: Pick<Session, 'id' | 'company_id'>,
): Promise<CurrentUser> {
  const session = await readSession(database, SESSION, { company_id, id })
  if (session === undefined) throw refusal(401, 'token_not_valid')
  return session.user
}

/** A session as it is by now, whichever token it was opened with; undefined where it has ended. */
export const presentSession = (
  database: Database,
  { id, company_id }: Pick<Session, 'id' | 'company_id'>,
  now: Date,
): Promise<Session | undefined> =>
  readSession(database, OPEN_SESSION, { company_id, id, at: now.toISOString() })

async function readSession(
  database: Database,
  statement: Kept,
  values: Record<string, string>,
): Promise<Session | undefined> {
  const row = await firstRow(database, UserRow, statement, values)
  return row && { id: row.session_id, company_id: row.company_id, user: currentUser(row) }
}

function currentUser(row: v.InferOutput<typeof UserRow>): CurrentUser {
  const {
    id,
    email,
    name,
    surname,
    full_name,
    phone_number,
    avatar,
    is_administrator,
    may_approve,
    version,
  } = row
  const given = { ...NO_PERMISSIONS, ...row.levels }
  return {
    id,
    email,
    name,
    surname,
    full_name,
    phone_number,
    company: { id: row.company_id, name: row.company_name },
    team: row.team_id !== null && row.team_name !== null ? { id: row.team_id, name: row.team_name } : null,
    avatar,
    is_administrator,
    permissions: is_administrator ? ALL_PERMISSIONS : v.parse(Permissions, given),
    may_approve,
    version,
  }
}

/** The account that a session stands for. */
export interface AccountIds {
  company_id: string
  user_id: string
}

/** Who begins a session from where, and how long it may live. */
export interface Entering {
  caller: Caller
  lifetimes: Lifetimes
}

/** How long a session can be refreshed from now on where nobody refreshes it before, in whole seconds. */
export const secondsLeft = (absolute_exp: string, { idle }: Lifetimes, now: Date): number =>
  Math.floor(Math.min(idle, new Date(absolute_exp).getTime() - now.getTime()) / 1000)

/** A session that was begun, with its first pair of tokens. */
interface Begun {
  session_id: string
  pair: TokenPair
}

/**
 * Begins a session, writes it down and gives its first pair of tokens. Where the clock was set back it begins no earlier
 * than others of the account were ended: it would be one of them.
 */
export async function beginSession(
  tx: Database,
  { company_id, user_id, caller, lifetimes }: AccountIds & Entering,
  now: Date,
): Promise<Begun> {
  const session_id = uuidv7()
  const absolute_exp = after(now, lifetimes.absolute)
  const pair = {
    access: newAccessToken(),
    refresh: newRefreshToken(),
    refresh_expires_in: secondsLeft(absolute_exp, lifetimes, now),
  }
  const at = now.toISOString()
  await tx.execute(sql`
    with begun as (
      insert into session (company_id, id, user_id, created_at, absolute_exp, last_used_at, user_agent, ip_trunc)
      select company_id, ${session_id}, id, greatest(session_epoch, ${at}::timestamptz), ${absolute_exp}, ${at},
        ${caller.user_agent}, ${caller.address}
      from "user" where company_id = ${company_id} and id = ${user_id}
    ), refresh as (
      insert into refresh_token (hash, company_id, session_id, gen)
      values (${await sha256(pair.refresh)}, ${company_id}, ${session_id}, 0)
    )
    insert into access_token (hash, company_id, session_id, exp)
    values (${await sha256(pair.access)}, ${company_id}, ${session_id}, ${after(now, lifetimes.access)})`)
  await meetIn(tx, { company_id, user_id }, caller)
  const author = await personAs(tx, { company_id, user_id, session_id, caller, at })
  await audit(tx, author, {
    action: 'session.begin',
    object: { kind: 'session', id: session_id, name: null },
  })
  return { session_id, pair }
}

/** Ends a session at once, with all its tokens. */
export async function revokeSession(
  tx: Database,
  { company_id, id }: { company_id: string; id: string },
  { at, reason }: { at: string; reason: SessionEnding },
): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from access_token where company_id = ${company_id} and session_id = ${id})
    update session set revoked_at = ${at}, reason = ${reason}
    where company_id = ${company_id} and id = ${id} and revoked_at is null`)
}

/** Ends every session of an account; the epoch also ends those that another transaction is only just beginning. */
export async function revokeSessions(
  tx: Database,
  { company_id, user_id }: AccountIds,
  at: string,
): Promise<void> {
  await tx.execute(sql`
    update "user" set session_epoch = greatest(session_epoch + interval '1 millisecond', ${at}::timestamptz)
    where company_id = ${company_id} and id = ${user_id}`)
  await tx.execute(sql`
    with gone as (
      delete from access_token a using session s
      where s.company_id = ${company_id} and s.user_id = ${user_id}
        and a.company_id = s.company_id and a.session_id = s.id
    )
    update session set revoked_at = ${at}, reason = 'ended'
    where company_id = ${company_id} and user_id = ${user_id} and revoked_at is null`)
}
