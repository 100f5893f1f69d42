import { Hono, type Context } from 'hono'
import { NodeContents } from '@plenum/domain/node-contents'
import { may as reaches } from '@plenum/domain/permission'
import { AtNeeded, AtQuery, PlacesAt, PlaceTimeline } from '@plenum/domain/place-timeline'
import { answerJson } from '../answer-json.ts'
import { existing } from '../answer-record.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env, SignedInEnv } from '../context.ts'
import { may } from '../gate.ts'
import { readContentsAt } from '../store/contents-at.ts'
import { readContents } from '../store/node-contents.ts'
import { readTimeline } from '../store/node-timeline.ts'
import { readNode } from '../store/nodes.ts'
import { readPlacesAt } from '../store/places-at.ts'
import { One, valid } from '../valid.ts'

/** What stands in places: now, as it was and as it is planned. */
export const nodeTime = new Hono<Env>()
  .get(
    '/:id/contents/',
    may('hierarchy', 'onlyRead'),
    answers({
      summary: 'Read a place with the assets that stand in it, stood there or are planned there at a time',
      body: NodeContents,
    }),
    valid('param', One),
    valid('query', AtQuery),
    (c) => {
      const { id } = c.req.valid('param')
      const { at: when } = c.req.valid('query')
      return answerContents(c, ({ database, company_id, now }) =>
        when === undefined
          ? readContents(database, company_id, id)
          : readContentsAt(database, { company_id, when, now }, id),
      )
    },
  )
  .get(
    '/:id/standing/',
    may('hierarchy', 'onlyRead'),
    answers({
      summary:
        'Read in numbers what stands, stood or is planned in a place and everywhere below it at a time',
      body: PlacesAt,
    }),
    valid('param', One),
    valid('query', AtNeeded),
    (c) => {
      const { id } = c.req.valid('param')
      const { at: when } = c.req.valid('query')
      return answerContents(c, ({ database, company_id, now }) =>
        readPlacesAt(database, { company_id, when, now }, id),
      )
    },
  )
  .get(
    '/:id/timeline/',
    may('hierarchy', 'onlyRead'),
    answers({
      summary: 'Read on which days something changes in a place and below it, and which plans conflict',
      body: PlaceTimeline,
    }),
    valid('param', One),
    (c) => {
      const { id } = c.req.valid('param')
      return answerContents(c, async ({ database, company_id, now }) => {
        await existing(readNode(database, company_id, id))
        return JSON.stringify(await readTimeline(database, { company_id, id, now }))
      })
    },
  )

interface Asked {
  database: SignedInEnv['Variables']['ports']['database']
  company_id: string
  now: string
}

/** Answers what stands in a place to those who may see assets too. */
async function answerContents(
  c: Context<SignedInEnv>,
  read: (asked: Asked) => Promise<string | undefined>,
): Promise<Response> {
  const { ports, session, author } = c.var
  if (!reaches(session.user.permissions, 'assets', 'onlyRead')) throw refusal(403, 'permission_denied')
  const body = await read({ database: ports.database, company_id: session.company_id, now: author.at })
  if (body === undefined) throw refusal(404, 'not_found')
  return answerJson(c, body)
}
