import type { CurrentUser } from '@plenum/domain/session'
import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { ticketQueries } from './queries.ts'
import { listQueryOf, TicketsSearch } from './tickets-search.ts'

interface Context {
  queryClient: QueryClient
  user: CurrentUser
}

/** Asks for the first rows of the list an address names; nobody waits for the answer here. */
export const prefetchTickets = ({ queryClient, user }: Context, address: Record<string, unknown>): void =>
  void queryClient.prefetchInfiniteQuery(
    ticketQueries.list(listQueryOf(v.parse(TicketsSearch, address), user)),
  )

/** Asks for a ticket and what was said in it. */
export const prefetchTicket = (queryClient: QueryClient, id: string): void => {
  void queryClient.prefetchQuery(ticketQueries.detail(id))
  void queryClient.prefetchInfiniteQuery(ticketQueries.entries(id))
}
