import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { rows } from '@plenum/api-server/db/rows'
import { beginSession } from '@plenum/api-server/store/sessions'
import { database } from './engine.ts'
import { administrator, asked, deeds, seen, teamOf } from './people.ts'
import { asset, connect, connectBy, failure, found, join, now, PASSWORD, ports, raw } from './world.ts'

describe('somebody with write on users who is no administrator', () => {
  const scene = async () => {
    const ada = await found()
    const mia = await join(ada, { users: 'write', assets: 'onlyRead' })
    return { ada, mia, self: await seen(ada, mia), grace: await seen(ada, await join(ada, {})) }
  }

  test('gives a team he outranks, and none that may more', async () => {
    const { ada, mia, grace } = await scene()
    const weak = await teamOf(await join(ada, { assets: 'onlyRead' }))
    const strong = await teamOf(await join(ada, { assets: 'write' }))
    const refused = await failure(mia.users.update(grace, { team_id: strong }))
    expect(refused).toMatchObject({ status: 403, code: 'beyond_own_rights' })
    expect((await mia.users.update(grace, { team_id: weak })).team?.id).toBe(weak)
  })

  test('neither makes nor touches administrators', async () => {
    const { ada, mia, grace } = await scene()
    const boss = await ada.users.get(ada.user.id)
    const beyond = { status: 403, code: 'beyond_own_rights' }
    expect(await failure(mia.users.update(grace, { is_administrator: true }))).toMatchObject(beyond)
    expect(await failure(mia.users.update(boss, { is_administrator: false }))).toMatchObject(beyond)
    expect(await failure(mia.users.update(boss, { disabled: true }))).toMatchObject(beyond)
    expect(await failure(mia.users.endSessions(boss.id))).toMatchObject(beyond)
    expect(await ada.users.get(boss.id)).toEqual(boss)
  })

  test('changes nothing of himself', async () => {
    const { ada, mia, self } = await scene()
    const strong = await teamOf(await join(ada, { assets: 'write' }))
    for (const patch of [{ is_administrator: true }, { team_id: strong }, { disabled: true }]) {
      expect(await failure(mia.users.update(self, patch))).toMatchObject({ status: 403, code: 'own_rights' })
    }
    expect((await ada.users.get(self.id)).version).toBe(self.version)
  })
})

describe('the last administrator', () => {
  test('stays one, and in use', async () => {
    const ada = await found()
    const boss = await ada.users.get(ada.user.id)
    for (const patch of [{ is_administrator: false }, { disabled: true }]) {
      expect(await failure(ada.users.update(boss, patch))).toMatchObject({
        status: 409,
        code: 'last_administrator',
      })
    }
    const second = await seen(ada, await administrator(ada))
    await ada.users.update(second, { disabled: true })
    expect(await failure(ada.users.update(boss, { is_administrator: false }))).toMatchObject({ status: 409 })
  })

  test('steps down once there is another', async () => {
    const ada = await found()
    await administrator(ada)
    const boss = await ada.users.get(ada.user.id)
    expect((await ada.users.update(boss, { is_administrator: false })).is_administrator).toBe(false)
    expect(await failure(ada.users.list({}))).toMatchObject({ status: 403 })
  })

  test.each([[{ is_administrator: false }], [{ disabled: true }]])(
    'is one of two who take %o from each other at the same time',
    async (patch) => {
      const ada = await found()
      const grace = await administrator(ada)
      const [one, other] = [await ada.users.get(ada.user.id), await seen(ada, grace)]
      const tries = await Promise.allSettled([ada.users.update(other, patch), grace.users.update(one, patch)])
      expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const left = await rows(
        database,
        v.object({ id: v.string() }),
        sql`select id from "user" where is_administrator and disabled_at is null`,
      )
      expect(left).toHaveLength(1)
    },
  )
})

describe('disabling somebody', () => {
  test('ends his sessions at once, and opening the account again brings none of them back', async () => {
    const ada = await found()
    const grace = await join(ada, { assets: 'onlyRead' })
    const before = await seen(ada, grace)
    const off = await ada.users.update(before, { disabled: true })
    expect(off).toMatchObject({ version: 2, team: before.team })
    expect(off.disabled_at).not.toBeNull()
    const refresh = grace.tokens.refresh()
    expect(await failure(grace.assets.list({}))).toMatchObject({ status: 401 })
    const again = connect()
    const credentials = { email: before.email, password: PASSWORD }
    expect(await failure(again.auth.login(credentials))).toMatchObject({ status: 401 })
    const on = await ada.users.update(off, { disabled: false })
    expect(on).toMatchObject({ disabled_at: null, version: 3 })
    const revived = await raw(null, 'api/token/refresh/', {
      method: 'POST',
      body: JSON.stringify({ refresh }),
    })
    expect(revived.status).not.toBe(200)
    expect((await again.auth.login(credentials)).user.id).toBe(before.id)
    expect((await deeds(ada.user.company.id, 'user')).map(({ action }) => action)).toEqual([
      'user.disable',
      'user.enable',
    ])
  })

  test('leaves no session that began meanwhile, once the account is open again', async () => {
    const ada = await found()
    const off = await ada.users.update(await seen(ada, await join(ada, {})), { disabled: true })
    // of a sign-in that read the account just before
    const account = { company_id: ada.user.company.id, user_id: off.id }
    const caller = { peer: null, address: null, request_id: null, user_agent: null, language: null }
    const begun = { ...account, caller, lifetimes: ports.lifetimes }
    const { pair } = await database.transaction((tx) => beginSession(tx, begun, now()))
    await ada.users.update(off, { disabled: false })
    expect(await failure(connectBy(pair).auth.me())).toMatchObject({ status: 401 })
  })

  test('takes back whom he has invited, and leaves what he owns', async () => {
    const ada = await found()
    const grace = await administrator(ada)
    const self = await seen(ada, grace)
    const { id } = await ada.assets.create(asset({ owner_id: self.id }))
    await grace.invitations.create(asked('back@door.example', { is_administrator: true }))
    await ada.invitations.create(asked('kept@door.example'))
    await ada.users.update(self, { disabled: true })
    expect((await ada.invitations.list({})).results.map(({ email }) => email)).toEqual(['kept@door.example'])
    expect((await ada.assets.get(id)).owner?.id).toBe(self.id)
  })
})

test('ended sessions are over, and the next sign-in is not', async () => {
  const ada = await found()
  const grace = await join(ada, { assets: 'onlyRead' })
  const { id, email } = await seen(ada, grace)
  await ada.users.endSessions(id)
  expect(await failure(grace.assets.list({}))).toMatchObject({ status: 401 })
  await grace.auth.login({ email, password: PASSWORD })
  expect((await grace.assets.list({})).results).toEqual([])
  expect(await deeds(ada.user.company.id, 'user')).toMatchObject([{ action: 'user.end_sessions' }])
})
