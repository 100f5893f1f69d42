import { Hono } from 'hono'
import * as v from 'valibot'
import { BatchLinePage, BatchRecordPage, Undone } from '@plenum/domain/history'
import { PageQuery } from '@plenum/domain/page'
import { answerPage } from '../answer-page.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env, SignedInEnv } from '../context.ts'
import { may, self } from '../gate.ts'
import { batchHolds, mayTakeBack } from '../store/batch-rights.ts'
import { readBatchRecords, readLastChanges } from '../store/history.ts'
import { undoBatch } from '../store/undo.ts'
import { One, valid } from '../valid.ts'

/** Who asks, as far as the history cares. */
const readerOf = ({ user }: SignedInEnv['Variables']['session']) => ({
  permissions: user.permissions,
  me: user.id,
})

export const history = new Hono<Env>().get(
  '/',
  may('assets', 'onlyRead'),
  answers({ summary: 'The last changes of the company, one line a batch', body: BatchLinePage }),
  valid('query', PageQuery),
  (c) => {
    const { cursor, limit } = c.req.valid('query')
    const { company_id } = c.var.session
    const reader = readerOf(c.var.session)
    return answerPage(c, { list: 'batches', cursor }, (after) =>
      readLastChanges(c.var.ports.database, { company_id, reader, limit, after }),
    )
  },
)

export const batches = new Hono<Env>()
  .get(
    '/:id/records/',
    may('assets', 'onlyRead'),
    answers({ summary: 'The records that a batch changed', body: BatchRecordPage }),
    valid('param', One),
    valid('query', PageQuery),
    (c) => {
      const { cursor, limit } = c.req.valid('query')
      const batch_id = c.req.valid('param').id
      const { company_id } = c.var.session
      const asked = { company_id, reader: readerOf(c.var.session), batch_id, limit }
      return answerPage(c, { list: `batch ${batch_id}`, cursor }, async (after) => {
        const page = await readBatchRecords(c.var.ports.database, { ...asked, after })
        // A batch is made with what it changes: without any that may be read there is no such batch.
        if (page.results === '[]' && after === null) throw refusal(404, 'not_found')
        return page
      })
    },
  )
  .post(
    '/:id/undo/',
    // Which areas it takes depends on what the batch holds.
    self(),
    answers({ summary: 'Take back all changes of a batch', body: Undone }),
    valid('param', One),
    valid('json', v.strictObject({}, 'invalid')),
    async (c) => {
      const { database } = c.var.ports
      const batchId = c.req.valid('param').id
      const batch = await batchHolds(database, c.var.session.company_id, batchId)
      if (batch === undefined) throw refusal(404, 'not_found')
      if (!mayTakeBack(c.var.session, batch)) throw refusal(403, 'permission_denied')
      const body = await undoBatch(database, c.var.author, batchId)
      return c.body(body, 200, { 'content-type': 'application/json' })
    },
  )
