import type { FitQuestion } from '@plenum/domain/fit-answer'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { nodes, placeQueries } from '../place-queries.ts'
import { api } from '../queries.ts'

/** Places that are offered at once: more than a room usually has rows. */
const INSIDE_PER_PAGE = 100

/** What the ways of assets through places ask. */
export const lifeQueries = {
  /** The places in use inside one, or at the top. */
  inside: (parent: string | null) =>
    infiniteQueryOptions({
      queryKey: [...placeQueries.all(), 'inside', parent],
      queryFn: ({ pageParam, signal }) =>
        nodes.list(
          {
            parent_id: parent ?? 'none',
            in_use: 'true',
            limit: INSIDE_PER_PAGE,
            ...(pageParam && { cursor: pageParam }),
          },
          signal,
        ),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
    }),
  claims: (id: string) =>
    queryOptions({
      queryKey: [...placeQueries.all(), 'claims', id],
      queryFn: ({ signal }) => nodes.claims(id, signal),
    }),
  /** Whether a thing fits at a place. */
  fit: (node_id: string, question: FitQuestion) =>
    queryOptions({
      queryKey: [...placeQueries.all(), 'fit', node_id, question],
      queryFn: ({ signal }) => nodes.fit(node_id, question, signal),
      placeholderData: keepPreviousData,
    }),
  erasures: (id: string) =>
    queryOptions({
      queryKey: ['assets', 'erasures', id],
      queryFn: ({ signal }) => api.assets.erasures(id, signal),
    }),
}
