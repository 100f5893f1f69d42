import { Hono } from 'hono'
import * as v from 'valibot'
import { Merged } from '@plenum/domain/catalogue'
import { assetTypeCode } from '@plenum/domain/asset-type'
import {
  AssetTypeInput,
  AssetTypePatch,
  AssetTypeRecord,
  AssetTypeRecordPage,
} from '@plenum/domain/asset-type-record'
import { HistoryPage, HistoryQuery } from '@plenum/domain/history'
import { OwnerPage, OwnerQuery } from '@plenum/domain/library'
import { answerList } from '../answer-list.ts'
import { answerChanged, answerExisting, existing } from '../answer-record.ts'
import { answers } from '../answers.ts'
import { answerDeleted } from '../answer-deleted.ts'
import { answerHistory } from '../answer-history.ts'
import type { Env } from '../context.ts'
import { may } from '../gate.ts'
import { createOnce } from '../idempotent.ts'
import { versionFrom } from '../precondition.ts'
import { createType, deleteType, patchType } from '../store/asset-type-write.ts'
import { listTypes, readType } from '../store/asset-types.ts'
import { createBatch } from '../store/batches.ts'
import { listOwners } from '../store/library.ts'
import { valid } from '../valid.ts'

const OneType = v.object({ code: assetTypeCode })

export const assetTypes = new Hono<Env>()
  .get(
    '/',
    may('library', 'onlyRead'),
    answers({ summary: 'List asset types', body: AssetTypeRecordPage }),
    async (c) => answerList(c, await listTypes(c.var.ports.database, c.var.session.company_id)),
  )
  .post(
    '/',
    may('library', 'write'),
    answers({ summary: 'Create an asset type of the company’s own', status: 201, body: AssetTypeRecord }),
    valid('json', AssetTypeInput),
    (c) => {
      const input = c.req.valid('json')
      const { author } = c.var
      return createOnce(c, input, async (tx) =>
        existing(readType(tx, author.company_id, await createType(tx, author, input))),
      )
    },
  )
  .get(
    '/:code/',
    may('library', 'onlyRead'),
    answers({ summary: 'Read an asset type', body: AssetTypeRecord }),
    valid('param', OneType),
    (c) => answerExisting(c, readType, c.req.valid('param').code),
  )
  .get(
    '/:code/history/',
    may('library', 'onlyRead'),
    answers({ summary: 'What changed of an asset type, newest first', body: HistoryPage }),
    valid('param', OneType),
    valid('query', HistoryQuery),
    (c) =>
      answerHistory(c, {
        entity: 'asset_type',
        id: c.req.valid('param').code,
        query: c.req.valid('query'),
        read: readType,
      }),
  )
  .patch(
    '/:code/',
    may('library', 'write'),
    answers({ summary: 'Change an asset type; needs If-Match', body: AssetTypeRecord }),
    valid('param', OneType),
    valid('json', AssetTypePatch),
    (c) => {
      const { code } = c.req.valid('param')
      const { author } = c.var
      const version = versionFrom(c, code)
      const patch = c.req.valid('json')
      return answerChanged(c, {
        id: code,
        read: readType,
        write: (tx) =>
          patchType(tx, author.company_id, {
            id: code,
            version,
            patch,
            open: () => createBatch(tx, author, { kind: 'update' }),
          }),
      })
    },
  )
  .delete(
    '/:code/',
    may('library', 'write'),
    answers({
      summary: 'Delete an asset type of the company’s own that nothing has; needs If-Match',
      body: Merged,
    }),
    valid('param', OneType),
    (c) => answerDeleted(c, { id: c.req.valid('param').code, read: readType, remove: deleteType }),
  )

export const owners = new Hono<Env>().get(
  '/',
  may('assets', 'onlyRead'),
  answers({ summary: 'List the people and teams that can own an asset', body: OwnerPage }),
  valid('query', OwnerQuery),
  async (c) => {
    const { search, id: ids, kind, limit } = c.req.valid('query')
    const { company_id } = c.var.session
    const request = { company_id, search, ids, kind, limit }
    return answerList(c, await listOwners(c.var.ports.database, request))
  },
)
