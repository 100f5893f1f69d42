import { Hono } from 'hono'
import * as v from 'valibot'
import { CurrentUser } from '@plenum/domain/session'
import { answers } from '../answers.ts'
import type { Env } from '../context.ts'
import { self } from '../gate.ts'
import { revokeSession } from '../store/sessions.ts'
import { valid } from '../valid.ts'
import { noXsrfCookie } from '../xsrf.ts'

export const auth = new Hono<Env>()
  .get('/me/', self(), answers({ summary: 'The signed-in user', body: CurrentUser }), (c) =>
    c.json(c.var.session.user),
  )
  .post(
    '/logout/',
    self(),
    answers({ summary: 'End this session' }),
    valid('json', v.strictObject({}, 'invalid')),
    async (c) => {
      const { session, author, ports } = c.var
      await revokeSession(ports.database, session, { at: author.at, reason: 'logout' })
      c.header('set-cookie', noXsrfCookie)
      return c.body(null, 204)
    },
  )
