import { queryOptions } from '@tanstack/react-query'
import { nodes, placeQueries } from '../place-queries.ts'
import { api } from '../queries.ts'

/** What the ways of assets through places ask. */
export const lifeQueries = {
  /** The places inside one, or at the top. */
  inside: (parent: string | null) =>
    queryOptions({
      queryKey: [...placeQueries.all(), 'inside', parent],
      queryFn: ({ signal }) => nodes.list({ parent_id: parent ?? 'none', limit: 100 }, signal),
    }),
  contents: (id: string) =>
    queryOptions({
      queryKey: [...placeQueries.all(), 'contents', id],
      queryFn: ({ signal }) => nodes.contents(id, signal),
    }),
  erasures: (id: string) =>
    queryOptions({
      queryKey: ['assets', 'erasures', id],
      queryFn: ({ signal }) => api.assets.erasures(id, signal),
    }),
}
