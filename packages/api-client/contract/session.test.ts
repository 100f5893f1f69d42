import { describe, expect, test } from 'vitest'
import { createApp } from '@plenum/api-server/app'
import { schema } from '@plenum/api-server/db/schema'
import { database } from './engine.ts'
import { advance, app, connect, failure, found, join, PASSWORD, ports, raw, registration } from './world.ts'
import { refreshed } from './requests.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describe('registration', () => {
  test('founds a company with its founder as administrator', async () => {
    const { auth, user } = await found()
    expect(user).toMatchObject({
      full_name: 'Ada Byron',
      is_administrator: true,
      company: { name: 'Analytical Engines' },
    })
    expect(user.permissions.settings).toBe('write')
    expect(await auth.me()).toEqual(user)
  })

  test('names every wrong field at once', async () => {
    const { auth } = connect()
    const error = await failure(
      auth.register(registration({ name: ' ', password: 'short', email: 'nobody' })),
    )
    expect(error).toMatchObject({ kind: 'http', status: 400, type: 'validation_error' })
    const fields = (error as { errors: { attr: string }[] }).errors.map(({ attr }) => attr)
    expect(new Set(fields)).toEqual(new Set(['name', 'email', 'password', 'password_confirmation']))
  })

  test('does not say that an address has an account', async () => {
    const { auth } = connect()
    await auth.register(registration({ email: 'ada@example.org' }))
    const error = await failure(auth.register(registration({ email: 'ADA@example.org' })))
    expect(error).toMatchObject({ status: 400, code: 'registration_failed', errors: [{ attr: null }] })
  })

  test('gives every company the built-in asset types', async () => {
    const { assetTypes } = await found()
    const { results } = await assetTypes.list()
    expect(results).toHaveLength(29)
  })
})

describe('sign-in', () => {
  test('answers the user with a pair of tokens, whatever the case of the address', async () => {
    await connect().auth.register(registration({ email: 'ada@example.org' }))
    const { auth, tokens } = connect()
    const { user } = await auth.login({ email: 'Ada@Example.org', password: PASSWORD })
    expect(user.email).toBe('ada@example.org')
    expect(tokens.access()).toMatch(/^dcma_/)
  })

  test('works again once what every sign-in needs could not be made', async () => {
    const { user } = await found()
    let isFull = true
    const hash = (password: string) =>
      isFull
        ? Promise.reject(Object.assign(new Error('Too many wait'), { code: '57P03' }))
        : ports.passwords.hash(password)
    const server = createApp({ ...ports, passwords: { ...ports.passwords, hash } })
    const { auth } = connect((request) => Promise.resolve(server.fetch(request)))
    const credentials = { email: user.email, password: PASSWORD }
    expect(await failure(auth.login(credentials))).toMatchObject({ status: 503 })
    isFull = false
    expect((await auth.login(credentials)).user.email).toBe(user.email)
  })

  test('refuses a wrong password and an unknown address alike', async () => {
    await connect().auth.register(registration({ email: 'ada@example.org' }))
    const wrong = await failure(connect().auth.login({ email: 'ada@example.org', password: 'wrong' }))
    const unknown = await failure(connect().auth.login({ email: 'bob@example.org', password: 'wrong' }))
    expect(wrong).toMatchObject({
      status: 401,
      code: 'authentication_failed',
      message: 'Oh! Invalid e-mail or password',
    })
    expect(unknown).toMatchObject({ status: 401, code: 'authentication_failed' })
  })

  test('keeps a password anew where passwords are hashed in another way by now', async () => {
    const { user: ada } = await found()
    let isBusy = false
    const busy = Object.assign(new Error('Too many wait'), { name: 'Unavailable', code: '57P03' })
    const newer = createApp({
      ...ports,
      passwords: {
        hash: (password) => (isBusy ? Promise.reject(busy) : Promise.resolve(`newer hash of ${password}`)),
        verify: (hash, password) => Promise.resolve(hash.endsWith(`hash of ${password}`)),
        isCurrent: (hash) => hash.startsWith('newer'),
      },
    })
    const signIn = async (password: string) =>
      connect((request) => Promise.resolve(newer.fetch(request))).auth.login({ email: ada.email, password })
    const kept = () => database.select({ hash: schema.user.password_hash }).from(schema.user)
    await failure(signIn('wrong'))
    expect(await kept()).toEqual([{ hash: `hash of ${PASSWORD}` }])
    isBusy = true
    expect(await failure(signIn(PASSWORD))).toMatchObject({ status: 503 })
    expect((await database.select({ id: schema.session.id }).from(schema.session)).length).toBe(1)
    isBusy = false
    await signIn(PASSWORD)
    expect(await kept()).toEqual([{ hash: `newer hash of ${PASSWORD}` }])
    await signIn(PASSWORD)
  })

  test('answers in the language of the request', async () => {
    const response = await app.fetch(
      new Request('http://localhost/api/auth/me/', { headers: { 'accept-language': 'es-ES,es;q=0.9' } }),
    )
    expect(await response.json()).toMatchObject({ detail: 'Inicia sesión para continuar' })
  })
})

