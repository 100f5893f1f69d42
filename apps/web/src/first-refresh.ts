// The first script to run, by itself: a session that has to be refreshed is, and the first page's data are asked for,
// while the application is still on its way. What is imported here is small and says nothing of the rest.
import { askFirst, type FirstAnswers } from '@plenum/api-client/first-answers'
import { refreshFirst } from '@plenum/api-client/first-refresh'
import type { Turns } from '@plenum/api-client/turns'
import { detectLanguage } from '@plenum/i18n/detect-language'
import { readyDates } from '@plenum/i18n/ready-dates'
import { API_URL } from './env.ts'
import { firstAsked } from './first-asked.ts'
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

/** Whether there is a session to begin with. */
const begins = !SERVER_IN_PAGE && tokens.refresh() !== null
const given = () => ({ url: new URL(API_URL, location.href).href, tokens, language: detectLanguage() })

/** Resolves when the session the page began with has been refreshed, or could not be. */
export const firstRefresh: Promise<void> = begins
  ? refreshFirst({ ...given(), turns: turns(), onSent: () => setTimeout(readyDates) })
  : Promise.resolve()

/** What the page has asked for already, for whoever asks for it later. */
export const firstAnswers: FirstAnswers = begins
  ? askFirst({ ...given(), after: firstRefresh }, firstAsked(location))
  : new Map()
