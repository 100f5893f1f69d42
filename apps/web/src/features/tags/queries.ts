import { batchApi } from '@plenum/api-client/batches'
import { tagApi } from '@plenum/api-client/tags'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

/** The nouns of the API this feature asks. */
export const tags = tagApi(http)
export const batches = batchApi(http)

/** What can be asked about tags. */
export const tagQueries = {
  all: () => ['tags'] as const,
  list: () =>
    queryOptions({
      queryKey: [...tagQueries.all(), 'list', ''],
      queryFn: async ({ signal }) => (await tags.list({}, signal)).results,
    }),
}
