import { Hono } from 'hono'
import { FitAnswer, FitQuestion, PlaceClaims } from '@plenum/domain/fit-answer'
import { WaitingAssets, WaitingQuery } from '@plenum/domain/waiting-asset'
import { answerJson } from '../answer-json.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env } from '../context.ts'
import { may } from '../gate.ts'
import { refuseBlind } from '../sees-assets.ts'
import { answerFit, readPlaceClaims } from '../store/fit-question.ts'
import { readWaiting } from '../store/waiting-assets.ts'
import { One, valid } from '../valid.ts'

/** Whether things fit in racks, and which ones could. */
export const nodeFit = new Hono<Env>()
  .get(
    '/:id/claims/',
    may('hierarchy', 'onlyRead'),
    answers({
      summary: 'Read what decides whether things fit in a rack, or in the racks below a place',
      body: PlaceClaims,
    }),
    valid('param', One),
    async (c) => {
      refuseBlind(c)
      const { id } = c.req.valid('param')
      const claims = await readPlaceClaims(c.var.ports.database, c.var.author, id)
      if (claims === undefined) throw refusal(404, 'not_found')
      return c.json(claims)
    },
  )
  .get(
    '/:id/waiting/',
    may('hierarchy', 'onlyRead'),
    answers({
      summary:
        'List assets that could be put into a rack: without a unit in its room, standing nowhere, or found by a search',
      body: WaitingAssets,
    }),
    valid('param', One),
    valid('query', WaitingQuery),
    async (c) => {
      refuseBlind(c)
      const { session, author, ports } = c.var
      const { search } = c.req.valid('query')
      const body = await readWaiting(ports.database, {
        company_id: session.company_id,
        today: author.at.slice(0, 10),
        node_id: c.req.valid('param').id,
        search,
      })
      if (body === undefined) throw refusal(404, 'not_found')
      return answerJson(c, body)
    },
  )
  .post(
    '/:id/fit/',
    may('hierarchy', 'onlyRead'),
    answers({ summary: 'Ask whether a thing fits at a place; changes nothing', body: FitAnswer }),
    valid('param', One),
    valid('json', FitQuestion),
    async (c) => {
      refuseBlind(c)
      const asked = { node_id: c.req.valid('param').id, question: c.req.valid('json') }
      return c.json(await answerFit(c.var.ports.database, c.var.author, asked))
    },
  )
