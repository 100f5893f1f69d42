import { Hono } from 'hono'
import { Asset, AssetCreate, AssetPatch } from '@plenum/domain/asset'
import { AssetFacets, AssetFilter, AssetPage, AssetQuery } from '@plenum/domain/asset-query'
import { HistoryPage, HistoryPeople, HistoryQuery } from '@plenum/domain/history'
import { answerJson } from '../answer-json.ts'
import { answerHistory } from '../answer-history.ts'
import { answerPage } from '../answer-page.ts'
import { answerExisting, answerRecord, existing } from '../answer-record.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env } from '../context.ts'
import { may } from '../gate.ts'
import { createOnce } from '../idempotent.ts'
import { stale, versionFrom } from '../precondition.ts'
import { askFilter } from '../store/asset-ask.ts'
import { createAsset, untilFree } from '../store/asset-create.ts'
import { countAssets } from '../store/asset-facets.ts'
import { patchAsset } from '../store/asset-patch.ts'
import { readPeople } from '../store/history.ts'
import { isClosedAsset, listAssets, readAsset } from '../store/assets.ts'
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
          today: c.var.author.at.slice(0, 10),
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
      const { ports, session, author } = c.var
      const today = author.at.slice(0, 10)
      const request = { company_id: session.company_id, filter: c.req.valid('query'), today }
      const body = await countAssets(ports.database, await askFilter(ports.database, request))
      return answerJson(c, body)
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
      return untilFree(input.code, () =>
        createOnce(c, input, async (tx) =>
          existing(readAsset(tx, author.company_id, await createAsset(tx, author, input))),
        ),
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
      if (await isClosedAsset(ports.database, author.company_id, assetId)) throw refusal(409, 'asset_closed')
      return answerRecord(c, present, 200)
    },
  )
  .get(
    '/:id/history/',
    may('assets', 'onlyRead'),
    answers({ summary: 'Read what changed of an asset, newest first', body: HistoryPage }),
    valid('param', One),
    valid('query', HistoryQuery),
    (c) =>
      answerHistory(c, {
        entity: 'asset',
        id: c.req.valid('param').id,
        query: c.req.valid('query'),
        read: readAsset,
      }),
  )
  .get(
    '/:id/history/people/',
    may('assets', 'onlyRead'),
    answers({ summary: 'Everybody who has changed an asset', body: HistoryPeople }),
    valid('param', One),
    async (c) => {
      const { ports, session } = c.var
      const body = await readPeople(ports.database, session.company_id, c.req.valid('param').id)
      if (body === undefined) throw refusal(404, 'not_found')
      return answerJson(c, body)
    },
  )
