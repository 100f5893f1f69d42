import { Hono } from 'hono'
import * as v from 'valibot'
import { BatchLinePage, BatchRecordPage, Undone, type HistoryEntity } from '@plenum/domain/history'
import { PageQuery } from '@plenum/domain/page'
import { may as reaches, type PermissionArea } from '@plenum/domain/permission'
import { RECORD_AREAS } from '@plenum/domain/record-import'
import { answerPage } from '../answer-page.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env } from '../context.ts'
import { may, self } from '../gate.ts'
import { readBatchRecords, readLastChanges } from '../store/history.ts'
import { batchHolds, undoBatch } from '../store/undo.ts'
import { One, valid } from '../valid.ts'

/** The area in which one must be allowed to write to take a change of a record back. */
const areaOf: Record<HistoryEntity, PermissionArea> = {
  asset: 'assets',
  reservation: 'hierarchy',
  work_request: 'projects',
  ...RECORD_AREAS,
}

export const history = new Hono<Env>().get(
  '/',
  may('assets', 'onlyRead'),
  answers({ summary: 'The last changes of the company, one line a batch', body: BatchLinePage }),
  valid('query', PageQuery),
  (c) => {
    const { cursor, limit } = c.req.valid('query')
    const { company_id } = c.var.session
    return answerPage(c, { list: 'batches', cursor }, (after) =>
      readLastChanges(c.var.ports.database, { company_id, limit, after }),
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
      return answerPage(c, { list: `batch ${batch_id}`, cursor }, async (after) => {
        const page = await readBatchRecords(c.var.ports.database, { company_id, batch_id, limit, after })
        // A batch is made with what it changes: without any there is no such batch.
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
      const { company_id, user } = c.var.session
      const batchId = c.req.valid('param').id
      const batch = await batchHolds(database, company_id, batchId)
      if (batch === undefined) throw refusal(404, 'not_found')
      // what a move has fulfilled comes back with it
      const decisive = batch.entities.filter(
        (each) => each !== 'reservation' || !batch.entities.includes('asset'),
      )
      const writes = decisive.every((entity) => reaches(user.permissions, areaOf[entity], 'write'))
      // A slip of one's own aside, only administrators bring back what was closed.
      const mayRestore = !batch.closes || user.is_administrator || batch.actor_id === user.id
      if (!writes || !mayRestore) throw refusal(403, 'permission_denied')
      const body = await undoBatch(database, c.var.author, batchId)
      return c.body(body, 200, { 'content-type': 'application/json' })
    },
  )
