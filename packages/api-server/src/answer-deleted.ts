import type { Context } from 'hono'
import { existing } from './answer-record.ts'
import { refusal } from './api-error.ts'
import type { SignedInEnv } from './context.ts'
import type { Database } from './ports.ts'
import { stale, versionFrom } from './precondition.ts'
import type { Author } from './store/batches.ts'
import { changing } from './store/rack-capacity.ts'
import type { Read } from './store/record.ts'

interface Deleting {
  id: string
  read: Read
  remove: (
    tx: Database,
    author: Author,
    seen: { id: string; version: number },
  ) => Promise<'not_found' | 'stale' | 'done'>
}

/** Deletes the record that an address names, as it was seen, and answers nothing. */
export async function answerDeleted(
  c: Context<SignedInEnv>,
  { id, read, remove }: Deleting,
): Promise<Response> {
  const { author, ports } = c.var
  const version = versionFrom(c, id)
  await changing(ports.database, author, async (tx) => {
    const done = await remove(tx, author, { id, version })
    if (done === 'not_found') throw refusal(404, 'not_found')
    if (done === 'stale') throw stale(await existing(read(tx, author.company_id, id)))
  })
  return c.body(null, 204)
}
