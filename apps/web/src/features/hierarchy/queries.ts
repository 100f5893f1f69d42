import { nodeApi } from '@plenum/api-client/nodes'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

/** Places on the server. */
export const nodes = nodeApi(http)

/** What can be asked about places. */
export const nodeQueries = {
  all: () => ['nodes'] as const,
  dataCenters: () =>
    infiniteQueryOptions({
      queryKey: [...nodeQueries.all(), 'data-centers'],
      queryFn: ({ pageParam, signal }) =>
        nodes.list({ type: 'data_center', ...(pageParam && { cursor: pageParam }) }, signal),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
    }),
}
