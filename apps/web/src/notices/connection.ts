import { ClientError } from '@plenum/api-client/client-error'
import type { QueryClient } from '@tanstack/react-query'
import { createStore } from '#app/page/store.ts'

const PROBE_MS = 5000

const connection = createStore<'fresh' | 'lost' | 'found'>('fresh')

/** Whether the server can be reached: `fresh` while it was never otherwise, `found` after it was lost. */
export const useConnection = connection.useValue

interface Outcome {
  type: string
  error?: unknown
}

const isUnreachable = (error: unknown) => error instanceof ClientError && error.kind === 'network'
const isAnswer = (error: unknown) => error instanceof ClientError && error.kind === 'http'

/**
 * Follows the browser's word, the outcome of every request and of every part of the application that is fetched. Once
 * lost, the server is asked again and again until it answers; then everything on screen that failed is asked for anew,
 * and `onFound` has its turn. Answers how to stop.
 */
export function followConnection(
  queryClient: QueryClient,
  serverAnswers: () => Promise<boolean>,
  onFound = () => {},
) {
  let probe: ReturnType<typeof setInterval> | undefined
  const found = () => {
    if (connection.get() !== 'lost') return
    clearInterval(probe)
    connection.set('found')
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
    onFound()
  }
  const lost = () => {
    if (connection.get() === 'lost') return
    connection.set('lost')
    probe = setInterval(() => void check(), PROBE_MS)
  }
  // a browser without any network may still reach a server on the same machine, and the other way round
  const check = async () => ((await serverAnswers()) ? found() : lost())
  const hear = ({ type, error }: Outcome) => {
    if (isUnreachable(error)) lost()
    // what comes in now may have left before the connection was lost
    else if (connection.get() === 'lost' && (type === 'success' || isAnswer(error))) void check()
  }
  const onDoubt = () => void check()
  addEventListener('offline', onDoubt)
  addEventListener('online', onDoubt)
  addEventListener('vite:preloadError', onDoubt)
  const endings = [
    queryClient.getQueryCache().subscribe((event) => {
      // what the application itself puts into the cache says nothing about the server
      if (event.type === 'updated' && !('manual' in event.action && event.action.manual)) hear(event.action)
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated') hear(event.action)
    }),
  ]
  return () => {
    removeEventListener('offline', onDoubt)
    removeEventListener('online', onDoubt)
    removeEventListener('vite:preloadError', onDoubt)
    clearInterval(probe)
    connection.set('fresh')
    for (const end of endings) end()
  }
}
