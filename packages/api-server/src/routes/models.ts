import { Hono } from 'hono'
import * as v from 'valibot'
import { Merged, MergeInput, MergePreview, PictureInput } from '@plenum/domain/catalogue'
import { DeviceTypeImport, DeviceTypeOutcome } from '@plenum/domain/device-type'
import { HistoryPage, HistoryQuery } from '@plenum/domain/history'
import {
  MODEL_SIDES,
  ModelCreate,
  ModelListQuery,
  ModelPatch,
  ModelRecord,
  ModelRecordPage,
} from '@plenum/domain/model'
import { BorneFacts, ModelEffect } from '@plenum/domain/model-effect'
import { id } from '@plenum/domain/text'
import { answerDeleted } from '../answer-deleted.ts'
import { answerHistory } from '../answer-history.ts'
import { answerMerged, answerMergePreview } from '../answer-merged.ts'
import { answerPage } from '../answer-page.ts'
import { answerChanged, answerExisting, existing } from '../answer-record.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import { ROWS_LIMIT } from '../body.ts'
import type { Env } from '../context.ts'
import { may } from '../gate.ts'
import { createOnce } from '../idempotent.ts'
import { versionFrom } from '../precondition.ts'
import { toldMisfits, toldOverloads } from '../sees-assets.ts'
import { createBatch } from '../store/batches.ts'
import { importDeviceTypes } from '../store/device-types.ts'
import { setModelImage } from '../store/library-pictures.ts'
import { mergeModels, previewModelMerge } from '../store/merge-models.ts'
import { readModelEffect } from '../store/model-effect.ts'
import { createModel, deleteModel, patchModel } from '../store/model-write.ts'
import { listModels, readModel } from '../store/models.ts'
import { changing } from '../store/rack-capacity.ts'
import { One, valid } from '../valid.ts'

const OneSide = v.object({ id, side: v.picklist(MODEL_SIDES, 'unknown_option') })

export const models = new Hono<Env>()
  .get(
    '/',
    may('library', 'onlyRead'),
    answers({ summary: 'List models by name', body: ModelRecordPage }),
    valid('query', ModelListQuery),
    (c) => {
      const { limit, cursor, ...filter } = c.req.valid('query')
      const { company_id } = c.var.session
      const { ports } = c.var
      const today = ports.clock().toISOString().slice(0, 10)
      return answerPage(c, { list: `models ${JSON.stringify(filter)}`, cursor }, (after) =>
        listModels(ports.database, { company_id, filter, today, limit, after }),
      )
    },
  )
  .post(
    '/',
    may('library', 'write'),
    answers({ summary: 'Create a model', status: 201, body: ModelRecord }),
    valid('json', ModelCreate),
    (c) => {
      const input = c.req.valid('json')
      const { author } = c.var
      return createOnce(c, input, async (tx) =>
        existing(readModel(tx, author.company_id, await createModel(tx, author, input))),
      )
    },
  )
  .post(
    '/import/',
    may('library', 'write'),
    answers({
      summary: 'Bring device types in, new ones and changes of known ones, or say what that would do',
      body: DeviceTypeOutcome,
    }),
    valid('json', DeviceTypeImport, ROWS_LIMIT),
    async (c) => {
      const { author, ports, session } = c.var
      const input = c.req.valid('json')
      const from = { ...author, source: 'import' as const }
      const outcome = await changing(ports.database, from, (tx) => importDeviceTypes(tx, from, input))
      const results = outcome.results.map((result) => toldMisfits(session, result))
      return c.json({ ...outcome, results })
    },
  )
  .get(
    '/:id/',
    may('library', 'onlyRead'),
    answers({ summary: 'Read a model', body: ModelRecord }),
    valid('param', One),
    (c) => answerExisting(c, readModel, c.req.valid('param').id),
  )
  .get(
    '/:id/history/',
    may('library', 'onlyRead'),
    answers({ summary: 'What changed of a model, newest first', body: HistoryPage }),
    valid('param', One),
    valid('query', HistoryQuery),
    (c) =>
      answerHistory(c, {
        entity: 'model',
        id: c.req.valid('param').id,
        query: c.req.valid('query'),
        read: readModel,
      }),
  )
  .patch(
    '/:id/',
    may('library', 'write'),
    answers({
      summary: 'Change a model; needs If-Match. A size in which placed assets no longer fit is refused',
      body: ModelRecord,
    }),
    valid('param', One),
    valid('json', ModelPatch),
    (c) => {
      const modelId = c.req.valid('param').id
      const { author } = c.var
      const version = versionFrom(c, modelId)
      const patch = c.req.valid('json')
      return answerChanged(c, {
        id: modelId,
        read: readModel,
        write: (tx) =>
          patchModel(tx, author.company_id, {
            id: modelId,
            version,
            patch,
            open: () => createBatch(tx, author, { kind: 'update' }),
          }),
      })
    },
  )
  .post(
    '/:id/effect/',
    may('library', 'write'),
    answers({ summary: 'Ask what other facts would do to racks; changes nothing', body: ModelEffect }),
    valid('param', One),
    valid('json', BorneFacts),
    async (c) => {
      const change = { id: c.req.valid('param').id, facts: c.req.valid('json') }
      const effect = await readModelEffect(c.var.ports.database, c.var.author, change)
      if (effect === undefined) throw refusal(404, 'not_found')
      return c.json(toldOverloads(c.var.session, effect))
    },
  )
  .delete(
    '/:id/',
    may('library', 'write'),
    answers({ summary: 'Delete a model that no asset has; needs If-Match', body: Merged }),
    valid('param', One),
    (c) => answerDeleted(c, { id: c.req.valid('param').id, read: readModel, remove: deleteModel }),
  )
  .get(
    '/:id/merge/',
    may('library', 'write'),
    answers({ summary: 'What a merge into another model would do', body: MergePreview }),
    valid('param', One),
    valid('query', MergeInput),
    (c) => answerMergePreview(c, { ...c.req.valid('param'), ...c.req.valid('query') }, previewModelMerge),
  )
  .post(
    '/:id/merge/',
    may('library', 'write'),
    answers({ summary: 'Merge a model into another one; needs If-Match', body: Merged }),
    valid('param', One),
    valid('json', MergeInput),
    (c) =>
      answerMerged(c, {
        pair: { ...c.req.valid('param'), ...c.req.valid('json') },
        read: readModel,
        merge: mergeModels,
      }),
  )
  .put(
    '/:id/images/:side/',
    may('library', 'write'),
    answers({
      summary: 'Give a model the picture of a side that was uploaded before, or take it away',
      body: ModelRecord,
    }),
    valid('param', OneSide),
    valid('json', PictureInput),
    (c) => {
      const { id: modelId, side } = c.req.valid('param')
      const { file_id } = c.req.valid('json')
      return answerChanged(c, {
        id: modelId,
        read: readModel,
        write: (tx) => setModelImage(tx, c.var.author, { id: modelId, side, file_id }),
      })
    },
  )
