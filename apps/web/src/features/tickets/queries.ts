import { ticketApi } from '@plenum/api-client/tickets'
import { MAX_PAGE_SIZE } from '@plenum/domain/page'
import type { TicketQuery } from '@plenum/domain/ticket'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'
import { TICKETS } from '#app/query-client.ts'

/** The nouns of the API this feature asks. */
export const api = ticketApi(http)

/** What can be asked about tickets; an answer or a change shows in the list as well, so they go out of date together. */
export const ticketQueries = {
  all: () => [TICKETS] as const,
  lists: () => [...ticketQueries.all(), 'list'] as const,
  list: (query: TicketQuery) =>
    infiniteQueryOptions({
      queryKey: [...ticketQueries.lists(), query],
      queryFn: ({ pageParam, signal }) =>
        api.list({ ...query, ...(pageParam && { cursor: pageParam }) }, signal),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
      placeholderData: keepPreviousData,
      // others answer and send new ones all the time
      staleTime: 0,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...ticketQueries.all(), 'detail', id],
      queryFn: ({ signal }) => api.get(id, signal),
      staleTime: 0,
    }),
  entries: (id: string) =>
    infiniteQueryOptions({
      queryKey: [...ticketQueries.all(), 'entries', id],
      queryFn: ({ pageParam, signal }) =>
        api.entries(id, { limit: MAX_PAGE_SIZE, ...(pageParam && { cursor: pageParam }) }, signal),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
      staleTime: 0,
    }),
}
