import { auditApi } from '@plenum/api-client/audit'
import { userApi } from '@plenum/api-client/people'
import type { AuditFilter } from '@plenum/domain/audit'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

/** The nouns of the API this feature asks. */
export const api = { audit: auditApi(http), users: userApi(http) }

/** What can be asked about who did what. */
export const auditQueries = {
  all: () => ['audit'] as const,
  list: (filter: AuditFilter) =>
    infiniteQueryOptions({
      queryKey: [...auditQueries.all(), 'list', filter],
      queryFn: ({ pageParam, signal }) =>
        api.audit.list({ ...filter, ...(pageParam && { cursor: pageParam }) }, signal),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
      placeholderData: keepPreviousData,
      // every look at the log must show what happened since the last one
      staleTime: 0,
    }),
}

/** The people whose deeds can be looked for. */
export const personQueries = {
  all: () => ['users'] as const,
  search: (search: string) =>
    queryOptions({
      queryKey: [...personQueries.all(), 'search', search],
      queryFn: ({ signal }) => api.users.list({ search }, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...personQueries.all(), 'detail', id],
      queryFn: ({ signal }) => api.users.get(id, signal),
    }),
}
