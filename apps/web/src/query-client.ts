import { ClientError } from '@plenum/api-client/client-error'
import { QueryCache, QueryClient } from '@tanstack/react-query'

/** What stands first in the key of every picture that was fetched, each kept by its address in this page. */
export const PICTURES = 'pictures'

/** What stands first in the key of all that tickets say; news of them make it out of date. */
export const TICKETS = 'tickets'

/** What stands first in the key of all that requests say. */
export const WORK = 'work'

const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 30_000
const RETRIES = 3
const TRANSIENT = [408, 429]

/** Whether asking again can help: nothing answered, or the server was busy or broken. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ClientError)) return false
  if (error.kind === 'network' || error.kind === 'timeout') return true
  return error.kind === 'http' && (error.status >= 500 || TRANSIENT.includes(error.status))
}

/** Where the server wants to be left alone for longer than anybody waits, a person decides when to ask again. */
const asksForLong = (error: unknown) =>
  error instanceof ClientError && (error.retryAfterMs ?? 0) > LONGEST_DELAY_MS

/** Milliseconds until the next try: what the server asked for, else doubling with up to half as much again. */
export function retryDelay(failures: number, error: unknown, random: () => number = Math.random): number {
  const asked = error instanceof ClientError ? error.retryAfterMs : null
  const doubled = FIRST_DELAY_MS * 2 ** failures
  return Math.min(asked ?? doubled * (1 + random() / 2), LONGEST_DELAY_MS)
}

/** The cache of everything the server told; the addresses of pictures are given back when they leave it. */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache()
  queryCache.subscribe(({ type, query }) => {
    const address: unknown = query.state.data
    const key: unknown = query.queryKey
    const isPicture = Array.isArray(key) && key[0] === PICTURES
    if (type === 'removed' && isPicture && typeof address === 'string') URL.revokeObjectURL(address)
  })
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        // what the browser thinks of the network is not asked before the first try: the server may stand in this room
        networkMode: 'offlineFirst',
        retry: (failures, error) => failures < RETRIES && isTransient(error) && !asksForLong(error),
        retryDelay: (failures, error) => retryDelay(failures, error),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
