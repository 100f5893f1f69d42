import { batchApi } from '@plenum/api-client/batches'
import { nomenclatureApi } from '@plenum/api-client/nomenclatures'
import { tagApi } from '@plenum/api-client/tags'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

/** The nouns of the API that the names of assets ask. */
export const api = { tags: tagApi(http), nomenclatures: nomenclatureApi(http), batches: batchApi(http) }

/** The tags there are; `tags` is the root of every question about them. */
export const tagQueries = {
  all: () => ['tags'] as const,
  /** Those of a name, and where a type is said those that assets of it can have. */
  search: (search: string, asset_type?: string) =>
    queryOptions({
      queryKey: [...tagQueries.all(), 'list', search, ...(asset_type === undefined ? [] : [asset_type])],
      queryFn: async ({ signal }) => {
        const query = { ...(search !== '' && { search }), ...(asset_type !== undefined && { asset_type }) }
        return (await api.tags.list(query, signal)).results
      },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
}
