import { Hono } from 'hono'
import {
  CodeRelease,
  CodeReserve,
  CodeReserveInput,
  CodeReservePage,
  CodesReleased,
  FoundCode,
  ReservedCodePage,
} from '@plenum/domain/code-reserve'
import { CodeQuery } from '@plenum/domain/nomenclature'
import { PageQuery } from '@plenum/domain/page'
import { answerList } from '../answer-list.ts'
import { answerPage } from '../answer-page.ts'
import { answerExisting, existing } from '../answer-record.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env } from '../context.ts'
import { may } from '../gate.ts'
import { createOnce } from '../idempotent.ts'
import { seesAssets } from '../sees-assets.ts'
import { releaseCodes, reserveCodes } from '../store/code-reserve-write.ts'
import {
  findReservedCode,
  listCodeReserves,
  listReservedCodes,
  readCodeReserve,
} from '../store/code-reserves.ts'
import { One, valid } from '../valid.ts'

/** Codes that are set aside for labels printed before the assets are there. */
export const codeReserves = new Hono<Env>()
  .get(
    '/',
    may('settings', 'onlyRead'),
    answers({ summary: 'List codes that were set aside together, the newest first', body: CodeReservePage }),
    valid('query', PageQuery),
    (c) => {
      const { limit, cursor } = c.req.valid('query')
      const { company_id } = c.var.session
      return answerPage(c, { list: 'code reserves', cursor }, (after) =>
        listCodeReserves(c.var.ports.database, { company_id, limit, after }),
      )
    },
  )
  .post(
    '/',
    may('settings', 'write'),
    answers({ summary: 'Set the next codes of a type of assets aside', status: 201, body: CodeReserve }),
    valid('json', CodeReserveInput),
    (c) => {
      const input = c.req.valid('json')
      const { author } = c.var
      return createOnce(c, input, async (tx) =>
        existing(readCodeReserve(tx, author.company_id, await reserveCodes(tx, author, input))),
      )
    },
  )
  .get(
    '/by-code/',
    may('assets', 'onlyRead'),
    answers({ summary: 'Find a code that is set aside and that no asset has yet', body: FoundCode }),
    valid('query', CodeQuery),
    async (c) => {
      const { code } = c.req.valid('query')
      const found = await findReservedCode(c.var.ports.database, c.var.session.company_id, code)
      if (found === undefined) throw refusal(404, 'not_found')
      return c.json(found)
    },
  )
  .get(
    '/:id/',
    may('settings', 'onlyRead'),
    answers({ summary: 'Read what is left of codes that were set aside together', body: CodeReserve }),
    valid('param', One),
    (c) => answerExisting(c, readCodeReserve, c.req.valid('param').id),
  )
  .get(
    '/:id/codes/',
    may('settings', 'onlyRead'),
    answers({
      summary: 'List the codes that were set aside together, with the assets that took them',
      body: ReservedCodePage,
    }),
    valid('param', One),
    async (c) => {
      const { id } = c.req.valid('param')
      const asked = { id, namesAssets: seesAssets(c.var.session) }
      const results = await listReservedCodes(c.var.ports.database, c.var.session.company_id, asked)
      if (results === undefined) throw refusal(404, 'not_found')
      return answerList(c, results)
    },
  )
  .post(
    '/:id/release/',
    may('settings', 'write'),
    answers({ summary: 'Give up codes that no asset has', body: CodesReleased }),
    valid('param', One),
    valid('json', CodeRelease),
    async (c) => {
      const { author, ports } = c.var
      const release = { ...c.req.valid('param'), ...c.req.valid('json') }
      const done = await ports.database.transaction((tx) => releaseCodes(tx, author, release))
      if (done === undefined) throw refusal(404, 'not_found')
      return c.json(done)
    },
  )
