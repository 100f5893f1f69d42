import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { AssetsSearch, listQueryOf } from './assets-search.ts'
import { assetQueries } from './queries.ts'

/** Asks for the first rows of the list an address names; nobody waits for the answer here. */
export const prefetchAssets = (queryClient: QueryClient, address: Record<string, unknown>): void =>
  void queryClient.prefetchInfiniteQuery(assetQueries.list(listQueryOf(v.parse(AssetsSearch, address))))
