import { ClientError } from '@plenum/api-client/client-error'
import type { QueryClient } from '@tanstack/react-query'
import { createStore } from '#app/page/store.ts'

/** How long the server asked to be left alone, and when it did. */
interface Wait {
  ms: number
  at: number
}

const throttle = createStore<Wait | null>(null)

/** What the server asked for, while a request waits for it; null otherwise. */
export const useThrottle = throttle.useValue

/** How long an error asks to wait before the next try; null where it does not. */
export const waitOf = (error: unknown): number | null =>
  error instanceof ClientError && error.status === 429 ? error.retryAfterMs : null

/** Follows which requests wait because the server said there were too many. Answers how to stop. */
export function followThrottle(queryClient: QueryClient) {
  const waiting = new Set<string>()
  return queryClient.getQueryCache().subscribe((event) => {
    const { queryHash, state } = event.query
    const ms = event.type === 'updated' && event.action.type === 'failed' ? waitOf(event.action.error) : null
    if (ms !== null) {
      waiting.add(queryHash)
      throttle.set({ ms, at: performance.now() })
    } else if (waiting.has(queryHash) && state.fetchStatus === 'idle') {
      waiting.delete(queryHash)
      if (waiting.size === 0) throttle.set(null)
    }
  })
}
