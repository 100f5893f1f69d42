import { nodeApi } from '@plenum/api-client/nodes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

/** Where assets can stand: what is known of places weighs more than a list of assets. */
export const nodes = nodeApi(http)

/** The places that assets can be put into, and each by its id. */
export const placeQueries = {
  all: () => ['nodes'] as const,
  search: (search: string) =>
    queryOptions({
      queryKey: [...placeQueries.all(), 'search', search],
      queryFn: ({ signal }) =>
        nodes.list({ in_use: 'true', ...(search === '' ? { type: 'data_center' } : { search }) }, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...placeQueries.all(), 'detail', id],
      queryFn: ({ signal }) => nodes.get(id, signal),
    }),
}
