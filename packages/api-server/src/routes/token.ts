import { Hono } from 'hono'
import { Credentials, SignedIn, type TokenPair } from '@plenum/domain/session'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env } from '../context.ts'
import { open } from '../gate.ts'
import { findAccount, stillProven } from '../store/accounts.ts'
import { beginSession, findSession } from '../store/sessions.ts'
import { valid } from '../valid.ts'
import { xsrfCookie } from '../xsrf.ts'
import type { Ports } from '../ports.ts'

/** Sign-in. `unknownHash` is a hash that fits no password: an unknown address must cost as much as a known one. */
export const token = (unknownHash: () => Promise<string>) =>
  new Hono<Env>().post(
    '/',
    open(),
    answers({ summary: 'Sign in', body: SignedIn }),
    valid('json', Credentials),
    async (c) => {
      const { database, passwords, clock } = c.var.ports
      const { email, password } = c.req.valid('json')
      // Made for known addresses too: only the very first sign-in of all takes longer.
      const unknown = await unknownHash()
      const account = await findAccount(database, email)
      const matches = await passwords.verify(account?.password_hash ?? unknown, password)
      if (account === undefined || !matches) throw refusal(401, 'authentication_failed')
      const ids = { company_id: account.company_id, user_id: account.id, caller: c.var.caller }
      const pair = await database.transaction(async (tx) => {
        if (!(await stillProven(tx, account))) throw refusal(401, 'authentication_failed')
        return beginSession(tx, ids, clock())
      })
      c.header('set-cookie', await xsrfCookie(c.var.ports, pair.access))
      return c.json(await signedIn(c.var.ports, pair))
    },
  )

/** A new pair of tokens with the user they stand for. */
export async function signedIn({ database, clock }: Ports, pair: TokenPair): Promise<SignedIn> {
  const session = await findSession(database, pair.access, clock())
  if (session === undefined) throw refusal(401, 'authentication_failed')
  return { ...pair, user: session.user }
}
