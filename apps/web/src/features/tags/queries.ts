import { batchApi } from '@plenum/api-client/batches'
import { tagApi } from '@plenum/api-client/tags'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
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
  /** What changed of a tag, the newest first. */
  history: (id: string) =>
    infiniteQueryOptions({
      queryKey: [...tagQueries.all(), 'history', id],
      queryFn: ({ pageParam, signal }) =>
        tags.history(id, { ...(pageParam && { cursor: pageParam }) }, signal),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
    }),
}
