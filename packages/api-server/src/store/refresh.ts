import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { TokenPair } from '@plenum/domain/session'
import { LANGUAGES } from '@plenum/i18n/language'
import { randomText, sha256 } from '../crypto.ts'
import { firstRow } from '../db/rows.ts'
import { keysAt, sign, signatures, type SigningKeys } from '../key-ring.ts'
import type { Caller } from '../origin.ts'
import type { Database, Ports } from '../ports.ts'
import { audit } from './audit.ts'
import { wireInstant } from './json.ts'
import { meetIn } from './met-language.ts'
import { personAs } from './person-as.ts'
import { after, isOpen, newAccessToken, revokeSession, secondsLeft } from './sessions.ts'

/** How long the answer to a refresh can be asked for once more, where it was lost on its way. */
const REPLAY_WINDOW = 30_000

const TokenRow = v.object({
  company_id: v.string(),
  session_id: v.string(),
  user_id: v.string(),
  email: v.string(),
  language: v.nullable(v.picklist(LANGUAGES)),
  gen: v.number(),
  newest: v.number(),
  child_seed: v.nullable(v.string()),
  child_hash: v.nullable(v.string()),
  replayable: v.boolean(),
  alive: v.boolean(),
  absolute_exp: v.string(),
})
type TokenRow = v.InferOutput<typeof TokenRow>

/** The new pair and its session; or whose session was ended because an older token of its family came back; or nothing. */
export type Refreshed =
  | { pair: TokenPair; session_id: string }
  | { reusedOf: Pick<TokenRow, 'email' | 'language'> }
  | null

interface Refreshing {
  token: string
  caller: Caller
  /** Told of a session before it gets a new child, to count them; what it throws refuses the child. */
  onChild: (session_id: string) => void
}

/**
 * Exchanges a refresh token for a new pair. Its immediate parent may ask once more for the same child while that is
 * unused; anything older is a stolen token, and the whole family dies.
 */
export async function refreshSession(
  { database, secrets, clock, lifetimes }: Pick<Ports, 'database' | 'secrets' | 'clock' | 'lifetimes'>,
  { token, caller, onChild }: Refreshing,
): Promise<Refreshed> {
  const [hash, now] = [await sha256(token), clock()]
  const keys = keysAt(secrets.token, now)
  return database.transaction(async (tx) => {
    const access = { now, life: lifetimes.access }
    const row = await lockToken(tx, hash, { now, idle: lifetimes.idle })
    if (row === undefined || !row.alive) return null
    const author = await personAs(tx, { ...row, caller, at: now.toISOString() })
    const object = { kind: 'session', id: row.session_id, name: null }
    const refresh_expires_in = secondsLeft(row.absolute_exp, lifetimes, now)
    if (row.gen === row.newest) {
      onChild(row.session_id)
      await audit(tx, author, { action: 'session.refresh', object })
      await meetIn(tx, row, caller)
      const refresh = await rotate(tx, { keys, hash, row, now })
      const pair = { access: await grantAccess(tx, row, access), refresh, refresh_expires_in }
      return { pair, session_id: row.session_id }
    }
    if (row.gen === row.newest - 1 && row.child_seed !== null && row.replayable) {
      const refresh = await childAgain(keys, row, row.child_seed)
      // The key it was made with is gone: nobody has stolen anything, and nobody can tell it again.
      if (refresh === undefined) return null
      const pair = { access: await grantAccess(tx, row, access), refresh, refresh_expires_in }
      return { pair, session_id: row.session_id }
    }
    const session = { company_id: row.company_id, id: row.session_id }
    await revokeSession(tx, session, { at: author.at, reason: 'reuse' })
    await audit(tx, author, { action: 'session.reuse', object })
    return { reusedOf: { email: row.email, language: row.language } }
  })
}

/** The token's row, its session locked so that refreshes of one family follow one another. */
async function lockToken(
  tx: Database,
  hash: string,
  { now, idle }: { now: Date; idle: number },
): Promise<TokenRow | undefined> {
  const at = now.toISOString()
  await tx.execute(sql`
    select 1 from session s join refresh_token r on r.company_id = s.company_id and r.session_id = s.id
    where r.hash = ${hash} for update of s`)
  return firstRow(
    tx,
    TokenRow,
    sql`
      select r.company_id, r.session_id, u.id as user_id, u.email, u.language, r.gen, r.child_seed,
        (select max(gen) from refresh_token m where m.company_id = r.company_id and m.session_id = r.session_id) as newest,
        (select hash from refresh_token m
          where m.company_id = r.company_id and m.session_id = r.session_id and m.gen = r.gen + 1) as child_hash,
        coalesce(r.used_at >= ${after(now, -REPLAY_WINDOW)}::timestamptz, false) as replayable,
        ${isOpen(at)} and s.last_used_at > ${after(now, -idle)}::timestamptz as alive,
        ${wireInstant(sql`s.absolute_exp`)} as absolute_exp
      from refresh_token r
      join session s on s.company_id = r.company_id and s.id = r.session_id
      join "user" u on u.company_id = s.company_id and u.id = s.user_id
      where r.hash = ${hash}`,
  )
}

const PURPOSE = 'refresh'
const childText = (row: TokenRow, seed: string): string => `${row.session_id}|${row.gen + 1}|${seed}`
const asToken = (signature: string): string => `dcmr_${signature}`

/** The child that was given before, whichever key made it. */
async function childAgain(keys: SigningKeys, row: TokenRow, seed: string): Promise<string | undefined> {
  for (const signature of await signatures(keys, PURPOSE, childText(row, seed))) {
    const child = asToken(signature)
    if ((await sha256(child)) === row.child_hash) return child
  }
  return undefined
}

interface Rotation {
  keys: SigningKeys
  hash: string
  row: TokenRow
  now: Date
}

async function rotate(tx: Database, { keys, hash, row, now }: Rotation): Promise<string> {
  const seed = randomText()
  const refresh = asToken(await sign(keys, PURPOSE, childText(row, seed)))
  const at = now.toISOString()
  await tx.execute(sql`
    with used as (
      update refresh_token set used_at = ${at}, child_seed = ${seed} where hash = ${hash}
    ), parent as (
      update refresh_token set child_seed = null
      where company_id = ${row.company_id} and session_id = ${row.session_id} and gen = ${row.gen - 1}
    ), child as (
      insert into refresh_token (hash, company_id, session_id, gen)
      values (${await sha256(refresh)}, ${row.company_id}, ${row.session_id}, ${row.gen + 1})
    )
    update session set last_used_at = ${at} where company_id = ${row.company_id} and id = ${row.session_id}`)
  return refresh
}

async function grantAccess(
  tx: Database,
  row: TokenRow,
  { now, life }: { now: Date; life: number },
): Promise<string> {
  const access = newAccessToken()
  await tx.execute(sql`
    with expired as (
      delete from access_token where company_id = ${row.company_id} and session_id = ${row.session_id}
        and exp <= ${now.toISOString()}::timestamptz
    )
    insert into access_token (hash, company_id, session_id, exp)
    values (${await sha256(access)}, ${row.company_id}, ${row.session_id}, ${after(now, life)})`)
  return access
}
