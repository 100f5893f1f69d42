import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { sha256 } from '../crypto.ts'
import { firstRow } from '../db/rows.ts'
import type { Allowance, FailureRules } from '../limits.ts'
import type { Database } from '../ports.ts'

/** Seconds that a clock may go back without anything being begun anew. */
const JITTER = sql`interval '1 second'`
const MOST_FAILURES = 2_000_000_000

/** Under what sign-ins with an address are counted; the address itself is not kept. */
export const loginKey = async (email: string): Promise<string> => `login:${await sha256(email.toLowerCase())}`
/** Under what sign-ins of a device that the account knows are counted. */
export const deviceKey = async (device: string): Promise<string> => `device:${await sha256(device)}`

/** Rules without an end of tries: for devices that have signed in before. */
export const endless = (rules: FailureRules): FailureRules => ({ ...rules, stop: MOST_FAILURES })

/** Under what mails to an address are counted. */
export const mailKey = async (purpose: 'register' | 'recovery', email: string): Promise<string> =>
  `${purpose}:${await sha256(email.toLowerCase())}`

const Counted = v.object({ count: v.number(), blocked_until: v.nullable(v.string()) })
const Waiting = v.object({ count: v.number(), ms: v.number() })

/** A try that was counted: how many before it failed, and until when it delays the next one. */
export interface Try {
  failures: number
  blocked_until: string | null
}

/**
 * Counts a try before anybody knows how it ends, so that many at once cannot pass; refused while a delay runs. Answers
 * how many tries before it failed, or how long to wait.
 */
export async function beginTry(
  database: Database,
  key: string,
  rules: FailureRules,
  now: Date,
): Promise<Try | { wait: number }> {
  const at = sql`${now.toISOString()}::timestamptz`
  const isForgotten = sql`(throttle.since <= ${at} - ${rules.forgotten / 1000} * interval '1 second'
    and throttle.count < ${rules.stop})`
  // None lasts longer: what ends later was begun before the clock was set back.
  const longest = sql`${at} + ${rules.longestDelay / 1000} * interval '1 second' + ${JITTER}`
  const isOver = sql`coalesce(throttle.blocked_until <= ${at} or throttle.blocked_until > ${longest}, true)`
  const delay = sql`least(${rules.longestDelay / 1000}, power(2, least(30, throttle.count + 2 - ${rules.free}::int)))`
  const counted = await firstRow(
    database,
    Counted,
    sql`
      insert into throttle (key, count, since) values (${key}, 1, ${at})
      on conflict (key) do update set
        count = case when ${isForgotten} then 1 else throttle.count + 1 end,
        since = case when ${isForgotten} then ${at} else throttle.since end,
        blocked_until = case when ${isForgotten} or throttle.count + 1 < ${rules.free} then null
          else ${at} + ${delay} * interval '1 second' end
      where ${isForgotten}
        or (throttle.count < ${rules.stop} and ${isOver})
      returning count, blocked_until::text as blocked_until`,
  )
  if (counted !== undefined) return { failures: counted.count - 1, blocked_until: counted.blocked_until }
  const row = await firstRow(
    database,
    Waiting,
    sql`
      select count, coalesce(extract(epoch from blocked_until - ${at}) * 1000, 0)::float8 as ms
      from throttle where key = ${key}`,
  )
  return { wait: row === undefined || row.count >= rules.stop ? rules.longestDelay : row.ms }
}

/** Takes a try back that nobody looked at: whoever is told to come back has not failed. */
export async function takeBackTry(database: Database, key: string, { blocked_until }: Try): Promise<void> {
  await database.execute(sql`
    update throttle set count = greatest(0, count - 1), blocked_until = case
      when blocked_until is distinct from ${blocked_until}::timestamptz then blocked_until end
    where key = ${key}`)
}

/** Forgets the tries under a key, and all that are too old to count. */
export async function forgetTries(
  tx: Database,
  key: string,
  { forgotten, stop }: FailureRules,
  now: Date,
): Promise<void> {
  const long = new Date(now.getTime() - forgotten).toISOString()
  await tx.execute(sql`
    delete from throttle where key = ${key} or (since < ${long} and (count < ${stop} or key not like 'login:%'))`)
}

/** Counts once more under a key in the database; answers for how many milliseconds it is too much, 0 where it is not. */
export async function countKept(
  database: Database,
  key: string,
  allowances: readonly Allowance[],
  now: Date,
): Promise<number> {
  let wait = 0
  for (const { most, ms } of allowances) {
    const begin = new Date(now.getTime() - ms).toISOString()
    // What begins only later was begun before the clock was set back.
    const isOver = sql`(throttle.since <= ${begin}::timestamptz or throttle.since > ${now.toISOString()}::timestamptz + ${JITTER})`
    const row = await firstRow(
      database,
      Waiting,
      sql`
        insert into throttle (key, count, since)
        values (${`${key}:${ms}`}, 1, ${now.toISOString()}::timestamptz)
        on conflict (key) do update set
          count = case when ${isOver} then 1 else throttle.count + 1 end,
          since = case when ${isOver} then excluded.since else throttle.since end
        returning count, (extract(epoch from since - ${begin}::timestamptz) * 1000)::float8 as ms`,
    )
    if (row !== undefined && row.count > most) wait = Math.max(wait, row.ms)
  }
  return wait
}
