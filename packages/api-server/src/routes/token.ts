import { Hono, type Context } from 'hono'
import { Credentials, SignedIn } from '@plenum/domain/session'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env } from '../context.ts'
import { deviceCookie, knownDevice } from '../device.ts'
import { open } from '../gate.ts'
import { failureRulesOf } from '../limits.ts'
import { signedInAfterFailures } from '../mail/letters.ts'
import type { Database } from '../ports.ts'
import { renewHash, stillProven } from '../store/accounts.ts'
import { audit } from '../store/audit.ts'
import { authorOf, enter, findAccount, type Account, type Entered } from '../store/sign-in.ts'
import {
  beginTry,
  deviceKey,
  endless,
  forgetTries,
  loginKey,
  takeBackTry,
  type Try,
} from '../store/throttles.ts'
import { limit, limitAddress, noSoonerThan, throttled } from '../throttle.ts'
import { valid } from '../valid.ts'
import { xsrfCookie } from '../xsrf.ts'

/** Failures before a sign-in that its owner is told of. */
const SUSPICIOUS = 5

/** Sign-in. `unknownHash` is a hash that fits no password: an unknown address must cost as much as a known one. */
export const token = (unknownHash: () => Promise<string>) =>
  new Hono<Env>().post(
    '/',
    open(),
    answers({ summary: 'Sign in', body: SignedIn }),
    valid('json', Credentials),
    async (c) => {
      const credentials = c.req.valid('json')
      const begun = performance.now()
      limitAddress(c, 'login.address')
      limit(c, 'login.all', '')
      const entered = await signIn(c, credentials, await unknownHash())
      if (entered === undefined) {
        await noSoonerThan(c.var.ports.limits.floors.login, begun)
        throw refusal(401, 'authentication_failed')
      }
      c.header('set-cookie', await xsrfCookie(c.var.ports, entered.session_id))
      c.header('set-cookie', await deviceCookie(c, entered.signedIn.user.id), { append: true })
      return c.json(entered.signedIn)
    },
  )

/** Runs the same statements and one hash for known and unknown addresses; undefined where they do not fit. */
async function signIn(
  c: Context<Env>,
  { email, password }: Credentials,
  unknownHash: string,
): Promise<Entered | undefined> {
  const { database, clock, limits } = c.var.ports
  const [now, rules] = [clock(), failureRulesOf(limits)]
  const account = await findAccount(database, email)
  const device = await knownDevice(c, account?.id)
  const key = device === undefined ? await loginKey(email) : await deviceKey(device)
  const tried = await beginTry(database, key, device === undefined ? rules : endless(rules), now)
  // Nothing is compared: a right password must not show while the delay runs.
  if ('wait' in tried) throw throttled(tried.wait)
  try {
    const kept = account?.password_hash ?? unknownHash
    const forget = (tx: Database) => forgetTries(tx, key, rules, now)
    return await enterAs(c, { account, kept, email, password, now, tried, forget })
  } catch (error) {
    await takeBackTry(database, key, tried).catch(() => undefined)
    throw error
  }
}

interface Entry {
  account: Account | undefined
  /** What its password is compared with. */
  kept: string
  email: string
  password: string
  now: Date
  tried: Try
  forget: (tx: Database) => Promise<void>
}

/** Begins a session where the password is right; undefined where it is not. */
async function enterAs(
  c: Context<Env>,
  { account, kept, email, password, now, tried, forget }: Entry,
): Promise<Entered | undefined> {
  const { caller, ports } = c.var
  const { database, passwords } = ports
  const matches = await passwords.verify(kept, password)
  if (account === undefined || account.is_disabled || !matches) {
    const object = { kind: 'user', id: account?.id ?? null, name: email.toLowerCase() }
    const nobody = { ...authorOf(caller, account, now), actor: null }
    await database.transaction((tx) => audit(tx, nobody, { action: 'session.failed', object }))
    return undefined
  }
  const ids = { company_id: account.company_id, user_id: account.id, caller, lifetimes: ports.lifetimes }
  // before anything is begun: where too many wait to be hashed, nobody is half signed in
  const renewed = passwords.isCurrent(account.password_hash) ? undefined : await passwords.hash(password)
  const entered = await database.transaction(async (tx) => {
    if (!(await stillProven(tx, account))) return undefined
    await forget(tx)
    return enter(tx, ids, now)
  })
  if (entered === undefined) return undefined
  if (renewed !== undefined) await renewHash(database, account, renewed)
  if (tried.failures >= SUSPICIOUS) {
    signedInAfterFailures(ports, {
      to: entered.signedIn.user.email,
      count: tried.failures,
      language: c.var.language,
    })
  }
  return entered
}
