import { notificationApi } from '@plenum/api-client/notifications'
import type { NotificationQuery } from '@plenum/domain/notification'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'
import type { NotificationsSearch } from './notifications-search.ts'

/** The nouns of the API this feature asks. */
export const api = notificationApi(http)

/** How many the bell shows. */
const NEWEST = 8

/** How many the page shows at a time. */
const PAGE = 30

/** The address as the list's endpoint takes it. */
export const listQueryOf = ({ show }: NotificationsSearch): NotificationQuery => ({
  ...(show && { state: show }),
  limit: PAGE,
})

/** What stands first in the key of all that people are told of: it goes out of date together. */
const all = ['notifications'] as const

export const notificationQueries = {
  all: () => all,
  /** How much of it is unread. */
  unread: () =>
    queryOptions({
      queryKey: [...all, 'unread'],
      queryFn: ({ signal }) => api.unread(signal),
      staleTime: 0,
    }),
  newest: () =>
    queryOptions({
      queryKey: [...all, 'newest'],
      queryFn: ({ signal }) => api.list({ limit: NEWEST }, signal),
      staleTime: 0,
    }),
  list: (query: NotificationQuery) =>
    infiniteQueryOptions({
      queryKey: [...all, 'list', query],
      queryFn: ({ pageParam, signal }) =>
        api.list({ ...query, ...(pageParam && { cursor: pageParam }) }, signal),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** Choices are one's own: nothing that happens changes them. */
  preferences: () =>
    queryOptions({
      queryKey: ['notification-preferences'],
      queryFn: ({ signal }) => api.preferences(signal),
    }),
}
