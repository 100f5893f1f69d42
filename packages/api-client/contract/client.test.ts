import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ClientError } from '../src/client-error.ts'
import { database } from './engine.ts'
import { advance, app, asset, connect, failure, found } from './world.ts'

const refreshes = (requests: Request[]) =>
  requests.filter(({ url }) => url.endsWith('/api/token/refresh/')).length

/** A server whose requests are listed, and held back while `hold` says so. */
function watched(hold: (request: Request) => Promise<void> = () => Promise.resolve()) {
  const requests: Request[] = []
  const fetch = async (request: Request) => {
    requests.push(request)
    await hold(request)
    return app.fetch(request)
  }
  return { requests, fetch }
}

describe('a 401', () => {
  test('of many requests together causes one refresh', async () => {
    const { requests, fetch } = watched()
    const ada = await found(fetch)
    advance(11 * 60_000)
    const answers = await Promise.all(Array.from({ length: 8 }, () => ada.auth.me()))
    expect(answers.every(({ id }) => id === ada.user.id)).toBe(true)
    expect(refreshes(requests)).toBe(1)
  })

  test('of a straggler sent before the refresh causes no other one', async () => {
    const straggler = Promise.withResolvers<void>()
    let held = true
    const { requests, fetch } = watched(async (request) => {
      if (!held || !request.url.includes('facets')) return
      held = false
      await straggler.promise
    })
    const ada = await found(fetch)
    advance(11 * 60_000)
    const late = ada.assets.facets({})
    await ada.auth.me()
    straggler.resolve()
    expect(await late).toMatchObject({ total: 0 })
    expect(refreshes(requests)).toBe(1)
  })

  test('is passed on after one more try', async () => {
    const { requests, fetch } = watched()
    const ada = connect(fetch)
    ada.tokens.store({ access: 'dcma_old', refresh: 'dcmr_old' })
    expect(await failure(ada.auth.me())).toMatchObject({ status: 401, code: 'token_not_valid' })
    expect(requests).toHaveLength(2)
    expect(ada.tokens.refresh()).toBeNull()
    expect(ada.timesSignedOut()).toBe(1)
  })

  test('of the refreshed token too is passed on, where no other page has a better one', async () => {
    const { requests, fetch } = watched(async (request) => {
      if (request.url.endsWith('/me/')) await database.execute(sql`delete from access_token`)
    })
    const ada = await found(fetch)
    requests.length = 0
    expect(await failure(ada.auth.me())).toMatchObject({ status: 401, code: 'token_not_valid' })
    expect([requests.length, refreshes(requests)]).toEqual([3, 1])
    expect([ada.tokens.refresh() === null, ada.timesSignedOut()]).toEqual([false, 0])
  })

  test('keeps the session where the refresh could not be asked for', async () => {
    const ada = await found(async (request) => {
      if (request.url.endsWith('refresh/')) return new Response('', { status: 503 })
      return app.fetch(request)
    })
    advance(11 * 60_000)
    expect(await failure(ada.auth.me())).toMatchObject({ status: 503 })
    expect(ada.tokens.refresh()).not.toBeNull()
    expect(ada.timesSignedOut()).toBe(0)
  })

  test('repeats a request with its body', async () => {
    const ada = await found()
    advance(11 * 60_000)
    expect(await ada.assets.create(asset({ name: 'Twice sent' }))).toMatchObject({ name: 'Twice sent' })
    expect((await ada.assets.list({})).results).toHaveLength(1)
  })

  test('of a sign-in is an answer, not a reason to refresh', async () => {
    const { requests, fetch } = watched()
    const ada = await found(fetch)
    await failure(ada.auth.login({ email: ada.user.email, password: 'wrong' }))
    expect(refreshes(requests)).toBe(0)
  })
})

describe('a failed call', () => {
  const failing = async (answer: () => Response | Promise<Response>) =>
    failure(connect(() => Promise.resolve(answer())).auth.login({ email: 'a@example.org', password: 'x' }))

  test('says what the server said', async () => {
    const body = {
      type: 'server_error',
      detail: 'Busy',
      errors: [{ code: 'unavailable', detail: 'Busy', attr: null }],
    }
    const error = await failing(() => Response.json(body, { status: 503, headers: { 'retry-after': '2' } }))
    expect(error).toBeInstanceOf(ClientError)
    expect(error).toMatchObject({
      kind: 'http',
      message: 'Busy',
      code: 'unavailable',
      type: 'server_error',
      status: 503,
      retryAfterMs: 2000,
      errors: body.errors,
    })
  })

  test('has words of its own where the server has none', async () => {
    expect(await failing(() => new Response('<h1>', { status: 502 }))).toMatchObject({
      message: 'An error occurred',
      status: 502,
      code: null,
    })
  })

  test('knows an answer that breaks off from a server that cannot be reached', async () => {
    const cut = () => new Response('{"id": "0', { headers: { 'content-type': 'application/json' } })
    expect(await failing(cut)).toMatchObject({ kind: 'http', status: 200, code: null })
  })

  test('tells a network error from one the caller gave up', async () => {
    const broken = await failing(() => Promise.reject(new TypeError('fetch failed')))
    expect(broken).toMatchObject({ kind: 'network', status: 0 })
    const stop = new AbortController()
    const silent = ({ signal }: Request) =>
      new Promise<Response>((_, reject) => {
        if (signal.aborted) reject(signal.reason)
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    const ada = connect(silent)
    const call = failure(ada.auth.me(stop.signal))
    stop.abort()
    expect(await call).toMatchObject({ kind: 'cancelled', status: 0 })
  })

  test('is an answer that is not what was promised', async () => {
    const error = await failing(() => Response.json({ access: 'a', refresh: 'b' }))
    expect(error).toMatchObject({ kind: 'http', status: 200, code: null })
  })

  test('is the page of a network in between, where no content was promised', async () => {
    const page = () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } })
    const error = await failure(connect(() => Promise.resolve(page())).files.remove('1'))
    expect(error).toMatchObject({ kind: 'http', status: 200, code: null })
    await connect(() => Promise.resolve(new Response(null, { status: 204 }))).files.remove('1')
  })
})
