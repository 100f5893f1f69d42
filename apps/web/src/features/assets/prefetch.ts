import type { QueryClient } from '@tanstack/react-query'
import { listQueryOf, type AssetsSearch } from './assets-search.ts'
import { assetQueries } from './queries.ts'

/** Asks for the list's first rows; nobody waits for the answer here. */
export const prefetchAssets = (queryClient: QueryClient, address: AssetsSearch): void =>
  void queryClient.prefetchInfiniteQuery(assetQueries.list(listQueryOf(address)))