describe('sessions', () => {
  test('end with logout, on every token of theirs', async () => {
    const ada = await found()
    const access = ada.tokens.access()
    await ada.auth.logout()
    ada.tokens.store({ access: access ?? '', refresh: 'gone' })
    expect(await failure(ada.auth.me())).toMatchObject({ status: 401, code: 'token_not_valid' })
    expect(ada.timesSignedOut()).toBe(1)
  })

  test('go on by a refresh after the access token has run out', async () => {
    const ada = await found()
    const before = ada.tokens.access()
    advance(11 * MINUTE)
    expect((await ada.auth.me()).full_name).toBe('Ada Byron')
    expect(ada.tokens.access()).not.toBe(before)
  })

  test('end after three days without use', async () => {
    const ada = await found()
    advance(3 * DAY + MINUTE)
    expect(await failure(ada.auth.me())).toMatchObject({ status: 401 })
  })

  test('end after fourteen days however much they are used', async () => {
    const ada = await found()
    for (let day = 0; day < 13; day += 2) {
      advance(2 * DAY - MINUTE)
      await ada.auth.me()
    }
    advance(2 * DAY)
    expect(await failure(ada.auth.me())).toMatchObject({ status: 401 })
  })

  test('end at the last moment of the fourteenth day, also for a token given just before', async () => {
    const ada = await found()
    for (let day = 0; day < 14; day += 2) {
      advance(2 * DAY - (day === 12 ? 5 * MINUTE : 0))
      await ada.auth.me()
    }
    advance(6 * MINUTE)
    const response = await raw(ada, 'api/auth/me/')
    expect(response.status).toBe(401)
  })

  test('are refused to garbage', async () => {
    await found()
    for (const authorization of ['Bearer x', 'Basic eDp5', 'Bearer dcma_0000000000']) {
      const response = await raw(null, 'api/auth/me/', { headers: { authorization } })
      expect(response.status).toBe(401)
    }
  })
})

describe('a refresh', () => {
  test('whose answer was lost gets the same child for half a minute', async () => {
    const { tokens } = await found()
    const first = tokens.refresh() ?? ''
    const child = await refreshed(first)
    advance(29_000)
    expect((await refreshed(first))?.refresh).toBe(child?.refresh)
    advance(2000)
    expect(await refreshed(first)).toBeNull()
  })

  test('by many at the same instant gives all the same child', async () => {
    const { tokens } = await found()
    const first = tokens.refresh() ?? ''
    const children = await Promise.all(Array.from({ length: 20 }, () => refreshed(first)))
    expect(new Set(children.map((pair) => pair?.refresh)).size).toBe(1)
  })

  test('with a token used before kills the whole family', async () => {
    const ada = await found()
    const stolen = ada.tokens.refresh() ?? ''
    const child = await refreshed(stolen)
    const grandchild = await refreshed(child?.refresh ?? '')
    expect(await refreshed(stolen)).toBeNull()
    expect(await refreshed(grandchild?.refresh ?? '')).toBeNull()
    ada.tokens.store({ access: grandchild?.access ?? '', refresh: 'gone' })
    expect(await failure(ada.auth.me())).toMatchObject({ status: 401 })
  })
})

test('a person without a team may do nothing but be himself', async () => {
  const grace = await join(await found(), {})
  expect((await grace.auth.me()).permissions.assets).toBe('noAccess')
  expect(await failure(grace.assets.list({}))).toMatchObject({ status: 403, code: 'permission_denied' })
})
