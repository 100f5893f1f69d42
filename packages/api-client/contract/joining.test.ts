import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createApp } from '@plenum/api-server/app'
import { sha256 } from '@plenum/api-server/crypto'
import { invitation } from '@plenum/api-server/db/schema/invitations'
import { invitation as letter } from '@plenum/api-server/mail/letters'
import type { CurrentUser } from '@plenum/domain/session'
import { database } from './engine.ts'
import { advance, connect, failure, found, join, mails, now, ports, registration } from './world.ts'

const DAY = 24 * 60 * 60_000
const EMAIL = 'grace@example.org'

/** An invitation as the founder would send it; answers its token. */
async function invite(
  founder: { user: CurrentUser },
  over: Partial<typeof invitation.$inferInsert> = {},
): Promise<string> {
  const token = randomUUID()
  await database.insert(invitation).values({
    company_id: founder.user.company.id,
    id: randomUUID(),
    email: EMAIL,
    token_hash: await sha256(token),
    invited_by: founder.user.id,
    created_at: now().toISOString(),
    expires_at: new Date(now().getTime() + 3 * DAY).toISOString(),
    ...over,
  })
  return token
}

/** What somebody invited sends. */
const joining = (token: string, over = {}) => {
  const { company: _, ...person } = registration({ email: EMAIL, name: 'Grace', surname: 'Hopper' })
  return { ...person, invitation: token, ...over }
}

describe('an invitation', () => {
  test('tells its holder who invites to what, and joins that company', async () => {
    const ada = await found()
    const token = await invite(ada)
    const grace = connect()
    expect(await grace.entry.invitation(token)).toEqual({
      email: EMAIL,
      company: 'Analytical Engines',
      invited_by: 'Ada Byron',
    })
    const { user } = await grace.auth.register(joining(token))
    expect(user).toMatchObject({ company: ada.user.company, is_administrator: false, team: null })
    expect((await grace.auth.me()).full_name).toBe('Grace Hopper')
  })

  test('gives the team and rights it says, never those the request asks for', async () => {
    const ada = await found()
    const member = await (await join(ada, { assets: 'onlyRead' })).auth.me()
    const token = await invite(ada, { team_id: member.team?.id ?? null, is_administrator: true })
    const { user } = await connect().auth.register(joining(token))
    expect(user).toMatchObject({ team: member.team, is_administrator: true })
    const asks = joining(await invite(ada, { email: 'eve@example.org' }), { is_administrator: true })
    expect(await failure(connect().auth.register(asks))).toMatchObject({ code: 'unknown_field' })
  })

  test('is for its own address only, and stays open when another tries', async () => {
    const token = await invite(await found())
    const eve = joining(token, { email: 'eve@example.org' })
    expect(await failure(connect().auth.register(eve))).toMatchObject({
      status: 400,
      code: 'registration_failed',
    })
    await connect().auth.register(joining(token, { email: 'GRACE@example.org' }))
  })

  test('works once, also for two at the same instant', async () => {
    const token = await invite(await found())
    const both = await Promise.allSettled([
      connect().auth.register(joining(token)),
      connect().auth.register(joining(token)),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await failure(connect().entry.invitation(token))).toMatchObject({
      code: 'token_invalid',
      errors: [{ attr: 'token' }],
    })
  })

  test.each([
    ['has run out', {}, 3 * DAY],
    ['was withdrawn', { withdrawn_at: now().toISOString() }, 0],
  ])('that %s opens nothing', async (_, over, wait) => {
    const token = await invite(await found(), over)
    advance(wait)
    const refused = { status: 400, code: 'token_invalid' }
    expect(await failure(connect().entry.invitation(token))).toMatchObject(refused)
    expect(await failure(connect().auth.register(joining(token)))).toMatchObject(refused)
  })

  test('joins where registration is by invitation', async () => {
    const token = await invite(await found())
    const closed = createApp({ ...ports, registration: 'invite' })
    const grace = connect((request) => Promise.resolve(closed.fetch(request)))
    expect((await grace.auth.register(joining(token))).user.email).toBe(EMAIL)
  })

  test('does not say that its address has an account elsewhere', async () => {
    const ada = await found()
    await connect().auth.register(registration({ email: EMAIL }))
    const token = await invite(ada)
    expect(await failure(connect().auth.register(joining(token)))).toMatchObject({
      code: 'registration_failed',
      errors: [{ attr: null }],
    })
  })

  test('is a letter in which nobody can write anything but text', () => {
    const to = { to: EMAIL, language: 'en', token: 'abc' } as const
    letter(ports, { ...to, company: '<b>A & B</b>\r\nBcc: x@y.example', invitedBy: '<i>Eve</i>' })
    const [mail] = mails()
    expect(mail?.subject).toBe('<b>A & B</b> Bcc: x@y.example invites you to Plenum')
    expect(mail?.text).toContain('http://localhost/auth/register#invitation=abc')
    expect(mail?.html).toContain('&lt;i&gt;Eve&lt;/i&gt; invites you to join &lt;b&gt;A &amp; B&lt;/b&gt;')
  })
})

describe('a new password', () => {
  test.each([
    ['Password-1', 'password_common'],
    ['!QAZ2wsx', 'password_common'],
    ['Summer-2026!', 'password_common'],
    ['My-plenum-4-ever', 'password_personal'],
    ['Byron-was-here-1', 'password_personal'],
    ['Old-engines-1', 'password_personal'],
    ['Countess.A-1815', 'password_personal'],
  ])('%s is refused at registration, and why is told', async (password, code) => {
    const input = registration({ email: 'countess@example.org', password, password_confirmation: password })
    expect(await failure(connect().auth.register(input))).toMatchObject({
      status: 400,
      code,
      errors: [{ attr: 'password' }],
    })
  })

  test('of words that nobody expects together is taken', async () => {
    const password = 'Sunny turtle 7, backwards'
    const input = registration({ password, password_confirmation: password })
    expect((await connect().auth.register(input)).user.email).toBe(input.email)
  })
})

describe('the first registration by invitation', () => {
  const closed = () => {
    const app = createApp({ ...ports, registration: 'invite', setupCode: 'ABCD-EFGH' })
    const { auth } = connect((request) => Promise.resolve(app.fetch(request)))
    return (setup_code?: string) => auth.register(registration({ ...(setup_code && { setup_code }) }))
  }

  test('needs the code that the server printed', async () => {
    const register = closed()
    const refused = { status: 403, code: 'setup_code_wrong', errors: [{ attr: 'setup_code' }] }
    expect(await failure(register())).toMatchObject(refused)
    expect(await failure(register('AAAA-AAAA'))).toMatchObject(refused)
    await register('abcd-efgh')
    expect(await failure(register('ABCD-EFGH'))).toMatchObject({ code: 'registration_closed' })
  })

  test('is shut after five wrong codes, also to the right one', async () => {
    const register = closed()
    for (let tries = 0; tries < 5; tries++) await failure(register('WRONG'))
    expect(await failure(register('ABCD-EFGH'))).toMatchObject({ code: 'setup_code_wrong' })
  })
})
