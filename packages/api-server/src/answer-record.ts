import type { Context } from 'hono'
import { refusal } from './api-error.ts'
import type { SignedInEnv } from './context.ts'
import type { Database } from './ports.ts'
import { stale } from './precondition.ts'
import { changing } from './store/rack-capacity.ts'
import type { RawRecord, Read } from './store/record.ts'

/** A record as an answer with its ETag. */
export function answerRecord(
  c: Context<SignedInEnv>,
  { body, version }: RawRecord,
  status: 200 | 201,
): Response {
  const etag = /^\{"id":"([\w-]+)"/.exec(body)?.[1]
  return c.body(body, status, {
    'content-type': 'application/json',
    ...(etag !== undefined && { etag: `"${etag}.${version}"` }),
  })
}

/** What was read, where it is there. */
export async function existing(reading: ReturnType<Read>): Promise<RawRecord> {
  const record = await reading
  if (record === undefined) throw refusal(404, 'not_found')
  return record
}

/** Answers the record of the own company that an address names. */
export async function answerExisting(c: Context<SignedInEnv>, read: Read, id: string): Promise<Response> {
  const { ports, session } = c.var
  return answerRecord(c, await existing(read(ports.database, session.company_id, id)), 200)
}

interface Changing {
  id: string
  read: Read
  /** Says `stale` where the change was made from an older version. */
  write: (tx: Database) => Promise<unknown>
}

/** Writes a change in a transaction and answers the record as it is then; refuses where it was made from an older one. */
export async function answerChanged(
  c: Context<SignedInEnv>,
  { id, read, write }: Changing,
): Promise<Response> {
  const { author, ports } = c.var
  const record = await changing(ports.database, author, async (tx) => {
    const done = await write(tx)
    const present = await existing(read(tx, author.company_id, id))
    if (done === 'stale') throw stale(present)
    return present
  })
  return answerRecord(c, record, 200)
}
