import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { askFirst } from './first-answers.ts'
import { createHttp } from './http.ts'
import { memoryTokens } from './tokens.ts'

const HOME = 'https://plenum.example/'
const PAIR = { access: 'dcma_new', refresh: 'dcmr_new' }

const early = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const late = vi.fn<(request: Request) => Promise<Response>>()

/** A client whose first page asked for its tags before there was one. */
function begun({ after = Promise.resolve() } = {}) {
  const tokens = memoryTokens(PAIR)
  const asked = askFirst({ url: HOME, tokens, language: 'es', after }, ['api/tags/'])
  return createHttp({ url: HOME, tokens, language: () => 'es', fetch: late, first: after, asked })
}

const tags = (http: ReturnType<typeof begun>) => http.call('get', 'api/tags/', v.string())

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://plenum.example' })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', early)
  early.mockReset().mockImplementation(() => Promise.resolve(Response.json('early')))
  late.mockReset().mockImplementation(() => Promise.resolve(Response.json('late')))
})
afterEach(() => vi.unstubAllGlobals())

test('what was asked for first is asked as the client would, and once', async () => {
  const http = begun()
  expect(await tags(http)).toBe('early')
  expect(late).not.toHaveBeenCalled()
  const [[address, init] = []] = early.mock.calls
  const sent = new Request(address ?? '', init)
  expect(sent.url).toBe('https://plenum.example/api/tags/')
  expect(Object.fromEntries(sent.headers)).toEqual({
    accept: 'application/json',
    'accept-language': 'es',
    authorization: `Bearer ${PAIR.access}`,
  })
  expect(await tags(http)).toBe('late')
  expect(Object.fromEntries(late.mock.calls[0]?.[0].headers ?? [])).toEqual(Object.fromEntries(sent.headers))
  expect(early).toHaveBeenCalledOnce()
})

test('it is asked for once the session is good again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const http = begun({ after: promise })
  const answer = tags(http)
  await new Promise((done) => setTimeout(done, 20))
  expect(early).not.toHaveBeenCalled()
  resolve()
  expect(await answer).toBe('early')
})

test('nothing is asked for without an access token', async () => {
  const asked = askFirst({ url: HOME, tokens: memoryTokens(), language: 'en', after: Promise.resolve() }, [
    'api/tags/',
  ])
  expect(await asked.get('https://plenum.example/api/tags/')).toBeNull()
  expect(early).not.toHaveBeenCalled()
})

test('what was asked for before something was written, or somebody signed in, is not taken any more', async () => {
  const http = begun()
  expect(await http.call('post', 'api/token/', v.string(), { json: {}, anonymous: true })).toBe('late')
  expect(await tags(http)).toBe('late')
})

test.for([
  ['a session that is not good any more', () => Promise.resolve(Response.json({}, { status: 401 }))],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('after %s the client asks itself', async ([, answer]) => {
  early.mockImplementation(answer)
  expect(await tags(begun())).toBe('late')
})

test('whoever is asked to wait does not ask again at once', async () => {
  early.mockImplementation(() => Promise.resolve(Response.json({}, { status: 429 })))
  await expect(tags(begun())).rejects.toMatchObject({ status: 429 })
  expect(late).not.toHaveBeenCalled()
})
