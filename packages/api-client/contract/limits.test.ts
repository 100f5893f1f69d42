import { describe, expect, test } from 'vitest'
import { statuses, strict, times, waitOf } from './strict.ts'
import { advance, found, PASSWORD, registration, type Connection } from './world.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

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

  test('searches 60 times a minute, apart from all else', async () => {
    const [ada, { send }] = [await found(), strict()]
    const search = (at: number) => send(`api/search/?q=leaf-${at}`, bearer(ada))
    expect(await statuses(61, search)).toEqual([...times(60, 200), 429])
    expect((await send('api/auth/me/', bearer(ada))).status).toBe(200)
    advance(MINUTE)
    expect((await search(61)).status).toBe(200)
  })

  test('proves the own password 10 times in a quarter of an hour', async () => {
    const [ada, { send }] = [await found(), strict()]
    const prove = (password: string) =>
      send('api/auth/logout-all/', { ...bearer(ada), method: 'POST', body: JSON.stringify({ password }) })
    expect(await statuses(11, () => prove('x'))).toEqual([...times(10, 400), 429])
    expect((await prove(PASSWORD)).status).toBe(429)
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
})
