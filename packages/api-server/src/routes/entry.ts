import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { Recovery, RecoveryConfirmation } from '@plenum/domain/account'
import { OneTimeToken, Registration } from '@plenum/domain/registration'
import { SignedIn } from '@plenum/domain/session'
import { InvitationPreview } from '@plenum/domain/user'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env } from '../context.ts'
import { randomText } from '../crypto.ts'
import { deviceCookie } from '../device.ts'
import { open } from '../gate.ts'
import { allowancesOf } from '../limits.ts'
import * as letters from '../mail/letters.ts'
import type { Ports } from '../ports.ts'
import { register } from '../register.ts'
import { createSetup } from '../setup.ts'
import { recoverAccount } from '../recover-account.ts'
import { audit } from '../store/audit.ts'
import { findInvitation } from '../store/joining.ts'
import { openRecovery } from '../store/recoveries.ts'
import { authorOf } from '../store/sign-in.ts'
import { countKept, mailKey } from '../store/throttles.ts'
import { limit, limitAddress, noSoonerThan, throttled } from '../throttle.ts'
import { valid } from '../valid.ts'
import { xsrfCookie } from '../xsrf.ts'

/** The ways in from outside: registering, invitations and forgotten passwords. */
export const entry = (ports: Ports) => {
  const checkSetup = createSetup(ports)
  return new Hono<Env>()
    .post(
      '/register/',
      open(),
      answers({
        summary: 'Found a company and sign in as its administrator, or join the one that invites',
        status: 201,
        body: SignedIn,
      }),
      valid('json', Registration),
      async (c, next) => {
        const begun = performance.now()
        await next()
        // A taken address is less work, down to the last cookie: it must not take less time.
        await noSoonerThan(c.var.ports.limits.floors.register, begun)
      },
      async (c) => {
        const { session_id, signedIn } = await register(c, c.req.valid('json'), checkSetup)
        c.header('set-cookie', await xsrfCookie(c.var.ports, session_id))
        c.header('set-cookie', await deviceCookie(c, signedIn.user.id), { append: true })
        return c.json(signedIn, 201)
      },
    )
    .post(
      '/invitation/',
      open(),
      answers({ summary: 'What an invitation is for', body: InvitationPreview }),
      valid('json', v.strictObject({ token: OneTimeToken }, 'invalid')),
      async (c) => {
        const { database, clock } = c.var.ports
        const found = await findInvitation(database, c.req.valid('json').token, clock())
        if (found === undefined) throw refusal(400, 'token_invalid', 'token')
        return c.json(found)
      },
    )
    .post(
      '/recovery/',
      open(),
      answers({ summary: 'Ask for a recovery e-mail; answered alike whether there is an account or not' }),
      valid('json', Recovery),
      async (c) => {
        const begun = performance.now()
        const send = await beginRecovery(c, c.req.valid('json').email)
        await noSoonerThan(c.var.ports.limits.floors.recovery, begun)
        setTimeout(send)
        return c.body(null, 204)
      },
    )
    .post(
      '/recovery/confirm/',
      open(),
      answers({ summary: 'Replace a forgotten password; ends every session' }),
      valid('json', RecoveryConfirmation),
      async (c) => {
        await recoverAccount(c, c.req.valid('json'))
        return c.body(null, 204)
      },
    )
}

/** Runs the same statements for known and unknown addresses; answers what is to be sent once that is told. */
async function beginRecovery(c: Context<Env>, email: string): Promise<() => void> {
  const { caller, language, ports } = c.var
  const { database, clock, limits } = ports
  const [now, token] = [clock(), randomText()]
  limitAddress(c, 'recovery.address')
  limit(c, 'recovery.all', '')
  const key = await mailKey('recovery', email)
  const wait = await countKept(database, key, allowancesOf(limits, 'recovery.email'), now)
  if (wait > 0) throw throttled(wait)
  const account = await database.transaction(async (tx) => {
    const found = await openRecovery(tx, email, token, now)
    const object = { kind: 'user', id: found?.id ?? null, name: email.toLowerCase() }
    const nobody = { ...authorOf(caller, found, now), actor: null }
    await audit(tx, nobody, { action: 'recovery.request', object })
    return found
  })
  return () => {
    if (account !== undefined) letters.recovery(ports, { to: account.email, language, token })
  }
}
