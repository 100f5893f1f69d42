import { setImmediate } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { database } from './engine.ts'
import { statuses, strict, times, waitOf } from './strict.ts'
import { advance, found, mails, PASSWORD, ports, registration } from './world.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

describe.each(['known', 'unknown'])('a %s e-mail address', (kind) => {
  const address = async () => (kind === 'known' ? (await found()).user.email : 'nobody@example.org')

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

describe('where so many sign in that passwords cannot be looked at', () => {
  test('nobody has failed who was told to come back, however often', async () => {
    const ada = await found()
    const busy = () => Promise.reject(Object.assign(new Error('Too many wait'), { code: '57P03' }))
    const [crowded, calm] = [strict({ passwords: { ...ports.passwords, verify: busy } }), strict()]
    const tries = await statuses(12, () =>
      crowded.login(ada.user.email, PASSWORD, { peer: crowded.elsewhere() }),
    )
    expect(tries).toEqual(times(12, 503))
    expect(await statuses(4, () => calm.login(ada.user.email, 'x', { peer: calm.elsewhere() }))).toEqual(
      times(4, 401),
    )
    expect((await crowded.login(ada.user.email, PASSWORD, { peer: crowded.elsewhere() })).status).toBe(503)
    expect((await calm.login(ada.user.email, PASSWORD, { peer: calm.elsewhere() })).status).toBe(200)
  })

  test('what has failed before still delays the next try', async () => {
    const ada = await found()
    const busy = () => Promise.reject(Object.assign(new Error('Too many wait'), { code: '57P03' }))
    const [crowded, calm] = [strict({ passwords: { ...ports.passwords, verify: busy } }), strict()]
    await statuses(5, () => calm.login(ada.user.email, 'x', { peer: calm.elsewhere() }))
    expect((await crowded.login(ada.user.email, PASSWORD, { peer: crowded.elsewhere() })).status).toBe(429)
    expect((await calm.login(ada.user.email, PASSWORD, { peer: calm.elsewhere() })).status).toBe(429)
  })
})

const FLOOR = 300
const floors = { login: FLOOR, recovery: FLOOR, register: FLOOR }

test.each<[string, { path: string; body: (known: string) => object; status: number }[]]>([
  [
    'a refused sign-in',
    [
      { path: 'api/token/', body: (email) => ({ email, password: 'wrong' }), status: 401 },
      { path: 'api/token/', body: () => ({ email: 'nobody@example.org', password: 'wrong' }), status: 401 },
    ],
  ],
  [
    'a request for recovery',
    [
      { path: 'api/auth/recovery/', body: (email) => ({ email }), status: 204 },
      { path: 'api/auth/recovery/', body: () => ({ email: 'nobody@example.org' }), status: 204 },
    ],
  ],
  [
    'a taken address',
    [{ path: 'api/auth/register/', body: (email) => registration({ email }), status: 400 }],
  ],
])('%s is answered no sooner than its floor, so that the time tells nothing', async (_, asked) => {
  const { email } = (await found()).user
  const { post } = strict({ limits: { ...ports.limits, floors } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  for (const { path, body, status } of asked) {
    const answers: number[] = []
    const answered = post(path, body(email)).then((answer) => answers.push(answer.status))
    while (vi.getTimerCount() === 0 && answers.length === 0) await setImmediate()
    vi.advanceTimersByTime(FLOOR - 1)
    await setImmediate()
    expect(answers).toEqual([])
    vi.advanceTimersByTime(1)
    await answered
    expect(answers).toEqual([status])
    // the mail goes out behind the answer
    vi.runAllTimers()
  }
})

test('a sign-in that works does not wait for the floor', async () => {
  const { email } = (await found()).user
  const { login } = strict({ limits: { ...ports.limits, floors: { ...floors, login: 1_000_000 } } })
  expect((await login(email, PASSWORD)).status).toBe(200)
})
