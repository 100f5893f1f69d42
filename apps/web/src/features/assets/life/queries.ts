import type { FitQuestion } from '@plenum/domain/fit-answer'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
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
