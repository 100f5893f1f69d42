import type { Tokens } from './tokens.ts'
import type { Turns } from './turns.ts'
import { xsrfToken } from './xsrf-token.ts'

/** Whoever waits for longer asks anew, and is told what is wrong. */
const PATIENCE_MS = 15_000

interface FirstRefresh {
  /** The origin of the server, or the page's own. */
  url: string
  tokens: Tokens
  turns: Turns
  /** What the page is in, which need not be what the browser would say. */
  language: string
  /** Called once the request is on its way; there is time then. */
  onSent?: () => void
}

/** What the answer holds, as `TokenPair` of the domain says it; not a byte more than this has been read so early. */
const isPair = (data: unknown): data is { access: string; refresh: string; refresh_expires_in?: number } =>
  typeof data === 'object' &&
  data !== null &&
  'access' in data &&
  typeof data.access === 'string' &&
  'refresh' in data &&
  typeof data.refresh === 'string'

const exchange = async ({ url, tokens, turns, language, onSent }: FirstRefresh, sent: string) => {
  const xsrf = xsrfToken(url)
  const asked = fetch(new URL('api/token/refresh/', url), {
    method: 'POST',
    credentials: 'include',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      ...(xsrf !== null && { 'x-xsrf-token': xsrf }),
    },
    body: JSON.stringify({ refresh: sent }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  onSent?.()
  const answer = await asked
  const pair: unknown = answer.ok ? await answer.json() : null
  // another page signed out, or on, while the answer was on its way: what it left there holds
  if (!isPair(pair) || ![sent, pair.refresh].includes(tokens.refresh() ?? '')) return
  tokens.store(pair)
  turns.give(pair)
}

/**
 * Makes a session good again at the very start of a page, before the client itself has been read. Never fails: where it
 * comes to nothing, the client's first request tries once more and tells of what is in the way.
 */
export const refreshFirst = async (given: FirstRefresh): Promise<void> => {
  const { tokens, turns } = given
  const sent = tokens.refresh()
  if (sent === null) return
  // where another page has refreshed meanwhile, it hands over what it was given
  const body = async () => (tokens.refresh() === sent ? exchange(given, sent) : undefined)
  await turns.take(body).catch(() => undefined)
}
