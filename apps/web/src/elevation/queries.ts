import { assetApi } from '@plenum/api-client/assets'
import { batchApi } from '@plenum/api-client/batches'
import { nodeApi } from '@plenum/api-client/nodes'
import type { FitQuestion } from '@plenum/domain/fit-answer'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

/** The nouns of the API that drawn racks ask. */
export const api = { assets: assetApi(http), batches: batchApi(http), nodes: nodeApi(http) }

/** Racks of a row that are asked for at once. */
const ROW_MOST = 100

/** What can be asked about racks. */
export const rackQueries = {
  all: () => ['nodes', 'racks'] as const,
  search: (search: string) =>
    queryOptions({
      queryKey: [...rackQueries.all(), 'search', search],
      queryFn: ({ signal }) => api.nodes.list({ type: 'rack', ...(search && { search }) }, signal),
      placeholderData: keepPreviousData,
    }),
  row: (parent_id: string | null) =>
    queryOptions({
      queryKey: [...rackQueries.all(), 'row', parent_id],
      queryFn: ({ signal }) =>
        api.nodes.list({ type: 'rack', parent_id: parent_id ?? 'none', limit: ROW_MOST }, signal),
    }),
  contents: (id: string) =>
    queryOptions({
      queryKey: [...rackQueries.all(), 'contents', id],
      queryFn: ({ signal }) => api.nodes.contents(id, signal),
    }),
  /** What could be put into a rack. */
  waiting: (id: string, search: string) =>
    queryOptions({
      queryKey: [...rackQueries.all(), 'waiting', id, search],
      queryFn: ({ signal }) => api.nodes.waiting(id, search === '' ? {} : { search }, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** Where a thing fits nearest to a place that refuses it, as far as its room. */
  elsewhere: (id: string, question: FitQuestion) =>
    queryOptions({
      queryKey: [...rackQueries.all(), 'elsewhere', id, question],
      queryFn: ({ signal }) => api.nodes.fit(id, { ...question, look: 'room' }, signal),
    }),
  /** What decides whether things fit in a rack. */
  claims: (id: string) =>
    queryOptions({
      queryKey: [...rackQueries.all(), 'claims', id],
      queryFn: ({ signal }) => api.nodes.claims(id, signal),
    }),
}
