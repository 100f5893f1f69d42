import { Hono, type Context } from 'hono'
import { EmailChange, OwnSessions, PasswordChange, PasswordProof, ProfilePatch } from '@plenum/domain/account'
import { AvatarInput } from '@plenum/domain/file'
import { passwordIsNotEmail } from '@plenum/domain/password'
import { CurrentUser, SignedIn } from '@plenum/domain/session'
import { answerRecord } from '../answer-record.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env, SignedInEnv } from '../context.ts'
import { driverError } from '../database-error.ts'
import { self } from '../gate.ts'
import { emailChanged, passwordChanged } from '../mail/notices.ts'
import { checkNewPassword } from '../new-password.ts'
import { stale, versionFrom } from '../precondition.ts'
import { audit } from '../store/audit.ts'
import {
  changeCredentials,
  ownPasswordHash,
  patchProfile,
  setAvatar,
  type CredentialChange,
} from '../store/own-account.ts'
import { endOwnSession, listOwnSessions } from '../store/own-sessions.ts'
import { presentUser, revokeSessions } from '../store/sessions.ts'
import { limit } from '../throttle.ts'
import { One, valid } from '../valid.ts'
import { noXsrfCookie, xsrfCookie } from '../xsrf.ts'

const userRecord = (user: CurrentUser) => ({ body: JSON.stringify(user), version: user.version })

export const account = new Hono<Env>()
  .get('/me/', self(), answers({ summary: 'The signed-in user', body: CurrentUser }), (c) =>
    answerRecord(c, userRecord(c.var.session.user), 200),
  )
  .patch(
    '/me/',
    self(),
    answers({ summary: 'Change one’s own profile', body: CurrentUser }),
    valid('json', ProfilePatch),
    async (c) => {
      const { session, author, ports } = c.var
      const change = { patch: c.req.valid('json'), version: versionFrom(c, session.user.id) }
      const done = await ports.database.transaction((tx) => patchProfile(tx, { session, author }, change))
      const record = userRecord(await presentUser(ports.database, session))
      if (!done) throw stale(record)
      return answerRecord(c, record, 200)
    },
  )
  .put(
    '/me/avatar/',
    self(),
    answers({ summary: 'Take an uploaded picture as one’s own, or none', body: CurrentUser }),
    valid('json', AvatarInput),
    async (c) => {
      const { session, author, ports } = c.var
      const { file_id } = c.req.valid('json')
      await ports.database.transaction((tx) => setAvatar(tx, { session, author }, file_id))
      return answerRecord(c, userRecord(await presentUser(ports.database, session)), 200)
    },
  )
  .post(
    '/email/',
    self(),
    answers({ summary: 'Change one’s own address; ends all other sessions', body: SignedIn }),
    valid('json', EmailChange),
    async (c) => {
      const { session, ports, language } = c.var
      const { current_password, email } = c.req.valid('json')
      const proven = await prove(c, { password: current_password, attr: 'current_password' })
      if (!passwordIsNotEmail({ password: current_password, email })) {
        throw refusal(400, 'password_is_email', 'email')
      }
      const next = email.toLowerCase()
      const answer = await exchange(c, proven, { email: next })
      emailChanged(ports, { to: session.user.email, next, language })
      return answer
    },
  )
  .post(
    '/password/',
    self(),
    answers({ summary: 'Change one’s own password; ends all other sessions', body: SignedIn }),
    valid('json', PasswordChange),
    async (c) => {
      const { session, ports, language } = c.var
      const { email } = session.user
      const { current_password, password } = c.req.valid('json')
      const proven = await prove(c, { password: current_password, attr: 'current_password' })
      const { name, surname, company } = session.user
      await checkNewPassword(password, { email, name, surname, company: company.name })
      const answer = await exchange(c, proven, { password_hash: await ports.passwords.hash(password) })
      passwordChanged(ports, { to: email, language })
      return answer
    },
  )
  .get(
    '/sessions/',
    self(),
    answers({ summary: 'One’s own open sessions', body: OwnSessions }),
    async (c) => {
      const { session, ports } = c.var
      return c.json({ results: await listOwnSessions(ports, session, ports.clock()), next: null })
    },
  )
  .delete(
    '/sessions/:id/',
    self(),
    answers({ summary: 'End a session of one’s own' }),
    valid('param', One),
    async (c) => {
      const { session, author, ports } = c.var
      const ended = { id: c.req.valid('param').id, at: author.at }
      await ports.database.transaction(async (tx) => {
        if (!(await endOwnSession(tx, session, ended))) throw refusal(404, 'not_found')
        await audit(tx, author, {
          action: 'session.end',
          object: { kind: 'session', id: ended.id, name: null },
        })
      })
      return c.body(null, 204)
    },
  )
  .post(
    '/logout-all/',
    self(),
    answers({ summary: 'End every session of one’s own, this one too' }),
    valid('json', PasswordProof),
    async (c) => {
      const { session, author, ports } = c.var
      await prove(c, { password: c.req.valid('json').password, attr: 'password' })
      const { id: user_id, full_name } = session.user
      await ports.database.transaction(async (tx) => {
        await revokeSessions(tx, { company_id: session.company_id, user_id }, author.at)
        const object = { kind: 'user', id: user_id, name: full_name }
        await audit(tx, author, { action: 'session.end_all', object })
      })
      c.header('set-cookie', noXsrfCookie)
      return c.body(null, 204)
    },
  )

/** Refuses at `attr` unless it is the present password; gives the hash it was checked against. */
async function prove(
  c: Context<SignedInEnv>,
  { password, attr }: { password: string; attr: string },
): Promise<string> {
  const { ports, session } = c.var
  limit(c, 'proof.user', session.user.id)
  const hash = await ownPasswordHash(ports.database, session)
  if (hash === undefined || !(await ports.passwords.verify(hash, password))) {
    throw refusal(400, 'wrong_password', attr)
  }
  return hash
}

/** Changes address or password and answers with the session that goes on. */
async function exchange(
  c: Context<SignedInEnv>,
  proven: string,
  change: CredentialChange,
): Promise<Response> {
  const { session, author, caller, ports } = c.var
  const entered = await ports.database
    .transaction((tx) =>
      changeCredentials(tx, { session, author, caller, proven, lifetimes: ports.lifetimes }, change),
    )
    .catch((error: unknown) => {
      // Saying that it is taken would tell whose address has an account.
      if (driverError(error)?.constraint === 'user_email_key') {
        throw refusal(400, 'registration_failed', 'email')
      }
      throw error
    })
  if (entered === undefined) throw refusal(400, 'wrong_password', 'current_password')
  c.header('set-cookie', await xsrfCookie(ports, entered.session_id))
  return c.json(entered.signedIn)
}
