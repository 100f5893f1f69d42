import { Hono, type Context } from 'hono'
import { AssetTypePage } from '@plenum/domain/asset-type'
import {
  BrandInput,
  BrandPage,
  BrandQuery,
  Model,
  ModelInput,
  ModelPage,
  ModelQuery,
  OwnerPage,
  OwnerQuery,
} from '@plenum/domain/library'
import { Ref } from '@plenum/domain/ref'
import { answers } from '../answers.ts'
import type { Env } from '../context.ts'
import { may } from '../gate.ts'
import { createOnce } from '../idempotent.ts'
import { listBrands, listModels, listOwners, listTypes } from '../store/library.ts'
import { createBrand, createModel } from '../store/library-create.ts'
import { valid } from '../valid.ts'

// Lists to choose from: found by text, never paged through.
const answerList = (c: Context, results: string): Response =>
  c.body(`{"results":${results},"next":null}`, 200, { 'content-type': 'application/json' })

export const assetTypes = new Hono<Env>().get(
  '/',
  may('library', 'onlyRead'),
  answers({ summary: 'List asset types', body: AssetTypePage }),
  async (c) => answerList(c, await listTypes(c.var.ports.database, c.var.session.company_id)),
)

export const brands = new Hono<Env>()
  .get(
    '/',
    may('library', 'onlyRead'),
    answers({ summary: 'List brands', body: BrandPage }),
    valid('query', BrandQuery),
    async (c) => {
      const { search, limit } = c.req.valid('query')
      const { company_id } = c.var.session
      return answerList(c, await listBrands(c.var.ports.database, { company_id, search, limit }))
    },
  )
  .post(
    '/',
    may('library', 'write'),
    answers({ summary: 'Create a brand', status: 201, body: Ref }),
    valid('json', BrandInput),
    (c) => {
      const input = c.req.valid('json')
      return createOnce(c, input, (tx) => createBrand(tx, c.var.author, input.name))
    },
  )

export const models = new Hono<Env>()
  .get(
    '/',
    may('library', 'onlyRead'),
    answers({ summary: 'List models', body: ModelPage }),
    valid('query', ModelQuery),
    async (c) => {
      const { search, limit, brand_id } = c.req.valid('query')
      const { company_id } = c.var.session
      return answerList(c, await listModels(c.var.ports.database, { company_id, search, limit, brand_id }))
    },
  )
  .post(
    '/',
    may('library', 'write'),
    answers({ summary: 'Create a model', status: 201, body: Model }),
    valid('json', ModelInput),
    (c) => {
      const input = c.req.valid('json')
      return createOnce(c, input, (tx) => createModel(tx, c.var.author, input))
    },
  )

export const owners = new Hono<Env>().get(
  '/',
  may('assets', 'onlyRead'),
  answers({ summary: 'List the people and teams that can own an asset', body: OwnerPage }),
  valid('query', OwnerQuery),
  async (c) => {
    const { search, limit } = c.req.valid('query')
    const { company_id } = c.var.session
    return answerList(c, await listOwners(c.var.ports.database, { company_id, search, limit }))
  },
)
