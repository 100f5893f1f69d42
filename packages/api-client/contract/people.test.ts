import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rows } from '@plenum/api-server/db/rows'
import { principal, user } from '@plenum/api-server/db/schema/people'
import * as v from 'valibot'
import { database } from './engine.ts'
import { deeds, seen, teamOf, type Founder } from './people.ts'
import { advance, failure, found, join, now, PASSWORD, ports, raw } from './world.ts'

/** Somebody who never signs in. */
async function colleague(founder: Founder, name: string, disabled_at: string | null = null): Promise<string> {
  const [id, company_id] = [randomUUID(), founder.user.company.id]
  await database.insert(principal).values({ company_id, id, kind: 'user', name: `${name} Doe` })
  await database.insert(user).values({
    company_id,
    id,
    email: `${name.toLowerCase()}@doe.example`,
    name,
    surname: 'Doe',
    password_hash: await ports.passwords.hash(PASSWORD),
    disabled_at,
    session_epoch: now().toISOString(),
    created_at: now().toISOString(),
  })
  return id
}

describe('the list of people', () => {
  test('shows everybody of the company and nobody else', async () => {
    const ada = await found()
    await found()
    const grace = await join(ada, { assets: 'write' })
    const { results } = await ada.users.list({})
    expect(results.map(({ full_name }) => full_name)).toEqual(['Ada Byron', 'Grace Hopper'])
    expect(results[1]).toEqual(await ada.users.get((await grace.auth.me()).id))
    expect(results[1]).toMatchObject({
      team: { name: 'Hands' },
      is_administrator: false,
      disabled_at: null,
      version: 1,
    })
    expect(results[1]?.last_seen_at).not.toBeNull()
  })

  test('is narrowed by name, address, team, state and role', async () => {
    const ada = await found()
    const grace = await join(ada, {})
    await colleague(ada, 'Zoe', now().toISOString())
    const names = async (query: Parameters<typeof ada.users.list>[0]) =>
      (await ada.users.list(query)).results.map(({ name }) => name)
    expect(await names({ search: 'HOP' })).toEqual(['Grace'])
    expect(await names({ search: 'doe.exam' })).toEqual(['Zoe'])
    expect(await names({ search: '%' })).toEqual([])
    expect(await names({ team_id: await teamOf(grace) })).toEqual(['Grace'])
    expect(await names({ team_id: 'none' })).toEqual(['Ada', 'Zoe'])
    expect(await names({ state: 'active' })).toEqual(['Ada', 'Grace'])
    expect(await names({ state: 'disabled' })).toEqual(['Zoe'])
    expect(await names({ role: 'administrator' })).toEqual(['Ada'])
  })

  test.each(['full_name', '-full_name', 'email', '-email', 'created_at', '-created_at'] as const)(
    'by %s is whole page by page',
    async (ordering) => {
      const ada = await found()
      for (const name of ['Eve', 'bob', 'Eva', 'Ñu']) {
        await colleague(ada, name)
        advance(1)
      }
      const all = (await ada.users.list({ ordering })).results
      const read: typeof all = []
      let cursor: string | null | undefined
      do {
        const page = await ada.users.list({ ordering, limit: 2, ...(cursor && { cursor }) })
        read.push(...page.results)
        cursor = page.next
      } while (cursor)
      expect(read).toEqual(all)
      expect(all).toHaveLength(5)
    },
  )
})

describe('what somebody may do', () => {
  test('follows his team at once, and the change is written down', async () => {
    const ada = await found()
    const [grace, strong] = [await join(ada, {}), await join(ada, { assets: 'write' })]
    const team = (await strong.auth.me()).team
    expect(await failure(grace.assets.list({}))).toMatchObject({ status: 403 })
    const before = await seen(ada, grace)
    const changed = await ada.users.update(before, { team_id: team?.id ?? null })
    expect(changed).toMatchObject({ ...before, team, version: 2, last_seen_at: changed.last_seen_at })
    expect((await grace.auth.me()).permissions.assets).toBe('write')
    expect((await ada.users.update(changed, { team_id: null })).team).toBeNull()
    expect(await deeds(ada.user.company.id, 'user')).toMatchObject([
      {
        action: 'user.change',
        object_name: 'Grace Hopper',
        detail: { team: { from: before.team, to: team } },
      },
      { action: 'user.change', detail: { team: { from: team, to: null } } },
    ])
  })

  test('stays where nothing is named or nothing changes', async () => {
    const ada = await found()
    const before = await seen(ada, await join(ada, {}))
    const row = () => rows(database, v.unknown(), sql`select u::text from "user" u where id = ${before.id}`)
    const stored = await row()
    expect(await ada.users.update(before, {})).toEqual(before)
    const same = { team_id: before.team?.id ?? null, is_administrator: false, disabled: false }
    expect(await ada.users.update(before, same)).toEqual(before)
    expect(await row()).toEqual(stored)
    expect(await deeds(ada.user.company.id, 'user')).toEqual([])
  })

  test('changed meanwhile is refused with how it is now', async () => {
    const ada = await found()
    const before = await seen(ada, await join(ada, {}))
    const current = await ada.users.update(before, { is_administrator: true })
    expect(await failure(ada.users.update(before, { disabled: true }))).toMatchObject({
      status: 412,
      current,
    })
    const without = await raw(ada, `api/users/${before.id}/`, { method: 'PATCH', body: '{}' })
    expect(without.status).toBe(428)
  })

  test('is not found in another company', async () => {
    const [ada, eve] = [await found(), await found()]
    const grace = await seen(ada, await join(ada, {}))
    for (const id of [grace.id, randomUUID()]) {
      const calls = [
        () => eve.users.get(id),
        () => eve.users.update({ id, version: 1 }, { disabled: true }),
        () => eve.users.endSessions(id),
      ]
      for (const call of calls)
        expect(await failure(call())).toMatchObject({ status: 404, code: 'not_found' })
    }
    const foreign = await join(eve, {})
    const team_id = (await foreign.auth.me()).team?.id ?? ''
    expect(await failure(ada.users.update(grace, { team_id }))).toMatchObject({
      status: 400,
      errors: [{ code: 'does_not_exist', attr: 'team_id' }],
    })
    expect(await ada.users.get(grace.id)).toEqual(grace)
  })

  test.each([
    ['email', 'x@y.example'],
    ['password_hash', 'x'],
    ['permissions', { assets: 'write' }],
    ['is_super', true],
    ['company_id', randomUUID()],
    ['version', 9],
  ])('has no %s to write', async (field, value) => {
    const ada = await found()
    const grace = await seen(ada, await join(ada, {}))
    const response = await raw(ada, `api/users/${grace.id}/`, {
      method: 'PATCH',
      headers: { 'if-match': `"${grace.id}.1"` },
      body: JSON.stringify({ [field]: value }),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ code: 'unknown_field', attr: field }] })
    expect(await ada.users.get(grace.id)).toEqual(grace)
  })
})
