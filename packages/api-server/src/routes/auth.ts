import { Hono } from 'hono'
import * as v from 'valibot'
import { Registration } from '@plenum/domain/registration'
import { SignedIn } from '@plenum/domain/session'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env } from '../context.ts'
import { driverError } from '../database-error.ts'
import { open, self } from '../gate.ts'
import type { Caller } from '../origin.ts'
import type { Ports } from '../ports.ts'
import { foundCompany, hasCompany } from '../store/accounts.ts'
import { audit } from '../store/audit.ts'
import { beginSession, personAs, revokeSession } from '../store/sessions.ts'
import { valid } from '../valid.ts'
import { noXsrfCookie, xsrfCookie } from '../xsrf.ts'
import { signedIn } from './token.ts'

export const auth = new Hono<Env>()
  .post(
    '/register/',
    open(),
    answers({ summary: 'Found a company and sign in as its administrator', status: 201, body: SignedIn }),
    valid('json', Registration),
    async (c) => {
      const pair = await register(c.var.ports, c.var.caller, c.req.valid('json'))
      c.header('set-cookie', await xsrfCookie(c.var.ports, pair.access))
      return c.json(await signedIn(c.var.ports, pair), 201)
    },
  )
  .post(
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

async function register(ports: Ports, caller: Caller, { company, ...input }: Registration) {
  if (company === undefined) throw refusal(400, 'token_invalid', 'invitation')
  const { database, passwords, registration, clock } = ports
  if (registration === 'invite' && (await hasCompany(database))) throw refusal(403, 'registration_closed')
  // Hashed before anything is looked up: a known address must take as long as a new one.
  const password_hash = await passwords.hash(input.password)
  const now = clock()
  try {
    return await database.transaction(async (tx) => {
      const ids = await foundCompany(tx, { ...input, company }, { password_hash, now })
      const founder = await personAs(tx, { ...ids, session_id: null, caller, at: now.toISOString() })
      const object = { kind: 'company', id: ids.company_id, name: company }
      await audit(tx, founder, { action: 'company.found', object })
      return beginSession(tx, { ...ids, caller }, now)
    })
  } catch (error) {
    // Naming the field would tell strangers whose address has an account.
    if (driverError(error)?.constraint === 'user_email_key') throw refusal(400, 'registration_failed')
    throw error
  }
}
