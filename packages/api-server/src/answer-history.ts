import type { Context } from 'hono'
import type { HistoryEntity, HistoryQuery } from '@plenum/domain/history'
import type * as v from 'valibot'
import { answerPage } from './answer-page.ts'
import { existing } from './answer-record.ts'
import type { SignedInEnv } from './context.ts'
import { readHistory } from './store/history.ts'
import type { Read } from './store/record.ts'

interface Asking {
  entity: HistoryEntity
  id: string
  query: v.InferOutput<typeof HistoryQuery>
  /** How the record is read, to know whether there is such a one where nothing is told of it. */
  read: Read
}

/** Answers what changed of one record, newest first; a record that was deleted still has its history. */
export function answerHistory(
  c: Context<SignedInEnv>,
  { entity, id, query, read }: Asking,
): Promise<Response> {
  const { cursor, limit, ...filter } = query
  const { database } = c.var.ports
  const { company_id, user } = c.var.session
  const asked = { company_id, permissions: user.permissions, entity, entity_id: id, filter, limit }
  return answerPage(c, { list: `${entity} history ${id}`, cursor }, async (after) => {
    const page = await readHistory(database, { ...asked, after })
    if (page.results === '[]' && after === null) await existing(read(database, company_id, id))
    return page
  })
}
