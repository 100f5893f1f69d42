import type { Turns } from '@plenum/api-client/turns'
import type { TokenPair } from '@plenum/domain/session'

const LOCK = 'auth-refresh'
/** A page that was frozen with the lock in its hands must not keep the others waiting. */
const PATIENCE_MS = 5000
/** How long a hand-over may take that has been sent already. */
const HANDOVER_MS = 100

/** What is needed of the browser's locks. */
export interface Locks {
  request: <Result>(
    name: string,
    options: { signal: AbortSignal },
    body: () => Promise<Result>,
  ) => Promise<Result>
}

interface Browser {
  /** Missing on plain http. */
  locks: Locks | undefined
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>
  /** Takes the pair that another page was given. */
  onGiven: (pair: TokenPair) => void
}

/** Turns by a lock of the browser and a channel between its pages. */
export function createTurns({ locks, channel, onGiven }: Browser): Turns {
  channel.addEventListener('message', ({ data }: MessageEvent<TokenPair>) => onGiven(data))
  return {
    take: async (body) => {
      let begun = false
      const begin = () => {
        begun = true
        return body()
      }
      try {
        if (locks) return await locks.request(LOCK, { signal: AbortSignal.timeout(PATIENCE_MS) }, begin)
      } catch (error) {
        if (begun) throw error
      }
      return begin()
    },
    give: (pair) => channel.postMessage(pair),
    listen: () =>
      new Promise((resolve) => {
        setTimeout(resolve, HANDOVER_MS)
        channel.addEventListener('message', () => resolve(), { once: true })
      }),
  }
}

/** The turns of this page. */
export const browserTurns = (onGiven: Browser['onGiven']): Turns =>
  createTurns({ locks: navigator.locks, channel: new BroadcastChannel('plenum-tokens'), onGiven })
