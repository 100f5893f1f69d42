import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import * as v from 'valibot'
import { answerRecord } from './answer-record.ts'
import { refusal } from './api-error.ts'
import type { SignedInEnv } from './context.ts'
import { sha256 } from './crypto.ts'
import { firstRow } from './db/rows.ts'
import type { Database } from './ports.ts'
import { changing } from './store/rack-capacity.ts'
import type { RawRecord } from './store/record.ts'

const KEPT_FOR = 24 * 60 * 60 * 1000
const Key = v.pipe(v.string(), v.uuid())
const Stored = v.object({ body_hash: v.string(), body: v.nullable(v.string()), version: v.number() })

/**
 * Creates in a transaction and answers 201. Where the request has an Idempotency-Key, the answer is kept for a day in
 * the same transaction: the same request again gets it once more and creates nothing; another one is refused.
 */
export async function createOnce(
  c: Context<SignedInEnv>,
  input: unknown,
  create: (tx: Database) => Promise<RawRecord>,
): Promise<Response> {
  const { database } = c.var.ports
  const header = c.req.header('idempotency-key')
  if (header === undefined) return answerRecord(c, await changing(database, c.var.author, create), 201)
  if (!v.is(Key, header)) throw refusal(400, 'invalid', 'Idempotency-Key')
  const body_hash = await sha256(JSON.stringify(input))
  const { replayed, record } = await changing(database, c.var.author, async (tx) => {
    const stored = await claim(tx, c, { key: header, body_hash })
    if (stored === undefined) return { replayed: false, record: await keep(tx, c, header, await create(tx)) }
    if (stored.body_hash !== body_hash || stored.body === null) throw refusal(422, 'idempotency_mismatch')
    return { replayed: true, record: { body: stored.body, version: stored.version } }
  })
  const answer = answerRecord(c, record, 201)
  if (replayed) answer.headers.set('idempotency-replayed', 'true')
  return answer
}

interface Claim {
  key: string
  body_hash: string
}

/** Takes the key for this request, or gives what it stands for already; waits where the first request still runs. */
async function claim(tx: Database, c: Context<SignedInEnv>, { key, body_hash }: Claim) {
  const { company_id, user } = c.var.session
  const now = c.var.ports.clock()
  const expired = new Date(now.getTime() - KEPT_FOR).toISOString()
  const route = `${c.req.method} ${c.req.path}`
  await tx.execute(sql`delete from idempotency_key where created_at < ${expired}`)
  const taken = await firstRow(
    tx,
    v.object({ key: v.string() }),
    sql`
      insert into idempotency_key (company_id, user_id, route, key, body_hash, created_at)
      values (${company_id}, ${user.id}, ${route}, ${key}, ${body_hash}, ${now.toISOString()})
      on conflict do nothing returning key`,
  )
  if (taken !== undefined) return undefined
  return firstRow(
    tx,
    Stored,
    sql`
      select body_hash, body, coalesce(version, 0) as version from idempotency_key
      where company_id = ${company_id} and user_id = ${user.id} and route = ${route} and key = ${key}`,
  )
}

async function keep(
  tx: Database,
  c: Context<SignedInEnv>,
  key: string,
  record: RawRecord,
): Promise<RawRecord> {
  const { company_id, user } = c.var.session
  await tx.execute(sql`
    update idempotency_key set body = ${record.body}, version = ${record.version}
    where company_id = ${company_id} and user_id = ${user.id} and route = ${`${c.req.method} ${c.req.path}`}
      and key = ${key}`)
  return record
}
