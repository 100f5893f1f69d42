import type { KyInstance } from 'ky'
import * as v from 'valibot'
import { TokenPair } from '@plenum/domain/session'
import { toClientError } from './client-error.ts'
import type { Tokens } from './tokens.ts'
import { alone, type Turns } from './turns.ts'

/** A refresh that takes longer leaves everything waiting; it is given up and the session kept. */
const REFRESH_TIMEOUT_MS = 15_000
const TRIES = 3

interface Refresher {
  ky: KyInstance
  tokens: Tokens
  turns?: Turns
  onSignedOut: () => void
}

// A request sent before the last refresh needs the new token, not another refresh.
const isFresh = (tokens: Tokens, failed: string | null) => ![null, failed].includes(tokens.access())

/**
 * Gives a function that waits for what another page may just be given in place of the access token `failed`, and says
 * whether there is such a one. It asks the server for nothing.
 */
export function createTakeover({ tokens, turns = alone }: Pick<Refresher, 'tokens' | 'turns'>) {
  return async (failed: string | null): Promise<boolean> =>
    turns.take(async () => {
      if (!isFresh(tokens, failed)) await turns.listen()
      return isFresh(tokens, failed)
    })
}

/**
 * Gives a function that sends what answers tokens in place of all others, in a turn of its own: a page that refreshed
 * meanwhile would be refused and sign everybody out.
 */
export function createRenewal({ tokens, turns = alone }: Pick<Refresher, 'tokens' | 'turns'>) {
  return async (send: () => Promise<Response>): Promise<Response> =>
    turns.take(async () => {
      const response = await send()
      const data: unknown = await response
        .clone()
        .json()
        .catch(() => null)
      const pair = v.safeParse(TokenPair, data)
      if (pair.success) {
        tokens.store(pair.output)
        turns.give(pair.output)
      }
      return response
    })
}

/**
 * Gives a function that makes the access token `failed` (null: none yet) good again. Calls at the same time share one
 * refresh. Resolves to whether there is a token to try with now; throws where the server could not be asked.
 */
export function createRefresh({
  ky,
  tokens,
  turns = alone,
  onSignedOut,
}: Refresher): (failed: string | null) => Promise<boolean> {
  let running: Promise<boolean> | undefined

  async function exchange(sent: string): Promise<'done' | 'refused' | 'overtaken'> {
    try {
      const options = { json: { refresh: sent }, timeout: REFRESH_TIMEOUT_MS }
      const pair = await ky.post('api/token/refresh/', options).json(TokenPair)
      // Another page signed out, or on, while the answer was on its way: what it left there holds.
      if (![sent, pair.refresh].includes(tokens.refresh() ?? '')) return 'overtaken'
      tokens.store(pair)
      turns.give(pair)
      return 'done'
    } catch (error) {
      const failure = toClientError(error)
      if (failure.status !== 401) throw failure
      return 'refused'
    }
  }

  async function refreshNow(): Promise<boolean> {
    let refused: string | undefined
    for (let tries = 0; tries < TRIES; tries++) {
      const sent = tokens.refresh()
      if (sent === null || sent === refused) {
        end()
        return false
      }
      const outcome = await exchange(sent)
      if (outcome === 'done') return true
      if (outcome !== 'refused') continue
      refused = sent
      // Another page may just be getting the tokens that put these out.
      if (tokens.refresh() === sent) await turns.listen()
    }
    return false
  }

  function end(): void {
    if (tokens.access() === null && tokens.refresh() === null) return
    tokens.clear()
    onSignedOut()
  }

  async function refreshInTurn(failed: string | null): Promise<boolean> {
    const before = tokens.refresh()
    return turns.take(async () => {
      if (tokens.refresh() !== before && !isFresh(tokens, failed)) await turns.listen()
      return isFresh(tokens, failed) || refreshNow()
    })
  }

  return async (failed) => {
    if (isFresh(tokens, failed)) return true
    running ??= refreshInTurn(failed).finally(() => {
      running = undefined
    })
    return running
  }
}
