import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { NotificationsSearch } from './notifications-search.ts'
import { listQueryOf, notificationQueries } from './queries.ts'

/** Asks for the first rows of the list an address names, and for the choices beside it; nobody waits here. */
export const prefetchNotifications = (queryClient: QueryClient, address: Record<string, unknown>): void => {
  void queryClient.prefetchInfiniteQuery(
    notificationQueries.list(listQueryOf(v.parse(NotificationsSearch, address))),
  )
  void queryClient.prefetchQuery(notificationQueries.preferences())
}
