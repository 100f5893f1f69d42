import { Hono } from 'hono'
import * as v from 'valibot'
import { answers } from '../answers.ts'
import type { Env } from '../context.ts'
import { self } from '../gate.ts'
import { audit } from '../store/audit.ts'
import { revokeSession } from '../store/sessions.ts'
import { valid } from '../valid.ts'
import { noXsrfCookie } from '../xsrf.ts'

export const auth = new Hono<Env>().post(
  '/logout/',
  self(),
  answers({ summary: 'End this session' }),
  valid('json', v.strictObject({}, 'invalid')),
  async (c) => {
    const { session, author, ports } = c.var
    await ports.database.transaction(async (tx) => {
      await revokeSession(tx, session, { at: author.at, reason: 'logout' })
      await audit(tx, author, {
        action: 'session.end',
        object: { kind: 'session', id: session.id, name: null },
      })
    })
    c.header('set-cookie', noXsrfCookie)
    return c.body(null, 204)
  },
)
