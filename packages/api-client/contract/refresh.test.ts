import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createApp } from '@plenum/api-server/app'
import { LIFETIMES } from '@plenum/api-server/lifetimes'
import { audited } from './accounts.ts'
import { database } from './engine.ts'
import { refreshed } from './requests.ts'
import {
  advance,
  connect,
  failure,
  faults,
  found,
  mails,
  now,
  PASSWORD,
  ports,
  raw,
  registration,
  type Connection,
} from './world.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const Counts = v.object({ rows: v.array(v.object({ count: v.number() })) })
const count = async (table: string) =>
  v.parse(Counts, await database.execute(sql`select count(*)::int as count from ${sql.identifier(table)}`))
    .rows[0]?.count

const answersTo = async (access: string) =>
  (await raw(null, 'api/auth/me/', { headers: { authorization: `Bearer ${access}` } })).status

const first = ({ tokens }: Connection) => tokens.refresh() ?? ''
async function child(token: string) {
  const pair = await refreshed(token)
  if (pair === null) throw new Error('The refresh was refused')
  return pair
}

describe('one token', () => {
  test('refreshed fifty times at once gives fifty answers and one child', async () => {
    const ada = await found()
    const pairs = await Promise.all(Array.from({ length: 50 }, () => refreshed(first(ada))))
    expect(pairs.every((pair) => pair !== null)).toBe(true)
    expect(new Set(pairs.map((pair) => pair?.refresh)).size).toBe(1)
    expect(await count('refresh_token')).toBe(2)
    for (const pair of pairs) expect(await answersTo(pair?.access ?? '')).toBe(200)
    expect(mails()).toEqual([])
  })

  test('is not given again once its child was used', async () => {
    const ada = await found()
    const { refresh } = await child(first(ada))
    const grandchild = await child(refresh)
    expect(await refreshed(first(ada))).toBeNull()
    expect(await refreshed(grandchild.refresh)).toBeNull()
  })

  test('is not given again after half a minute, and nothing of its family lives on', async () => {
    const ada = await found()
    const pair = await child(first(ada))
    advance(30_001)
    expect(await refreshed(first(ada))).toBeNull()
    expect(await refreshed(pair.refresh)).toBeNull()
    expect(await answersTo(pair.access)).toBe(401)
  })
})

describe('an old token that comes back', () => {
  test('ends its family down to the youngest, says so by mail and writes it down', async () => {
    const ada = await found()
    const stolen = first(ada)
    const one = await child(stolen)
    const two = await child(one.refresh)
    const three = await child(two.refresh)
    expect(await refreshed(stolen)).toBeNull()
    for (const { access, refresh } of [one, two, three]) {
      expect(await refreshed(refresh)).toBeNull()
      expect(await answersTo(access)).toBe(401)
    }
    expect(mails()).toMatchObject([{ to: ada.user.email, subject: 'A Plenum session of yours was ended' }])
    expect((await audited()).at(-1)).toMatchObject({ action: 'session.reuse', actor_id: ada.user.id })
  })

  test('is told of in the language it was sent in, where nobody knows the owner’s', async () => {
    const ada = await found()
    const stolen = first(ada)
    await child((await child(stolen)).refresh)
    await database.execute(sql`update "user" set language = null`)
    expect(await refreshed(stolen, { 'accept-language': 'es' })).toBeNull()
    expect(mails()).toMatchObject([
      { to: ada.user.email, subject: 'Se ha cerrado una de tus sesiones de Plenum' },
    ])
  })

  test('leaves other sessions of the same person alone', async () => {
    const ada = await found()
    const other = connect()
    await other.auth.login({ email: ada.user.email, password: PASSWORD })
    await child((await child(first(ada))).refresh)
    expect(await refreshed(first(ada))).toBeNull()
    expect((await other.auth.me()).id).toBe(ada.user.id)
  })
})

