import { describe, expect, test } from 'vitest'
import { createApp } from '@plenum/api-server/app'
import { DEFAULT_LIMITS } from '@plenum/api-server/limits'
import { database } from './engine.ts'
import { advance, found, mails, now, PASSWORD, ports, registration, type Connection } from './world.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A server with the limits a person gets who sets nothing, and requests to it from any address. */
function strict() {
  const start = Date.now()
  const app = createApp({
    ...ports,
    // stands still but for `advance`, however slow the machine
    clock: () => new Date(start + now().getTime() - Date.now()),
    limits: { ...DEFAULT_LIMITS, floors: { login: 0, recovery: 0 } },
  })
  let others = 0
  const send = (path: string, init: RequestInit = {}, peer: string | undefined = undefined) => {
    const headers = new Headers(init.headers)
    if (init.body) headers.set('content-type', 'application/json')
    const request = new Request(`http://localhost/${path}`, { ...init, headers })
    return Promise.resolve(app.fetch(request, peer === undefined ? {} : { peer }))
  }
  const post = (path: string, body: object, { peer = '192.0.2.1', headers = {} } = {}) =>
    send(path, { method: 'POST', body: JSON.stringify(body), headers }, peer)
  return {
    send,
    post,
    /** An address that has not been used before. */
    elsewhere: () => `198.51.${Math.floor(others / 250)}.${(others++ % 250) + 1}`,
    login: (email: string, password: string, options: { peer?: string; headers?: object } = {}) =>
      post('api/token/', { email, password }, { ...options, headers: { ...options.headers } }),
  }
}

const statuses = async (count: number, request: (at: number) => Promise<Response>) => {
  const seen: number[] = []
  for (let at = 0; at < count; at++) seen.push((await request(at)).status)
  return seen
}

const waitOf = (response: Response) => Number(response.headers.get('retry-after'))
const times = (count: number, status: number) => Array.from({ length: count }, () => status)

describe('one address', () => {
  test('signs in 20 times a minute, and says how long to wait', async () => {
    const { login } = strict()
    const tries = await statuses(20, (at) => login(`nobody-${at}@example.org`, 'x'))
    expect(tries).toEqual(times(20, 401))
    const refused = await login('nobody@example.org', 'x')
    expect(refused.status).toBe(429)
    expect(waitOf(refused)).toBe(60)
    expect(await refused.json()).toMatchObject({ errors: [{ code: 'throttled' }] })
    expect((await login('nobody@example.org', 'x', { peer: '192.0.2.2' })).status).toBe(401)
    advance(MINUTE)
    expect((await login('nobody@example.org', 'x')).status).toBe(401)
  })

  test('signs in 100 times an hour', async () => {
    const { login } = strict()
    for (let minute = 0; minute < 5; minute++) {
      const tries = await statuses(20, (at) => login(`nobody-${minute}-${at}@example.org`, 'x'))
      expect(tries).toEqual(times(20, 401))
      advance(MINUTE)
    }
    expect((await login('nobody@example.org', 'x')).status).toBe(429)
  })

  test('is all of one IPv6 /64, and of nothing wider', async () => {
    const { login } = strict()
    const from = (peer: string) => (at: number) => login(`nobody-${at}@example.org`, 'x', { peer })
    await statuses(20, (at) => from(`2001:db8:0:1:${at.toString(16)}::1`)(at))
    expect((await from('2001:db8:0:1:ffff:ffff:ffff:ffff')(99)).status).toBe(429)
    expect((await from('2001:db8::1:0:0:0:7')(99)).status).toBe(429)
    expect((await from('2001:db8:0:2::1')(99)).status).toBe(401)
  })

  test('is an IPv4 address also where it is written as an IPv6 one', async () => {
    const { login } = strict()
    await statuses(20, (at) => login(`nobody-${at}@example.org`, 'x', { peer: '::ffff:192.0.2.9' }))
    expect((await login('nobody@example.org', 'x', { peer: '192.0.2.9' })).status).toBe(429)
    expect((await login('nobody@example.org', 'x', { peer: '::ffff:192.0.2.8' })).status).toBe(401)
  })

  test('registers 5 times an hour, and refused passwords are not counted', async () => {
    const { post } = strict()
    const common = { password: 'Password-1', password_confirmation: 'Password-1' }
    const tries = await statuses(3, () => post('api/auth/register/', registration(common)))
    expect(tries).toEqual(times(3, 400))
    expect(await statuses(6, () => post('api/auth/register/', registration()))).toEqual([
      ...times(5, 201),
      429,
    ])
  })

  test('asks for 5 recoveries an hour', async () => {
    const { post } = strict()
    const ask = (at: number) => post('api/auth/recovery/', { email: `nobody-${at}@example.org` })
    expect(await statuses(6, ask)).toEqual([...times(5, 204), 429])
  })

  test('asks 120 things a minute without being signed in, whatever they are', async () => {
    const { send } = strict()
    const headers = { authorization: 'Bearer dcma_guessed' }
    const ask = (at: number) => send('api/auth/me/', at % 2 === 0 ? {} : { headers }, '192.0.2.1')
    expect(await statuses(121, ask)).toEqual([...times(120, 401), 429])
    expect((await send('api/openapi.json', {}, '192.0.2.1')).status).toBe(429)
  })

  test('refreshes 600 times a minute, apart from all else', async () => {
    const { post } = strict()
    const refresh = () => post('api/token/refresh/', { refresh: 'dcmr_guessed' })
    expect(await statuses(601, refresh)).toEqual([...times(600, 401), 429])
    expect((await post('api/token/', { email: 'nobody@example.org', password: 'x' })).status).toBe(401)
  })
})

