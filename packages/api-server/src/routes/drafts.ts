import { Hono } from 'hono'
import { Draft, DRAFT_BYTES, DraftInput, DraftPlace } from '@plenum/domain/draft'
import { answerJson } from '../answer-json.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import { JSON_LIMIT } from '../body.ts'
import type { Env } from '../context.ts'
import { self } from '../gate.ts'
import { dropDraft, keepDraft, readDraft } from '../store/drafts.ts'
import { valid } from '../valid.ts'

/** What people have begun to write and not sent yet; read by nobody else. */
export const drafts = new Hono<Env>()
  .get(
    '/:form/:key/',
    self(),
    answers({ summary: 'Read a draft of one’s own', body: Draft }),
    valid('param', DraftPlace),
    async (c) => {
      const { session, ports } = c.var
      const body = await readDraft(ports.database, session, c.req.valid('param'))
      if (body === undefined) throw refusal(404, 'not_found')
      return answerJson(c, body)
    },
  )
  .put(
    '/:form/:key/',
    self(),
    answers({ summary: 'Keep a draft in place of the one before' }),
    valid('param', DraftPlace),
    valid('json', DraftInput, { ...JSON_LIMIT, bytes: DRAFT_BYTES }),
    async (c) => {
      const { session, author, ports } = c.var
      const draft = { ...c.req.valid('param'), ...c.req.valid('json'), at: author.at }
      await keepDraft(ports.database, session, draft)
      return c.body(null, 204)
    },
  )
  .delete(
    '/:form/:key/',
    self(),
    answers({ summary: 'Drop a draft, if there is one' }),
    valid('param', DraftPlace),
    async (c) => {
      const { session, ports } = c.var
      await dropDraft(ports.database, session, c.req.valid('param'))
      return c.body(null, 204)
    },
  )
