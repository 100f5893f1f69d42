import { describe, expect, test } from 'vitest'
import { database } from './engine.ts'
import { app, advance, connect, failure, found, mails, PASSWORD, raw } from './world.ts'

const MINUTE = 60_000
const NEW = 'Quite-another-2'

const recover = (email: string, init: RequestInit = {}) =>
  raw(null, 'api/auth/recovery/', { method: 'POST', body: JSON.stringify({ email }), ...init })

/** The mails sent so far, once there are as many as expected. */
async function letters(count: number) {
  await expect.poll(() => mails().length).toBe(count)
  return mails()
}

/** Asks for a recovery mail and takes the token out of it. */
async function tokenFor(email: string): Promise<string> {
  const before = mails().length
  await recover(email)
  const sent = await letters(before + 1)
  return /#token=([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? ''
}

const confirm = (token: string, password = NEW) =>
  connect().entry.confirmRecovery({ token, password, password_confirmation: password })

describe('a recovery', () => {
  test('by the link of its mail gives a new password, ends every session and begins none', async () => {
    const ada = await found()
    const token = await tokenFor(ada.user.email)
    expect(token).toHaveLength(43)
    await confirm(token)
    expect((await raw(ada, 'api/auth/me/')).status).toBe(401)
    const { auth } = connect()
    expect(await failure(auth.login({ email: ada.user.email, password: PASSWORD }))).toMatchObject({
      status: 401,
    })
    expect((await auth.login({ email: ada.user.email, password: NEW })).user.id).toBe(ada.user.id)
    const [, told] = await letters(2)
    expect(told).toMatchObject({ to: ada.user.email, subject: 'Your Plenum password has been changed' })
  })

  test('is answered alike where there is no account, and nobody gets a mail', async () => {
    const { user } = await found()
    const [known, unknown] = [await recover(user.email), await recover('nobody@example.org')]
    for (const answer of [known, unknown]) {
      expect(answer.status).toBe(204)
      expect(await answer.text()).toBe('')
      answer.headers.delete('x-request-id')
    }
    expect([...known.headers]).toEqual([...unknown.headers])
    expect((await letters(1))[0]?.to).toBe(user.email)
  })

  test('works once, also for two at the same instant', async () => {
    const { user } = await found()
    const token = await tokenFor(user.email)
    const both = await Promise.allSettled([confirm(token), confirm(token)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await failure(confirm(token))).toMatchObject({
      status: 400,
      code: 'token_invalid',
      errors: [{ attr: 'token' }],
    })
  })

  test('ends after half an hour', async () => {
    const { user } = await found()
    const token = await tokenFor(user.email)
    advance(30 * MINUTE)
    expect(await failure(confirm(token))).toMatchObject({ code: 'token_invalid' })
  })

  test.each(['password', 'address'])('ends with a change of %s', async (changed) => {
    const ada = await found()
    const token = await tokenFor(ada.user.email)
    const current_password = PASSWORD
    if (changed === 'password')
      await ada.account.changePassword({
        current_password,
        password: 'Another-horse-3',
        password_confirmation: 'Another-horse-3',
      })
    else await ada.account.changeEmail({ current_password, email: 'countess@example.org' })
    expect(await failure(confirm(token))).toMatchObject({ status: 400, code: 'token_invalid' })
  })

  test('ends with a newer one', async () => {
    const { user } = await found()
    const [older, newer] = [await tokenFor(user.email), await tokenFor(user.email)]
    expect(await failure(confirm(older))).toMatchObject({ code: 'token_invalid' })
    await confirm(newer)
  })

  test('keeps the rules of passwords, and its token while they are broken', async () => {
    const { user } = await found()
    const token = await tokenFor(user.email)
    for (const [password, code] of [
      ['short', 'too_short'],
      ['P@ssw0rd', 'password_common'],
      ['Plenum-is-mine-1', 'password_personal'],
      ['Analytical-1!', 'password_personal'],
    ] as const) {
      expect(await failure(confirm(token, password))).toMatchObject({
        status: 400,
        errors: expect.arrayContaining([expect.objectContaining({ code, attr: 'password' })]),
      })
    }
    await confirm(token)
  })

  test('refuses the address of the account as its password', async () => {
    const ada = connect()
    const { user } = await ada.auth.register({
      name: 'Ada',
      surname: 'Byron',
      email: 'Ada-1@example.org',
      company: 'Analytical Engines',
      password: PASSWORD,
      password_confirmation: PASSWORD,
    })
    const token = await tokenFor(user.email)
    expect(await failure(confirm(token, 'ADA-1@example.org'))).toMatchObject({ code: 'password_is_email' })
  })

  test('changes nothing and signs nobody out before its link is used', async () => {
    const ada = await found()
    await tokenFor(ada.user.email)
    expect((await ada.auth.me()).id).toBe(ada.user.id)
    await connect().auth.login({ email: ada.user.email, password: PASSWORD })
  })

  test('links to where people find the server, whatever a request says of its host', async () => {
    const { user } = await found()
    await app.fetch(
      new Request('http://evil.example/api/auth/recovery/', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          host: 'evil.example',
          'x-forwarded-host': 'evil.example',
          forwarded: 'host=evil.example',
        },
        body: JSON.stringify({ email: user.email }),
      }),
    )
    const [mail] = await letters(1)
    expect(mail?.text).toContain('http://localhost/auth/reset-password#token=')
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil')
  })

  test('writes in the language of who asks', async () => {
    const { user } = await found()
    await recover(user.email, { headers: { 'accept-language': 'es-ES' } })
    const [mail] = await letters(1)
    expect(mail?.subject).toBe('Elige una nueva contraseña para Plenum')
    expect(mail?.html).toContain('lang="es"')
  })

  test('keeps nothing that opens an account', async () => {
    const { user } = await found()
    const token = await tokenFor(user.email)
    const kept: unknown = await database.query.recovery.findMany()
    expect(JSON.stringify(kept)).not.toContain(token)
  })
})
