import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { refreshFirst } from './first-refresh.ts'
import { createHttp } from './http.ts'
import { memoryTokens } from './tokens.ts'
import { alone } from './turns.ts'

const OLD = { access: null, refresh: 'dcmr_old' }
const NEW = { access: 'dcma_new', refresh: 'dcmr_new' }
const sent: Request[] = []

function answering(answer: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', (input: URL, init: RequestInit) => {
    sent.push(new Request(input, init))
    return Promise.resolve().then(answer)
  })
}

const given = (refresh: string | null = OLD.refresh) => {
  const give = vi.fn<(pair: typeof NEW) => void>()
  const tokens = memoryTokens({ refresh })
  return { url: 'https://plenum.example/', tokens, turns: { ...alone, give }, language: 'es', give }
}

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('location', { origin: 'https://plenum.example' })
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=x' })
})
afterEach(() => vi.unstubAllGlobals())

test('keeps the new pair and hands it to the other pages', async () => {
  answering(() => Response.json(NEW))
  const { give, ...first } = given()
  await refreshFirst(first)
  expect(sent[0]?.url).toBe('https://plenum.example/api/token/refresh/')
  expect(sent[0]?.headers.get('x-xsrf-token')).toBe('x')
  expect(sent[0]?.headers.get('accept-language')).toBe('es')
  expect(await sent[0]?.json()).toEqual({ refresh: OLD.refresh })
  expect(first.tokens.access()).toBe(NEW.access)
  expect(first.tokens.refresh()).toBe(NEW.refresh)
  expect(give).toHaveBeenCalledWith(NEW)
})

test('tells when the request is on its way, and does not wait for its answer with that', async () => {
  const happened: string[] = []
  answering(() => {
    happened.push('answered')
    return Response.json(NEW)
  })
  await refreshFirst({ ...given(), onSent: () => happened.push('sent') })
  expect(happened).toEqual(['sent', 'answered'])
})

test('asks for nothing where there is no session', async () => {
  answering(() => Response.json(NEW))
  await refreshFirst(given(null))
  expect(sent).toEqual([])
})

test('asks for nothing where another page has refreshed before its turn came', async () => {
  answering(() => Response.json(NEW))
  const first = given()
  const turns: typeof first.turns = {
    ...first.turns,
    take: (body) => {
      first.tokens.store(NEW)
      return body()
    },
  }
  await refreshFirst({ ...first, turns })
  expect(sent).toEqual([])
})

test('keeps nothing of an answer that came after another page had signed out', async () => {
  const first = given()
  answering(() => {
    first.tokens.clear()
    return Response.json(NEW)
  })
  await refreshFirst(first)
  expect(first.tokens.access()).toBeNull()
  expect(first.give).not.toHaveBeenCalled()
})

test.for([
  ['a refusal', () => Response.json({ detail: 'Over' }, { status: 401 })],
  ['a broken answer', () => new Response('<')],
  ['another answer', () => Response.json({ access: 1, refresh: null })],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('%s leaves everything as it was', async ([, answer]) => {
  answering(answer)
  const first = given()
  await expect(refreshFirst(first)).resolves.toBeUndefined()
  expect(first.tokens.refresh()).toBe(OLD.refresh)
  expect(first.tokens.access()).toBeNull()
})

test('the first request waits for the refresh that is under way, and makes none of its own', async () => {
  const tokens = memoryTokens({ refresh: OLD.refresh })
  const { promise, resolve } = Promise.withResolvers<void>()
  const fetch = vi.fn<(request: Request) => Promise<Response>>(() => Promise.resolve(Response.json(null)))
  const http = createHttp({
    url: 'https://plenum.example/',
    tokens,
    language: () => 'en',
    fetch,
    first: promise,
  })
  const asked = http.call('get', 'api/tags/', v.null())
  await new Promise((done) => setTimeout(done, 20))
  expect(fetch).not.toHaveBeenCalled()
  tokens.store(NEW)
  resolve()
  await asked
  expect(fetch.mock.calls.map(([{ url, headers }]) => [url, headers.get('authorization')])).toEqual([
    ['https://plenum.example/api/tags/', `Bearer ${NEW.access}`],
  ])
})

test('where that came to nothing, the first request refreshes', async () => {
  const tokens = memoryTokens({ refresh: OLD.refresh })
  const fetch = vi.fn<(request: Request) => Promise<Response>>(({ url }) =>
    Promise.resolve(Response.json(url.endsWith('/refresh/') ? NEW : null)),
  )
  const first = Promise.resolve()
  const http = createHttp({ url: 'https://plenum.example/', tokens, language: () => 'en', fetch, first })
  await http.call('get', 'api/tags/', v.null())
  expect(fetch.mock.calls.map(([{ url }]) => new URL(url).pathname)).toEqual([
    '/api/token/refresh/',
    '/api/tags/',
  ])
})
