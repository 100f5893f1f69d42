import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { sha256 } from '@plenum/api-server/crypto'
import { rows } from '@plenum/api-server/db/rows'
import { joinCompany } from '@plenum/api-server/store/joining'
import { database } from './engine.ts'
import { asked, deeds, named, seen, teamOf } from './people.ts'
import { advance, connect, failure, found, join, mails, now, raw, registration, PASSWORD } from './world.ts'

const HOUR = 60 * 60 * 1000
const tokenIn = (text: string) => /#invitation=([\w-]{43})\s/.exec(text)?.[1] ?? ''

const stored = () =>
  rows(
    database,
    v.object({ email: v.string(), token_hash: v.string(), withdrawn: v.boolean() }),
    sql`select email, token_hash, withdrawn_at is not null as withdrawn from invitation order by created_at, id`,
  )

describe('an invitation', () => {
  test('is sent, listed, and kept without its token', async () => {
    const ada = await found()
    const team = await ada.teams.create(named('Facility'))
    const made = await ada.invitations.create(asked(' New@Example.org ', { team_id: team.id }))
    expect(made).toMatchObject({
      email: 'new@example.org',
      team: { id: team.id, name: 'Facility' },
      is_administrator: false,
      invited_by: { id: ada.user.id, name: 'Ada Byron' },
    })
    expect(Date.parse(made.expires_at) - Date.parse(made.created_at)).toBe(72 * HOUR)
    expect((await ada.invitations.list({})).results).toEqual([made])
    const [letter] = mails()
    expect(letter?.to).toBe('New@Example.org')
    expect(letter?.subject).toContain('Analytical Engines')
    expect(letter?.text).toContain('Ada Byron')
    const token = tokenIn(letter?.text ?? '')
    expect(letter?.html).toContain(`http://localhost/auth/register#invitation=${token}"`)
    expect(await stored()).toEqual([
      { email: 'new@example.org', token_hash: await sha256(token), withdrawn: false },
    ])
    const lines = await deeds(ada.user.company.id, 'invitation')
    expect(lines).toMatchObject([
      { action: 'invitation.create', object_name: 'new@example.org', detail: { team: { name: 'Facility' } } },
    ])
    expect(JSON.stringify([made, lines])).not.toContain(token)
  })

  test('is written in the language of who invites, and no name becomes markup or a line of its head', async () => {
    const ada = await found()
    await database.execute(sql`update company set name = ${'<b>Bcc:\r\nx@y</b>'}`)
    const response = await raw(ada, 'api/invitations/', {
      method: 'POST',
      headers: { 'accept-language': 'es' },
      body: '{"email":"new@example.org"}',
    })
    expect(response.status).toBe(201)
    expect(mails()[0]?.subject).toContain('<b>Bcc: x@y</b>')
    expect(mails()[0]?.html).toContain('<html lang="es">')
    expect(mails()[0]?.html).toContain('&lt;b&gt;Bcc:')
    expect(mails()[0]?.html).not.toContain('<b>')
  })

  test('of the same address takes the place of the one before', async () => {
    const ada = await found()
    const first = await ada.invitations.create(asked('new@example.org'))
    const second = await ada.invitations.create(asked('NEW@example.org', { is_administrator: true }))
    expect((await ada.invitations.list({})).results).toEqual([second])
    expect((await stored()).map(({ withdrawn }) => withdrawn)).toEqual([true, false])
    expect(tokenIn(mails()[0]?.text ?? '')).not.toBe(tokenIn(mails()[1]?.text ?? ''))
    expect((await deeds(ada.user.company.id, 'invitation'))[1]).toMatchObject({
      detail: { replaces: first.id },
    })
    await Promise.all([1, 2, 3].map(() => ada.invitations.create(asked('new@example.org'))))
    expect((await ada.invitations.list({})).results).toHaveLength(1)
  })

  test('is sent once by a request that is sent twice', async () => {
    const ada = await found()
    const headers = { 'idempotency-key': randomUUID() }
    const request = { method: 'POST', headers, body: '{"email":"new@example.org"}' }
    const answers = [await raw(ada, 'api/invitations/', request), await raw(ada, 'api/invitations/', request)]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(mails()).toHaveLength(1)
  })

  test('is refused for somebody of the company, and tells nothing of other companies', async () => {
    const [ada, eve] = [await found(), await found()]
    const grace = await (await join(ada, {})).auth.me()
    const member = await failure(ada.invitations.create(asked(grace.email.toUpperCase())))
    expect(member).toMatchObject({ status: 400, errors: [{ code: 'already_exists', attr: 'email' }] })
    expect(mails()).toEqual([])
    expect(await ada.invitations.create(asked(eve.user.email))).toMatchObject({ email: eve.user.email })
    expect(mails()).toHaveLength(1)
  })

  test('is refused to a team of another company', async () => {
    const [ada, eve] = [await found(), await found()]
    const foreign = await eve.teams.create(named('Facility'))
    for (const team_id of [foreign.id, randomUUID()]) {
      expect(await failure(ada.invitations.create({ email: 'new@example.org', team_id }))).toMatchObject({
        status: 400,
        errors: [{ code: 'does_not_exist', attr: 'team_id' }],
      })
    }
    expect(mails()).toEqual([])
  })

  test('by somebody who is no administrator gives no more than he has', async () => {
    const ada = await found()
    const mia = await join(ada, { users: 'write' })
    const strong = (await (await join(ada, { assets: 'onlyRead' })).auth.me()).team?.id ?? ''
    const beyond = { status: 403, code: 'beyond_own_rights' }
    const email = 'new@example.org'
    expect(await failure(mia.invitations.create(asked(email, { is_administrator: true })))).toMatchObject(
      beyond,
    )
    expect(await failure(mia.invitations.create(asked(email, { team_id: strong })))).toMatchObject(beyond)
    expect(mails()).toEqual([])
    const open = await ada.invitations.create(asked(email, { is_administrator: true }))
    expect(await failure(mia.invitations.create(asked(email)))).toMatchObject(beyond)
    expect(await failure(mia.invitations.withdraw(open.id))).toMatchObject(beyond)
    await mia.invitations.create(asked('other@example.org'))
    expect((await ada.invitations.list({})).results).toHaveLength(2)
  })
})

