import { Hono } from 'hono'
import { Asset, AssetCreate, AssetPatch } from '@plenum/domain/asset'
import { AssetFacets, AssetFilter, AssetPage, AssetQuery } from '@plenum/domain/asset-query'
import { HistoryPage } from '@plenum/domain/history'
import { PageQuery } from '@plenum/domain/page'
import { AssetMove } from '@plenum/domain/placement'
import { answerPage } from '../answer-page.ts'
import { answerChanged, answerExisting, answerRecord, existing } from '../answer-record.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env } from '../context.ts'
import { may } from '../gate.ts'
import { createOnce } from '../idempotent.ts'
import { stale, versionFrom } from '../precondition.ts'
import { createAsset } from '../store/asset-create.ts'
import { countAssets } from '../store/asset-facets.ts'
import { moveAsset } from '../store/asset-move.ts'
import { patchAsset } from '../store/asset-patch.ts'
import { readHistory } from '../store/history.ts'
import { listAssets, readAsset } from '../store/assets.ts'
import { One, valid } from '../valid.ts'

export const assets = new Hono<Env>()
  .get(
    '/',
    may('assets', 'onlyRead'),
    answers({ summary: 'List assets', body: AssetPage }),
    valid('query', AssetQuery),
    (c) => {
      const { ordering, limit, cursor, ...filter } = c.req.valid('query')
      return answerPage(c, { list: `assets ${ordering}`, cursor }, (after) =>
        listAssets(c.var.ports.database, {
          company_id: c.var.session.company_id,
          filter,
          ordering,
          limit,
          after,
        }),
      )
    },
  )
  .get(
    '/facets/',
    may('assets', 'onlyRead'),
    answers({ summary: 'Count assets by status and type', body: AssetFacets }),
    valid('query', AssetFilter),
    async (c) => {
      const { database } = c.var.ports
      const body = await countAssets(database, c.var.session.company_id, c.req.valid('query'))
      return c.body(body, 200, { 'content-type': 'application/json' })
    },
  )
  .post(
    '/',
    may('assets', 'write'),
    answers({ summary: 'Create an asset', status: 201, body: Asset }),
    valid('json', AssetCreate),
    (c) => {
      const input = c.req.valid('json')
      const { author } = c.var
      return createOnce(c, input, async (tx) =>
        existing(readAsset(tx, author.company_id, await createAsset(tx, author, input))),
      )
    },
  )
  .get(
    '/:id/',
    may('assets', 'onlyRead'),
    answers({ summary: 'Read an asset', body: Asset }),
    valid('param', One),
    (c) => answerExisting(c, readAsset, c.req.valid('param').id),
  )
  .patch(
    '/:id/',
    may('assets', 'write'),
    answers({ summary: 'Change an asset; needs If-Match', body: Asset }),
    valid('param', One),
    valid('json', AssetPatch),
    async (c) => {
      const { author, ports } = c.var
      const assetId = c.req.valid('param').id
      const version = versionFrom(c, assetId)
      const request = { id: assetId, version, patch: c.req.valid('json') }
      const changed = await patchAsset(ports.database, author, request)
      if (changed !== undefined) return answerRecord(c, changed, 200)
      const present = await existing(readAsset(ports.database, author.company_id, assetId))
      if (present.version !== version) throw stale(present)
      return answerRecord(c, present, 200)
    },
  )
  .post(
    '/:id/move/',
    may('assets', 'write'),
    answers({ summary: 'Move an asset to another place; needs If-Match', body: Asset }),
    valid('param', One),
    valid('json', AssetMove),
    (c) => {
      const assetId = c.req.valid('param').id
      const request = { id: assetId, version: versionFrom(c, assetId), move: c.req.valid('json') }
      return answerChanged(c, {
        id: assetId,
        read: readAsset,
        write: (tx) => moveAsset(tx, c.var.author, request),
      })
    },
  )
  .get(
    '/:id/history/',
    may('assets', 'onlyRead'),
    answers({ summary: 'Read what changed of an asset, newest first', body: HistoryPage }),
    valid('param', One),
    valid('query', PageQuery),
    (c) => {
      const { cursor, limit } = c.req.valid('query')
      const assetId = c.req.valid('param').id
      const { company_id } = c.var.session
      return answerPage(c, { list: `history ${assetId}`, cursor }, async (after) => {
        const request = { company_id, entity: 'asset', entity_id: assetId, limit, after } as const
        const page = await readHistory(c.var.ports.database, request)
        // Everything has a beginning: without one there is no such asset.
        if (page.results === '[]' && after === null) throw refusal(404, 'not_found')
        return page
      })
    },
  )
