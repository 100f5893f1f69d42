import type { Context } from 'hono'
import type { Merged, MergePreview } from '@plenum/domain/catalogue'
import { existing } from './answer-record.ts'
import type { SignedInEnv } from './context.ts'
import type { Database } from './ports.ts'
import { stale, versionFrom } from './precondition.ts'
import { toldMisfits } from './sees-assets.ts'
import type { Author } from './store/batches.ts'
import { changing } from './store/rack-capacity.ts'
import type { Read } from './store/record.ts'

interface Pair {
  id: string
  into_id: string
}

type Preview = (tx: Database, company_id: string, pair: Pair) => Promise<MergePreview>

/** Answers what a merge would do; holds what it looks at no longer than that. */
export async function answerMergePreview(
  c: Context<SignedInEnv>,
  pair: Pair,
  preview: Preview,
): Promise<Response> {
  const { ports, session } = c.var
  const found = await ports.database.transaction((tx) => preview(tx, session.company_id, pair))
  return c.json(toldMisfits(session, found))
}

interface Merging {
  pair: Pair
  read: Read
  merge: (tx: Database, author: Author, request: Pair & { version: number }) => Promise<Merged | 'stale'>
}

/** Merges a record, as it was seen, into another one and answers the batch that can be undone. */
export async function answerMerged(
  c: Context<SignedInEnv>,
  { pair, read, merge }: Merging,
): Promise<Response> {
  const { ports, author } = c.var
  const version = versionFrom(c, pair.id)
  const merged = await changing(ports.database, author, async (tx) => {
    const done = await merge(tx, author, { ...pair, version })
    if (done === 'stale') throw stale(await existing(read(tx, author.company_id, pair.id)))
    return done
  })
  return c.json(merged)
}
