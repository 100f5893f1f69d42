import ky, { type KyInstance, type Options } from 'ky'
import * as v from 'valibot'
import { TokenPair } from '@plenum/domain/session'
import { whenNeeded } from '@plenum/domain/when-needed'
import { toClientError, unreadable } from './client-error.ts'
import { takeAnswer, type FirstAnswers } from './first-answers.ts'
import type { Tokens } from './tokens.ts'
import type { Turns } from './turns.ts'
import { xsrfToken } from './xsrf-token.ts'

export interface ClientOptions {
  /** Where the server is, before `/api/`: an origin, or `/` for the page's own. */
  url: string
  tokens: Tokens
  /** The language of the answers' words. */
  language: () => string
  fetch?: (request: Request) => Promise<Response>
  /** How refreshes of several pages follow one another; asked for once there is a session. */
  turns?: () => Turns
  /** A refresh that is under way already: the first request with a session waits for it. */
  first?: Promise<void>
  /** What has been asked for already: each answer is taken once, in place of a request. */
  asked?: FirstAnswers
  /** Called once when the session turns out to be over. */
  onSignedOut?: () => void
}

export interface Call {
  query?: Record<string, string | number | boolean | null | undefined>
  json?: unknown
  /** Sent in place of JSON. */
  form?: FormData
  /** Told of the part sent so far, 0 to 1, where the host can tell. */
  onProgress?: ((done: number) => void) | undefined
  /** Told of the headers of an answer before it is read. */
  onAnswer?: (headers: Headers) => void
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** For sign-in and registration: sent without a token, and a refusal is not followed by a refresh. */
  anonymous?: boolean
  /** Answers tokens in place of those of every page of the browser: their refreshes wait for it. */
  renews?: boolean
  /** Sent to its end even when the page is left meanwhile. */
  keepalive?: boolean
}

/** Milliseconds after the first refresh: nothing needs the next one sooner. */
const SOON_MS = 2000

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete'

/** The one way to the server: a call answers what `schema` says, or throws a `ClientError`. */
export interface Http {
  call: <S extends v.GenericSchema>(
    method: Method,
    path: string,
    schema: S,
    call?: Call,
  ) => Promise<v.InferOutput<S>>
  /** For answers without a body. */
  send: (method: Method, path: string, call?: Call) => Promise<void>
  /** For answers that are a file. */
  blob: (path: string, call?: Call) => Promise<Blob>
  /** For answers that go on and on: read by whoever asks. Sends JSON where there is any. */
  open: (path: string, call?: Call) => Promise<Response>
}

/**
 * A client that signs its requests, and after a 401 refreshes once and asks once more; a third time only with a token
 * that another page was given meanwhile.
 */
