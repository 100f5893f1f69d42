import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import {
  SavedView,
  SavedViewInput,
  SavedViewPage,
  SavedViewPatch,
  SavedViewQuery,
} from '@plenum/domain/saved-view'
import { answerList } from '../answer-list.ts'
import { answerChanged, answerRecord, existing } from '../answer-record.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env, SignedInEnv } from '../context.ts'
import { may } from '../gate.ts'
import { createOnce } from '../idempotent.ts'
import type { Database } from '../ports.ts'
import { stale, versionFrom } from '../precondition.ts'
import { listViews, readView, type ViewReader } from '../store/saved-views.ts'
import { deleteView, insertView, patchView, setDefaultView } from '../store/saved-view-write.ts'
import { One, valid } from '../valid.ts'

const readerOf = (c: Context<SignedInEnv>): ViewReader => {
  const { company_id, user } = c.var.session
  return { company_id, user_id: user.id }
}

async function answerDefault(c: Context<SignedInEnv>, id: string, isDefault: boolean): Promise<Response> {
  const record = await c.var.ports.database.transaction(async (tx) => {
    await setDefaultView(tx, c.var.author, { id, isDefault })
    return existing(readView(tx, readerOf(c), id))
  })
  return answerRecord(c, record, 200)
}

/** Lists as people arranged them: one's own, and those shared with one's team. */
export const savedViews = new Hono<Env>()
  .get(
    '/',
    may('assets', 'onlyRead'),
    answers({
      summary: 'List one’s own views of a list, and those shared with one’s team',
      body: SavedViewPage,
    }),
    valid('query', SavedViewQuery),
    async (c) => {
      const { entity } = c.req.valid('query')
      const results = await listViews(c.var.ports.database, readerOf(c), entity)
      return answerList(c, results)
    },
  )
  .post(
    '/',
    may('assets', 'onlyRead'),
    answers({ summary: 'Keep a view of a list', status: 201, body: SavedView }),
    valid('json', SavedViewInput),
    (c) => {
      const input = c.req.valid('json')
      return createOnce(c, input, async (tx) =>
        existing(readView(tx, readerOf(c), await insertView(tx, c.var.author, input))),
      )
    },
  )
  .patch(
    '/:id/',
    may('assets', 'onlyRead'),
    answers({ summary: 'Rename, share or rearrange a view of one’s own; needs If-Match', body: SavedView }),
    valid('param', One),
    valid('json', SavedViewPatch),
    (c) => {
      const { id } = c.req.valid('param')
      const change = { id, version: versionFrom(c, id), patch: c.req.valid('json') }
      return answerChanged(c, {
        id,
        read: (tx: Database) => readView(tx, readerOf(c), id),
        write: (tx) => patchView(tx, c.var.author, change),
      })
    },
  )
  .delete(
    '/:id/',
    may('assets', 'onlyRead'),
    answers({ summary: 'Delete a view of one’s own; needs If-Match' }),
    valid('param', One),
    async (c) => {
      const { id } = c.req.valid('param')
      const version = versionFrom(c, id)
      await c.var.ports.database.transaction(async (tx) => {
        const done = await deleteView(tx, c.var.author, { id, version })
        if (done === 'not_found') throw refusal(404, 'not_found')
        if (done === 'stale') throw stale(await existing(readView(tx, readerOf(c), id)))
      })
      return c.body(null, 204)
    },
  )
  .put(
    '/:id/default/',
    may('assets', 'onlyRead'),
    answers({ summary: 'Begin one’s own list with a view', body: SavedView }),
    valid('param', One),
    valid('json', v.strictObject({}, 'invalid')),
    (c) => answerDefault(c, c.req.valid('param').id, true),
  )
  .delete(
    '/:id/default/',
    may('assets', 'onlyRead'),
    answers({ summary: 'Begin one’s own list with all of it again', body: SavedView }),
    valid('param', One),
    (c) => answerDefault(c, c.req.valid('param').id, false),
  )
