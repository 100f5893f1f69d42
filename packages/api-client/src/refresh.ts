import type { KyInstance } from 'ky'
import { TokenPair } from '@plenum/domain/session'
import { toClientError } from './client-error.ts'
import type { Tokens } from './tokens.ts'

/** A refresh that takes longer leaves everything waiting; it is given up and the session kept. */
const REFRESH_TIMEOUT_MS = 15_000

interface Refresher {
  ky: KyInstance
  tokens: Tokens
  onSignedOut: () => void
}

/**
 * Gives a function that makes the access token `failed` (null: none yet) good again. Calls at the same time share one
 * refresh. Resolves to whether there is a token to try with now; throws where the server could not be asked.
 */
export function createRefresh({
  ky,
  tokens,
  onSignedOut,
}: Refresher): (failed: string | null) => Promise<boolean> {
  let running: Promise<boolean> | undefined

  async function exchange(refresh: string): Promise<boolean> {
    try {
      const options = { json: { refresh }, timeout: REFRESH_TIMEOUT_MS }
      tokens.store(await ky.post('api/token/refresh/', options).json(TokenPair))
      return true
    } catch (error) {
      const failure = toClientError(error)
      if (failure.status !== 401) throw failure
      return false
    }
  }

  async function refreshOnce(): Promise<boolean> {
    const first = tokens.refresh()
    if (first === null) return false
    if (await exchange(first)) return true
    // Another tab may have been faster: its token is in the cookie by now.
    const second = tokens.refresh()
    if (second !== null && second !== first && (await exchange(second))) return true
    tokens.clear()
    onSignedOut()
    return false
  }

  return async (failed) => {
    const present = tokens.access()
    // A request sent before the last refresh needs the new token, not another refresh.
    if (present !== null && present !== failed) return true
    running ??= refreshOnce().finally(() => {
      running = undefined
    })
    return running
  }
}
