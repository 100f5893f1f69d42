import { Hono } from 'hono'
import * as v from 'valibot'
import { Home } from '@plenum/domain/home'
import { answerJson } from '../answer-json.ts'
import { answers } from '../answers.ts'
import type { Env } from '../context.ts'
import { self } from '../gate.ts'
import { keepVisit, readHome } from '../store/home.ts'
import { valid } from '../valid.ts'

/** What a person finds when he comes in. */
export const home = new Hono<Env>()
  .get(
    '/',
    self(),
    answers({ summary: 'What changed since one was here, and what ends soon', body: Home }),
    async (c) => {
      const { ports, session } = c.var
      const found: Home = await readHome(ports.database, session, ports.clock())
      return answerJson(c, JSON.stringify(found))
    },
  )
  .post(
    '/visit/',
    self(),
    answers({ summary: 'Keeps that one was here; within the hour it is one visit' }),
    valid('json', v.strictObject({}, 'invalid')),
    async (c) => {
      const { ports, session } = c.var
      await keepVisit(ports.database, session, ports.clock())
      return c.body(null, 204)
    },
  )