describe('time', () => {
  test('ends an access token after ten minutes, and not before', async () => {
    const ada = await found()
    const access = ada.tokens.access() ?? ''
    advance(10 * MINUTE - 5000)
    expect(await answersTo(access)).toBe(200)
    advance(6000)
    expect(await answersTo(access)).toBe(401)
  })

  test('ends a session without use after three days, and not before', async () => {
    const ada = await found()
    advance(3 * DAY - MINUTE)
    const { refresh } = await child(first(ada))
    advance(3 * DAY + 1)
    expect(await refreshed(refresh)).toBeNull()
    expect(mails()).toEqual([])
  })

  test('ends a session after fourteen days however it is used', async () => {
    let { refresh } = await child(first(await found()))
    for (let day = 0; day < 13; day++) {
      advance(DAY)
      refresh = (await child(refresh)).refresh
    }
    advance(DAY)
    expect(await refreshed(refresh)).toBeNull()
  })

  test('says how long the new token is good for: three days, and less at the end of the fourteen', async () => {
    const ada = await found()
    let last = await child(first(ada))
    expect(last.refresh_expires_in).toBe((3 * DAY) / 1000)
    for (let day = 2; day <= 12; day += 2) {
      advance(2 * DAY)
      last = await child(last.refresh)
    }
    expect(last.refresh_expires_in).toBeGreaterThan((2 * DAY - MINUTE) / 1000)
    expect(last.refresh_expires_in).toBeLessThanOrEqual((2 * DAY) / 1000)
  })
})

test('where sessions are strict, they end after half an hour without use and after twelve hours', async () => {
  const app = createApp({ ...ports, lifetimes: LIFETIMES.strict })
  const person = () => connect((request) => Promise.resolve(app.fetch(request)))
  const [idle, busy] = [person(), person()]
  await idle.auth.register(registration({ email: 'idle@example.org' }))
  await busy.auth.register(registration({ email: 'busy@example.org' }))
  advance(30 * MINUTE - 5000)
  await idle.auth.me()
  for (let half = 1; half < 24; half++) {
    await busy.auth.me()
    advance(30 * MINUTE - 5000)
  }
  expect(await failure(idle.auth.me())).toMatchObject({ status: 401 })
  await busy.auth.me()
  advance(3 * MINUTE)
  expect(await failure(busy.auth.me())).toMatchObject({ status: 401 })
})

test('the epoch of a person ends every session begun before it', async () => {
  const ada = await found()
  const access = ada.tokens.access() ?? ''
  advance(1000)
  await database.execute(sql`update "user" set session_epoch = ${now().toISOString()}`)
  expect(await answersTo(access)).toBe(401)
  expect(await refreshed(first(ada))).toBeNull()
})

describe('what has run out', () => {
  /** A host that has not cleared anything away yet. */
  const fresh = () => {
    const host = createApp(ports)
    return (request: Request) => Promise.resolve(host.fetch(request))
  }

  test('is cleared away by a later refresh, at most once an hour, and what lives stays', async () => {
    const host = fresh()
    const ada = await found(host)
    const over = connect()
    await over.auth.login({ email: ada.user.email, password: PASSWORD })
    await over.auth.logout()
    const bob = await found(host)
    advance(2 * DAY)
    await ada.auth.me()
    expect([await count('session'), await count('refresh_token'), await count('access_token')]).toEqual([
      2, 3, 1,
    ])
    expect((await bob.auth.me()).id).toBe(bob.user.id)
    await over.auth.login({ email: ada.user.email, password: PASSWORD })
    await over.auth.logout()
    advance(20 * MINUTE)
    await ada.auth.me()
    expect(await count('session')).toBe(3)
    advance(3 * DAY + MINUTE)
    const carol = await found(host)
    advance(11 * MINUTE)
    await carol.auth.me()
    // the last session of everybody stays, with nothing to use it by
    expect([await count('session'), await count('refresh_token'), await count('access_token')]).toEqual([
      3, 2, 1,
    ])
    expect(faults()).toEqual([])
  })

  test('is no reason to withhold a pair', async () => {
    const ada = await found(fresh())
    advance(11 * MINUTE)
    await database.execute(sql`alter table recovery rename to recovery_away`)
    try {
      expect((await ada.auth.me()).id).toBe(ada.user.id)
      expect(faults()).toHaveLength(1)
    } finally {
      await database.execute(sql`alter table recovery_away rename to recovery`)
    }
  })
})
