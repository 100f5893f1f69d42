import { Hono } from 'hono'
import type { Context } from 'hono'
import { FitAnswer, FitQuestion, PlaceClaims } from '@plenum/domain/fit-answer'
import { may as reaches } from '@plenum/domain/permission'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env, SignedInEnv } from '../context.ts'
import { may } from '../gate.ts'
import { answerFit, readPlaceClaims } from '../store/fit-question.ts'
import { One, valid } from '../valid.ts'

/** Whether things fit in racks. */
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
      const claims = await readPlaceClaims(c.var.ports.database, c.var.session.company_id, id)
      if (claims === undefined) throw refusal(404, 'not_found')
      return c.json(claims)
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
      return c.json(await answerFit(c.var.ports.database, c.var.session.company_id, asked))
    },
  )

/** What stands in a rack is told only to those who see assets. */
function refuseBlind(c: Context<SignedInEnv>): void {
  const { user } = c.var.session
  if (!reaches(user.permissions, 'assets', 'onlyRead')) throw refusal(403, 'permission_denied')
}