export function createHttp({
  url,
  tokens,
  language,
  fetch,
  turns,
  first,
  asked = new Map(),
  onSignedOut = () => {},
}: ClientOptions): Http {
  const send: typeof globalThis.fetch = (input, init) => {
    const sendNow = () => (fetch ? fetch(new Request(input, init)) : globalThis.fetch(input, init))
    const known = input instanceof Request ? takeAnswer(asked, input) : undefined
    return known ? known.then((answer) => answer ?? sendNow()) : sendNow()
  }
  const plain = ky.create({
    prefix: url,
    retry: 0,
    timeout: false,
    credentials: 'include',
    headers: { accept: 'application/json' },
    fetch: send,
    hooks: {
      beforeRequest: [
        ({ request }) => {
          request.headers.set('accept-language', language())
          const xsrf = xsrfToken(request.url)
          if (xsrf !== null) request.headers.set('x-xsrf-token', xsrf)
        },
      ],
    },
  })
  const session = fetchedLater(async () => {
    const { createRefresh, createRenewal, createTakeover } = await import('./refresh.ts')
    const own = { tokens, ...(turns && { turns: turns() }) }
    return {
      refresh: createRefresh({ ky: plain, onSignedOut, ...own }),
      takeOver: createTakeover(own),
      renew: createRenewal(own),
    }
  })
  // Whoever comes back with a session needs it for the very first request, or a little later.
  if (tokens.refresh() !== null) {
    if (first === undefined) session.prepare()
    else void first.then(() => setTimeout(session.prepare, SOON_MS))
  }
  const signed = withSession(plain, tokens, {
    first,
    refresh: async (failed) => (await session.get()).refresh(failed),
    takeOver: async (failed) => (await session.get()).takeOver(failed),
  })
  const renewing: typeof send = async (input, init) => (await session.get()).renew(() => send(input, init))

  async function respond(method: Method, path: string, call: Call): Promise<Response> {
    const client = call.anonymous ? plain : signed
    const { onProgress } = call
    const options = {
      method,
      ...optionsOf(call),
      ...(call.renews && { fetch: renewing }),
      ...(onProgress && !fetch && { fetch: telling(onProgress) }),
    }
    return client(path, options).catch((error: unknown) => {
      throw toClientError(error)
    })
  }

  return {
    call: async (method, path, schema, call = {}) => {
      const response = await respond(method, path, call)
      call.onAnswer?.(response.headers)
      const data = await contentOf(response)
      // What renews has kept them already, and another page may have refreshed since.
      if (!call.renews && keepTokens(tokens, data)) session.prepare()
      const parsed = v.safeParse(schema, data)
      if (parsed.success) return parsed.output
      throw unreadable(response, new v.ValiError(parsed.issues))
    },
    send: async (method, path, call = {}) => {
      const response = await respond(method, path, call)
      // the page of a network that asks for a sign-in of its own is no word of the server's
      if (response.status !== 204) await contentOf(response)
    },
    blob: async (path, call = {}) => {
      const response = await respond('get', path, { ...call, headers: { accept: '*/*', ...call.headers } })
      return response.blob().catch((error: unknown) => {
        throw toClientError(error)
      })
    },
    open: (path, call = {}) => respond(call.json === undefined ? 'get' : 'post', path, call),
  }
}

const contentOf = (response: Response): Promise<unknown> =>
  response.json().catch((error: unknown) => {
    throw error instanceof SyntaxError ? unreadable(response, error) : toClientError(error)
  })

/** A fetch that tells how much of what it sends is on its way. */
const telling =
  (onProgress: (done: number) => void): typeof globalThis.fetch =>
  async (input, init) => {
    const { progressFetch } = await import('./progress-fetch.ts')
    return progressFetch(new Request(input, init), onProgress)
  }

/** Something that is fetched when it is needed first: pages without a session do without its weight. */
function fetchedLater<Loaded>(load: () => Promise<Loaded>) {
  const get = whenNeeded(load)
  return { get, prepare: () => void get().catch(() => {}) }
}

interface Renewals {
  first: Promise<void> | undefined
  /** Each says whether there is another access token than the failed one. */
  refresh: (failed: string | null) => Promise<boolean>
  takeOver: (failed: string | null) => Promise<boolean>
}

function withSession(plain: KyInstance, tokens: Tokens, { first, refresh, takeOver }: Renewals): KyInstance {
  const isWanting = () => tokens.access() === null && tokens.refresh() !== null
  const sign = ({ headers }: Request) => {
    const access = tokens.access()
    if (access !== null) headers.set('authorization', `Bearer ${access}`)
  }
  return plain.extend({
    // Only the attempts that `afterResponse` asks for: the query cache decides about all others.
    retry: { limit: 2, methods: [] },
    hooks: {
      beforeRequest: [
        async ({ request }) => {
          if (isWanting()) await first
          if (isWanting()) await refresh(null)
          sign(request)
        },
      ],
      afterResponse: [
        async ({ request, response, retryCount }) => {
          if (response.status !== 401) return undefined
          const failed = request.headers.get('authorization')?.replace('Bearer ', '') ?? null
          // Another page may have put the refreshed token out by a change of password: there is one of its own then.
          const renew = [refresh, takeOver][retryCount]
          return (await renew?.(failed)) ? ky.retry({ delay: 0 }) : undefined
        },
      ],
      beforeRetry: [({ request }) => sign(request)],
    },
  })
}

function optionsOf({ query, json, form, headers, signal, keepalive }: Call): Options {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null)
  return {
    ...(given.length > 0 && { searchParams: given.map(([name, value]) => [name, String(value)]) }),
    ...(json !== undefined && { json }),
    ...(form && { body: form }),
    ...(headers && { headers }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  }
}

function keepTokens(tokens: Tokens, data: unknown): boolean {
  const pair = v.safeParse(TokenPair, data)
  if (pair.success) tokens.store(pair.output)
  return pair.success
}
