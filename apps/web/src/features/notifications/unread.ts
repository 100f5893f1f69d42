import { queryOptions } from '@tanstack/react-query'

/** What stands first in the key of all that people are told of: it goes out of date together. */
export const NOTIFICATIONS = ['notifications'] as const

/** How much of it is unread; what asks for it comes once the page has nothing better to do. */
export const unreadQuery = queryOptions({
  queryKey: [...NOTIFICATIONS, 'unread'],
  queryFn: async ({ signal }) => (await import('./queries.ts')).api.unread(signal),
  staleTime: 0,
})