describe('where there is no network', () => {
  test('no address is counted', async () => {
    const { send } = strict()
    expect(await statuses(125, () => send('api/auth/me/'))).toEqual(times(125, 401))
  })
})

const bearer = ({ tokens }: Connection) => ({ headers: { authorization: `Bearer ${tokens.access()}` } })

describe('one person', () => {
  test('asks 600 things a minute, from wherever', async () => {
    const [ada, { send, elsewhere }] = [await found(), strict()]
    const ask = () => send('api/auth/me/', bearer(ada), elsewhere())
    expect(await statuses(601, ask)).toEqual([...times(600, 200), 429])
  })

  test('begins 120 refreshes a minute in a session; an answer asked for again is none', async () => {
    const [ada, { post }] = [await found(), strict()]
    let token = ada.tokens.refresh()
    const refresh = async () => {
      await post('api/token/refresh/', { refresh: token })
      const answer = await post('api/token/refresh/', { refresh: token })
      if (answer.status === 200) token = ((await answer.json()) as { refresh: string }).refresh
      return answer
    }
    expect(await statuses(121, refresh)).toEqual([...times(120, 200), 429])
  })
})

describe.each(['known', 'unknown'])('a %s e-mail address', (kind) => {
  const address = async () => (kind === 'known' ? (await found()).user.email : 'nobody@example.org')

  test('registers 3 times a day', async () => {
    const [email, { post, elsewhere }] = [await address(), strict()]
    const ask = () => post('api/auth/register/', registration({ email }), { peer: elsewhere() })
    // the known one has just registered
    const expected = kind === 'known' ? [400, 400, 429] : [201, 400, 400, 429]
    expect(await statuses(expected.length, ask)).toEqual(expected)
  })

  test('is asked for in 3 recoveries an hour and 10 a day', async () => {
    const [email, { post, elsewhere }] = [await address(), strict()]
    const ask = () => post('api/auth/recovery/', { email }, { peer: elsewhere() })
    expect(await statuses(4, ask)).toEqual([204, 204, 204, 429])
    for (let hour = 0; hour < 2; hour++) {
      advance(HOUR)
      expect(await statuses(3, ask)).toEqual([204, 204, 204])
    }
    advance(HOUR)
    expect((await ask()).status).toBe(429)
    advance(DAY)
    expect((await ask()).status).toBe(204)
  })

  test('waits longer after each failure from the fifth on, wherever they come from', async () => {
    const [email, { login, elsewhere }] = [await address(), strict()]
    const attempt = () => login(email, 'wrong', { peer: elsewhere() })
    expect(await statuses(6, attempt)).toEqual([401, 401, 401, 401, 401, 429])
    const waits: number[] = []
    for (let failures = 5; failures < 15; failures++) {
      const refused = await attempt()
      waits.push(waitOf(refused))
      advance(waitOf(refused) * SECOND)
      expect((await attempt()).status).toBe(401)
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
  })

  test('does not get past the delay by trying many at once', async () => {
    const [email, { login, elsewhere }] = [await address(), strict()]
    const tries = await Promise.all(
      Array.from({ length: 40 }, () => login(email, 'wrong', { peer: elsewhere() })),
    )
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(5)
  })

  test('is tried at most 100 times until a recovery', async () => {
    const [email, { login, elsewhere }] = [await address(), strict()]
    for (let tries = 0; tries < 100; tries++) {
      expect((await login(email, 'wrong', { peer: elsewhere() })).status).toBe(401)
      advance(5 * MINUTE)
    }
    advance(2 * DAY)
    expect((await login(email, PASSWORD, { peer: elsewhere() })).status).toBe(429)
  })
})

describe('a person whose account somebody else is trying', () => {
  test('is not told during the delay that the password is right', async () => {
    const [{ user }, { login, elsewhere }] = [await found(), strict()]
    await statuses(5, () => login(user.email, 'wrong', { peer: elsewhere() }))
    const [right, wrong] = [
      await login(user.email, PASSWORD, { peer: elsewhere() }),
      await login(user.email, 'wrong', { peer: elsewhere() }),
    ]
    expect([right.status, wrong.status]).toEqual([429, 429])
    expect(await right.text()).toBe(await wrong.text())
    for (const { headers } of [right, wrong]) headers.delete('x-request-id')
    expect([...right.headers]).toEqual([...wrong.headers])
  })

  test('signs in at once with a browser that has signed in before, though not with another person’s', async () => {
    const [{ user }, eve, { login, elsewhere }] = [await found(), await found(), strict()]
    const deviceOf = async (email: string) =>
      (await login(email, PASSWORD, { peer: elsewhere() })).headers
        .getSetCookie()
        .find((cookie) => cookie.startsWith('__Host-dev='))
    const [own, foreign] = [await deviceOf(user.email), await deviceOf(eve.user.email)]
    expect(own).toMatch(/; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
    await statuses(6, () => login(user.email, 'wrong', { peer: elsewhere() }))
    const from = (cookie = '', password = PASSWORD) =>
      login(user.email, password, { peer: elsewhere(), headers: { cookie: cookie.split(';')[0] } })
    expect((await from(foreign)).status).toBe(429)
    expect((await from(own?.replace(/\.\d+\./, '.9999999999.'))).status).toBe(429)
    expect((await from(own)).status).toBe(200)
    expect(await statuses(6, () => from(own, 'wrong'))).toEqual([401, 401, 401, 401, 401, 429])
    advance(91 * DAY)
    await statuses(5, () => login(user.email, 'wrong', { peer: elsewhere() }))
    expect((await from(own)).status).toBe(429)
  })

  test('signs in with another after five quiet minutes, and is told by mail', async () => {
    const [{ user }, { login, elsewhere }] = [await found(), strict()]
    for (let tries = 0; tries < 30; tries++) {
      await login(user.email, 'wrong', { peer: elsewhere() })
      advance(5 * MINUTE)
    }
    expect((await login(user.email, PASSWORD, { peer: elsewhere() })).status).toBe(200)
    expect(mails()).toMatchObject([{ to: user.email, subject: 'Failed attempts to sign in to Plenum' }])
    expect(mails()[0]?.text).toContain('30 attempts')
    expect(await statuses(5, () => login(user.email, 'wrong', { peer: elsewhere() }))).toEqual(times(5, 401))
  })

  test('gets out of the last stop by a recovery', async () => {
    const [{ user }, { login, post, elsewhere }] = [await found(), strict()]
    await login(user.email, 'wrong')
    await database.execute('update throttle set count = 100')
    expect((await login(user.email, PASSWORD, { peer: elsewhere() })).status).toBe(429)
    await post('api/auth/recovery/', { email: user.email })
    await expect.poll(() => mails().length).toBe(1)
    const token = /#token=([\w-]+)/.exec(mails()[0]?.text ?? '')?.[1] ?? ''
    const password = 'Quite-another-2'
    await post('api/auth/recovery/confirm/', { token, password, password_confirmation: password })
    expect((await login(user.email, password, { peer: elsewhere() })).status).toBe(200)
  })
})

test('failures are forgotten after a day', async () => {
  const [{ user }, { login, elsewhere }] = [await found(), strict()]
  await statuses(5, () => login(user.email, 'wrong', { peer: elsewhere() }))
  advance(DAY)
  expect(await statuses(5, () => login(user.email, 'wrong', { peer: elsewhere() }))).toEqual(times(5, 401))
})
