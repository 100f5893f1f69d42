import { tagApi } from '@plenum/api-client/tags'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

/** The noun of the API this feature asks. */
export const tags = tagApi(http)

/** What can be asked about tags. */
export const tagQueries = {
  all: () => ['tags'] as const,
  list: () =>
    queryOptions({
      queryKey: [...tagQueries.all(), 'list', ''],
      queryFn: async ({ signal }) => (await tags.list({}, signal)).results,
    }),
}