describe('an invitation is withdrawn', () => {
  test('once, by its own company', async () => {
    const [ada, eve] = [await found(), await found()]
    const { id } = await ada.invitations.create(asked('new@example.org'))
    expect(await failure(eve.invitations.withdraw(id))).toMatchObject({ status: 404 })
    expect((await eve.invitations.list({})).results).toEqual([])
    await ada.invitations.withdraw(id)
    expect((await ada.invitations.list({})).results).toEqual([])
    expect(await failure(ada.invitations.withdraw(id))).toMatchObject({ status: 404 })
    expect((await deeds(ada.user.company.id, 'invitation')).map(({ action }) => action)).toEqual([
      'invitation.create',
      'invitation.withdraw',
    ])
  })

  test('where its inviter is no administrator any more and it makes one', async () => {
    const ada = await found()
    const grace = await join(ada, {})
    const raised = await ada.users.update(await seen(ada, grace), { is_administrator: true })
    await grace.invitations.create(asked('boss@example.org', { is_administrator: true }))
    await grace.invitations.create(asked('hand@example.org'))
    await ada.users.update(raised, { is_administrator: false })
    expect((await ada.invitations.list({})).results.map(({ email }) => email)).toEqual(['hand@example.org'])
  })
})

/** Somebody who may invite, and whom he has invited into a team that may write assets; gives what that one sends. */
async function invitedByMia() {
  const ada = await found()
  const mia = await join(ada, { users: 'write', assets: 'write' })
  const team = await ada.teams.create(named('Facility'))
  const assets = { ...team.permissions, assets: 'onlyRead' } as const
  const given = await ada.teams.setPermissions(team, { permissions: assets, may_approve: false })
  const email = 'new@example.org'
  await mia.invitations.create(asked(email, { team_id: team.id }))
  const invitation = tokenIn(mails().at(-1)?.text ?? '')
  const { company: _, ...person } = registration({ email })
  return { ada, mia, team: given, invitation, join: () => connect().auth.register({ ...person, invitation }) }
}

const GONE = { status: 400, code: 'token_invalid' }

describe('an invitation into a team', () => {
  test('joins it while its inviter might still give what the team may', async () => {
    const { ada, team, join: joined } = await invitedByMia()
    await ada.teams.update(await ada.teams.get(team.id), { description: 'Halls' })
    expect((await joined()).user.team?.id).toBe(team.id)
  })

  test.each<[string, (of: Awaited<ReturnType<typeof invitedByMia>>) => Promise<unknown>]>([
    [
      'the team may more than its inviter',
      ({ ada, team }) =>
        ada.teams.setPermissions(team, {
          permissions: { ...team.permissions, settings: 'write' },
          may_approve: false,
        }),
    ],
    [
      'its inviter lost his rights',
      async ({ ada, mia }) => ada.users.update(await seen(ada, mia), { team_id: null }),
    ],
    [
      'its inviter is in a team that may less',
      async ({ ada, mia }) => {
        const less = await join(ada, { users: 'write' })
        await ada.users.update(await seen(ada, mia), { team_id: await teamOf(less) })
      },
    ],
  ])('opens nothing any more where %s', async (_, change) => {
    const of = await invitedByMia()
    await change(of)
    expect(await failure(of.join())).toMatchObject(GONE)
    expect(await failure(connect().entry.invitation(of.invitation))).toMatchObject(GONE)
    // also where it was looked at before that
    const given = { token: of.invitation, password_hash: '', now: now() }
    const person = { name: 'New', surname: 'One', email: 'new@example.org' }
    expect(await database.transaction((tx) => joinCompany(tx, person, given))).toBeUndefined()
    expect((await of.ada.invitations.list({})).results).toHaveLength(1)
    expect((await of.ada.users.list({})).results.map(({ email }) => email)).not.toContain('new@example.org')
  })
})

test('the open invitations are listed newest first, with those that ran out', async () => {
  const ada = await found()
  await ada.invitations.create(asked('one@example.org'))
  advance(80 * HOUR)
  await ada.auth.login({ email: ada.user.email, password: PASSWORD })
  await ada.invitations.create(asked('two@example.org'))
  const first = await ada.invitations.list({ limit: 1 })
  const second = await ada.invitations.list({ limit: 1, cursor: first.next ?? '' })
  expect([first, second].map(({ results }) => results[0]?.email)).toEqual([
    'two@example.org',
    'one@example.org',
  ])
  expect(Date.parse(second.results[0]?.expires_at ?? '')).toBeLessThan(now().getTime())
})
