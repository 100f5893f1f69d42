import { savedViewApi } from '@plenum/api-client/saved-views'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

export const viewApi = savedViewApi(http)

/** The views of the inventory that a person sees. */
export const viewQueries = {
  all: () => ['saved-views'] as const,
  list: () =>
    queryOptions({
      queryKey: [...viewQueries.all(), 'asset'],
      queryFn: async ({ signal }) => (await viewApi.list({ entity: 'asset' }, signal)).results,
    }),
}
