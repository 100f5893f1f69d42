import { createHttp } from '@plenum/api-client/http'
import { API_URL } from './env.ts'
import { firstAnswers, firstRefresh, tokens, turns, whenCookieRefused } from './first-refresh.ts'

export { tokens }

// the client is there before anything that could draw a notice
whenCookieRefused(
  () => void import('./notices/cookie-refused.ts').then(({ tellCookieRefused }) => tellCookieRefused()),
)

let onEnd: (() => void) | undefined
let hasEnded = false

/** Calls `listener` whenever the server no longer knows the session; at once where it said so before anybody listened. */
export const whenSessionEnds = (listener: () => void) => {
  onEnd = listener
  if (hasEnded) listener()
}

/** Whether anything at all comes back from where the server is. */
export const serverAnswers = (): Promise<boolean> =>
  fetch(new URL('api/', new URL(API_URL, location.href)), {
    method: 'HEAD',
    mode: 'no-cors',
    cache: 'no-store',
  }).then(
    () => true,
    () => false,
  )

/** Where the server is and in which language it is asked. */
export const server = { url: API_URL, language: () => document.documentElement.lang }

/** The one way to the server; each feature takes the nouns it needs from it. */
export const http = createHttp({
  ...server,
  tokens,
  turns,
  first: firstRefresh,
  asked: firstAnswers,
  onSignedOut: () => {
    hasEnded = onEnd === undefined
    onEnd?.()
  },
})
