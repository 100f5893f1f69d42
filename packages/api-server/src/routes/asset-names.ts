import { Hono } from 'hono'
import { Asset } from '@plenum/domain/asset'
import { CodeQuery } from '@plenum/domain/nomenclature'
import { CodeIssue, ManyChanged, TagChange } from '@plenum/domain/tag'
import { answerRecord, existing } from '../answer-record.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env } from '../context.ts'
import { may } from '../gate.ts'
import { assetIdByCode, reissueCodes } from '../store/asset-codes.ts'
import { readAsset } from '../store/assets.ts'
import { tagAssets } from '../store/tag-write.ts'
import { valid } from '../valid.ts'

/** What assets are called: found by code, given codes and tags. */
export const assetNames = new Hono<Env>()
  .get(
    '/by-code/',
    may('assets', 'onlyRead'),
    answers({ summary: 'Read the asset that has a code, or had it before', body: Asset }),
    valid('query', CodeQuery),
    async (c) => {
      const { database } = c.var.ports
      const { company_id } = c.var.session
      const id = await assetIdByCode(database, company_id, c.req.valid('query').code)
      if (id === undefined) throw refusal(404, 'not_found')
      return answerRecord(c, await existing(readAsset(database, company_id, id)), 200)
    },
  )
  .post(
    '/codes/',
    may('assets', 'write'),
    answers({ summary: 'Give assets the codes of the nomenclature; former codes stay', body: ManyChanged }),
    valid('json', CodeIssue),
    async (c) => {
      const { ids } = c.req.valid('json')
      const { author, ports } = c.var
      return c.json(await ports.database.transaction((tx) => reissueCodes(tx, author, ids)))
    },
  )
  .post(
    '/tags/',
    may('assets', 'write'),
    answers({ summary: 'Put tags on assets and take others off', body: ManyChanged }),
    valid('json', TagChange),
    async (c) => {
      const change = c.req.valid('json')
      const { author, ports } = c.var
      return c.json(await ports.database.transaction((tx) => tagAssets(tx, author, change)))
    },
  )
