import { batchApi } from '@plenum/api-client/batches'
import { nodeApi } from '@plenum/api-client/nodes'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'
import type { HierarchySearch } from './hierarchy-search.ts'

/** Places on the server. */
export const nodes = nodeApi(http)
/** Changes made together. */
export const batches = batchApi(http)

/** What can be asked about places. */
export const nodeQueries = {
  all: () => ['nodes'] as const,
  upper: ({ level = 'data_center', search, old }: HierarchySearch) =>
    infiniteQueryOptions({
      queryKey: [...nodeQueries.all(), 'upper', level, search ?? '', old ?? ''],
      queryFn: ({ pageParam, signal }) =>
        nodes.dataCenters(
          {
            type: level,
            ...(search && { search }),
            ...(old && { decommissioned: 'shown' as const }),
            ...(pageParam && { cursor: pageParam }),
          },
          signal,
        ),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...nodeQueries.all(), 'detail', id],
      queryFn: ({ signal }) => nodes.get(id, signal),
    }),
  totals: (id: string) =>
    queryOptions({
      queryKey: [...nodeQueries.all(), 'totals', id],
      queryFn: ({ signal }) => nodes.totals(id, signal),
    }),
  history: (id: string) =>
    infiniteQueryOptions({
      queryKey: [...nodeQueries.all(), 'history', id],
      queryFn: ({ pageParam, signal }) =>
        nodes.history(id, { ...(pageParam && { cursor: pageParam }) }, signal),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
    }),
  /** Every place of the company, or one with all above and below it. */
  tree: (place_id?: string) =>
    queryOptions({
      queryKey: [...nodeQueries.all(), 'tree', ...(place_id === undefined ? [] : [place_id])],
      queryFn: ({ signal }) => nodes.tree({ ...(place_id !== undefined && { place_id }) }, signal),
    }),
}
