// The first script to run, by itself: a session that has to be refreshed is, while the application is still on its way.
// What is imported here is small and says nothing of the rest.
import { refreshFirst } from '@plenum/api-client/first-refresh'
import type { Turns } from '@plenum/api-client/turns'
import { API_URL } from './env.ts'
import { createTokens } from './tokens.ts'
import { browserTurns } from './turns.ts'

let onRefused: (() => void) | undefined
let isRefused = false

/** Calls `listener` where the browser keeps no session cookie at this address; at once where it has shown before. */
export const whenCookieRefused = (listener: () => void) => {
  onRefused = listener
  if (isRefused) listener()
}

/** The tokens of this browser. */
export const tokens = createTokens(document, location.hostname, () => {
  isRefused = true
  onRefused?.()
})

let shared: Turns | undefined

/** The turns of this page. */
export const turns = (): Turns => (shared ??= browserTurns(tokens.take))

/** Resolves when the session the page began with has been refreshed, or could not be. */
export const firstRefresh: Promise<void> =
  SERVER_IN_PAGE || tokens.refresh() === null
    ? Promise.resolve()
    : refreshFirst({ url: new URL(API_URL, location.href).href, tokens, turns: turns() })
