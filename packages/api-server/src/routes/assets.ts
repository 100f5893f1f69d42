import { Hono } from 'hono'
import * as v from 'valibot'
import { Asset, AssetCreate } from '@plenum/domain/asset'
import { AssetFacets, AssetFilter, AssetPage, AssetQuery } from '@plenum/domain/asset-query'
import { id } from '@plenum/domain/text'
import { answerPage } from '../answer-page.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env } from '../context.ts'
import { may } from '../gate.ts'
import { answerRecord, createOnce } from '../idempotent.ts'
import { createAsset } from '../store/asset-create.ts'
import { countAssets } from '../store/asset-facets.ts'
import { listAssets, readAsset } from '../store/assets.ts'
import { valid } from '../valid.ts'
import type { Database } from '../ports.ts'

const One = v.object({ id })

async function existingAsset(database: Database, company_id: string, assetId: string) {
  const record = await readAsset(database, company_id, assetId)
  if (record === undefined) throw refusal(404, 'not_found')
  return record
}

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
        existingAsset(tx, author.company_id, await createAsset(tx, author, input)),
      )
    },
  )
  .get(
    '/:id/',
    may('assets', 'onlyRead'),
    answers({ summary: 'Read an asset', body: Asset }),
    valid('param', One),
    async (c) => {
      const { database } = c.var.ports
      return answerRecord(
        c,
        await existingAsset(database, c.var.session.company_id, c.req.valid('param').id),
        200,
      )
    },
  )
