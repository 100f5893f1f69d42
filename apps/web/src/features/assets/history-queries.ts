import { historyApi } from '@plenum/api-client/history'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'
import { assetQueries } from './queries.ts'

/** What is asked only where a history is open. */
export const history = historyApi(http)

/** What can be asked about a history besides its events. */
export const historyQueries = {
  /** Who has changed an asset. */
  people: (id: string) =>
    queryOptions({
      queryKey: [...assetQueries.all(), 'people', id],
      queryFn: async ({ signal }) => (await history.people(id, signal)).results,
    }),
  /** What was changed together. */
  records: (batch: string) =>
    infiniteQueryOptions({
      queryKey: [...assetQueries.all(), 'batch', batch],
      queryFn: ({ pageParam, signal }) =>
        history.records(batch, { ...(pageParam && { cursor: pageParam }) }, signal),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
    }),
}
