import { Hono } from 'hono'
import { Asset } from '@plenum/domain/asset'
import { AssetBulk } from '@plenum/domain/asset-bulk'
import { BulkAnswer } from '@plenum/domain/bulk-answer'
import { AssetDecommission } from '@plenum/domain/decommission'
import { ErasureList } from '@plenum/domain/erasure'
import { AssetMove } from '@plenum/domain/placement'
import { AssetTransition } from '@plenum/domain/transition'
import { AssetVerify } from '@plenum/domain/verification'
import { answerJson } from '../answer-json.ts'
import { inWords } from '../answer-error.ts'
import { answerChanged } from '../answer-record.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env } from '../context.ts'
import { may } from '../gate.ts'
import { versionFrom } from '../precondition.ts'
import { changeAssets } from '../store/asset-bulk.ts'
import { decommissionAsset, readErasures } from '../store/asset-decommission.ts'
import { moveAsset } from '../store/asset-move.ts'
import { cancelPlan } from '../store/asset-plan.ts'
import { transitionAsset } from '../store/asset-transition.ts'
import { verifyAsset } from '../store/asset-verify.ts'
import { changing } from '../store/rack-capacity.ts'
import { readAsset } from '../store/assets.ts'
import { One, valid } from '../valid.ts'

/** What becomes of assets: their status, their place and their end. */
export const assetLife = new Hono<Env>()
  .post(
    '/bulk/',
    may('assets', 'write'),
    answers({ summary: 'Change many assets at once; answers for each of them', body: BulkAnswer }),
    valid('json', AssetBulk),
    async (c) => {
      const { author, ports, language } = c.var
      const { batch_id, results } = await changing(ports.database, author, (tx) =>
        changeAssets(tx, author, {
          ...c.req.valid('json'),
          mayOverride: c.var.session.user.may_approve,
        }),
      )
      const told = results.map(({ problems, ...result }) => ({
        ...result,
        errors: inWords(language, problems),
      }))
      return c.json({ batch_id, results: told })
    },
  )
  .post(
    '/:id/transition/',
    may('assets', 'write'),
    answers({ summary: 'Change the status of an asset; needs If-Match', body: Asset }),
    valid('param', One),
    valid('json', AssetTransition),
    (c) => {
      const assetId = c.req.valid('param').id
      const request = {
        id: assetId,
        version: versionFrom(c, assetId),
        transition: c.req.valid('json'),
        mayRestore: c.var.session.user.is_administrator,
        mayOverride: c.var.session.user.may_approve,
      }
      return answerChanged(c, {
        id: assetId,
        read: readAsset,
        write: (tx) => transitionAsset(tx, c.var.author, request),
      })
    },
  )
  .post(
    '/:id/decommission/',
    may('assets', 'write'),
    answers({ summary: 'Decommission an asset step by step; needs If-Match', body: Asset }),
    valid('param', One),
    valid('json', AssetDecommission),
    (c) => {
      const assetId = c.req.valid('param').id
      const request = { id: assetId, version: versionFrom(c, assetId), input: c.req.valid('json') }
      return answerChanged(c, {
        id: assetId,
        read: readAsset,
        write: (tx) => decommissionAsset(tx, c.var.author, request),
      })
    },
  )
  .get(
    '/:id/erasures/',
    may('assets', 'onlyRead'),
    answers({ summary: 'Read the proofs that the media of an asset were erased', body: ErasureList }),
    valid('param', One),
    async (c) => {
      const { ports, session } = c.var
      const body = await readErasures(ports.database, session.company_id, c.req.valid('param').id)
      if (body === undefined) throw refusal(404, 'not_found')
      return answerJson(c, body)
    },
  )
  .post(
    '/:id/move/',
    may('assets', 'write'),
    answers({ summary: 'Move an asset, or plan that for a day to come; needs If-Match', body: Asset }),
    valid('param', One),
    valid('json', AssetMove),
    (c) => {
      const assetId = c.req.valid('param').id
      const request = {
        id: assetId,
        version: versionFrom(c, assetId),
        move: c.req.valid('json'),
        mayOverride: c.var.session.user.may_approve,
      }
      return answerChanged(c, {
        id: assetId,
        read: readAsset,
        write: (tx) => moveAsset(tx, c.var.author, request),
      })
    },
  )
  .post(
    '/:id/verify/',
    may('assets', 'write'),
    answers({ summary: 'Confirm that an asset stands where its record says; needs If-Match', body: Asset }),
    valid('param', One),
    valid('json', AssetVerify),
    (c) => {
      const assetId = c.req.valid('param').id
      const request = { id: assetId, version: versionFrom(c, assetId), ...c.req.valid('json') }
      return answerChanged(c, {
        id: assetId,
        read: readAsset,
        write: (tx) => verifyAsset(tx, c.var.author, request),
      })
    },
  )
  .delete(
    '/:id/planned-move/',
    may('assets', 'write'),
    answers({ summary: 'Give up the planned move of an asset; needs If-Match', body: Asset }),
    valid('param', One),
    (c) => {
      const assetId = c.req.valid('param').id
      const request = { id: assetId, version: versionFrom(c, assetId) }
      return answerChanged(c, {
        id: assetId,
        read: readAsset,
        write: (tx) => cancelPlan(tx, c.var.author, request),
      })
    },
  )
