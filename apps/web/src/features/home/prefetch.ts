import type { QueryClient } from '@tanstack/react-query'
import { homeQueries } from './queries.ts'

/** Asks for what the home shows; nobody waits for the answers here. */
export function prefetchHome(queryClient: QueryClient) {
  void queryClient.prefetchQuery(homeQueries.brief())
  void queryClient.prefetchQuery(homeQueries.counts())
  void queryClient.prefetchQuery(homeQueries.lastChanges())
}
