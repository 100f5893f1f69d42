import type { Context } from 'hono'
import type { Merged } from '@plenum/domain/catalogue'
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
  ) => Promise<'not_found' | 'stale' | 'done' | Merged>
}

/** Deletes the record that an address names, as it was seen; answers the batch that brings it back where there is one, else nothing. */
export async function answerDeleted(
  c: Context<SignedInEnv>,
  { id, read, remove }: Deleting,
): Promise<Response> {
  const { author, ports } = c.var
  const version = versionFrom(c, id)
  const gone = await changing(ports.database, author, async (tx) => {
    const done = await remove(tx, author, { id, version })
    if (done === 'not_found') throw refusal(404, 'not_found')
    if (done === 'stale') throw stale(await existing(read(tx, author.company_id, id)))
    return done
  })
  return gone === 'done' ? c.body(null, 204) : c.json(gone)
}
