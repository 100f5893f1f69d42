import { Hono } from 'hono'
import * as v from 'valibot'
import { Datasheet, DatasheetInput, DatasheetPage, DatasheetPatch } from '@plenum/domain/datasheet'
import { PageQuery } from '@plenum/domain/page'
import { id } from '@plenum/domain/text'
import { answerPage } from '../answer-page.ts'
import { answerChanged, existing } from '../answer-record.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env } from '../context.ts'
import { may } from '../gate.ts'
import { createOnce } from '../idempotent.ts'
import { versionFrom } from '../precondition.ts'
import {
  addDatasheet,
  listDatasheets,
  readDatasheet,
  removeDatasheet,
  renameDatasheet,
} from '../store/datasheets.ts'
import { readModel } from '../store/models.ts'
import { One, valid } from '../valid.ts'

const OneFile = v.object({ id, file_id: id })

/** Datasheets of a model, uploaded before at `/api/files/`. */
export const datasheets = new Hono<Env>()
  .get(
    '/:id/datasheets/',
    may('library', 'onlyRead'),
    answers({ summary: 'Datasheets of a model, the newest first', body: DatasheetPage }),
    valid('param', One),
    valid('query', PageQuery),
    async (c) => {
      const model_id = c.req.valid('param').id
      const { limit, cursor } = c.req.valid('query')
      const { company_id } = c.var.session
      const { database } = c.var.ports
      await existing(readModel(database, company_id, model_id))
      return answerPage(c, { list: `datasheets ${model_id}`, cursor }, (after) =>
        listDatasheets(database, { company_id, model_id, limit, after }),
      )
    },
  )
  .post(
    '/:id/datasheets/',
    may('library', 'write'),
    answers({ summary: 'Give a model a datasheet that was uploaded before', status: 201, body: Datasheet }),
    valid('param', One),
    valid('json', DatasheetInput),
    (c) => {
      const model_id = c.req.valid('param').id
      const input = c.req.valid('json')
      const { author } = c.var
      return createOnce(c, input, async (tx) =>
        existing(
          readDatasheet(model_id)(
            tx,
            author.company_id,
            await addDatasheet(tx, author, { model_id, ...input }),
          ),
        ),
      )
    },
  )
  .patch(
    '/:id/datasheets/:file_id/',
    may('library', 'write'),
    answers({ summary: 'Say what a datasheet is called; needs If-Match', body: Datasheet }),
    valid('param', OneFile),
    valid('json', DatasheetPatch),
    (c) => {
      const { id: model_id, file_id } = c.req.valid('param')
      const { caption } = c.req.valid('json')
      const change = { model_id, id: file_id, version: versionFrom(c, file_id), caption }
      return answerChanged(c, {
        id: file_id,
        read: readDatasheet(model_id),
        write: (tx) => renameDatasheet(tx, c.var.author, change),
      })
    },
  )
  .delete(
    '/:id/datasheets/:file_id/',
    may('library', 'write'),
    answers({ summary: 'Delete a datasheet of a model' }),
    valid('param', OneFile),
    async (c) => {
      const { id: model_id, file_id } = c.req.valid('param')
      await c.var.ports.database.transaction(async (tx) => {
        const isDone = await removeDatasheet(tx, c.var.author, { model_id, id: file_id })
        if (!isDone) throw refusal(404, 'not_found')
      })
      return c.body(null, 204)
    },
  )
