import { dashboardApi } from '@plenum/api-client/dashboards'
import type { DashboardQuery, RackTotalsQuery } from '@plenum/domain/dashboard'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

const api = dashboardApi(http)

/** How often a dashboard that is looked at is asked for again. */
const EVERY_MS = 60_000

/** What can be asked about a data centre as its manager sees it. */
export const dashboardQueries = {
  all: () => ['dashboards', 'data-center'] as const,
  dataCenter: (query: DashboardQuery) =>
    queryOptions({
      queryKey: [...dashboardQueries.all(), 'numbers', query],
      queryFn: ({ signal }) => api.dataCenter(query, signal),
      placeholderData: keepPreviousData,
      refetchInterval: EVERY_MS,
    }),
  room: (id: string, query: { day?: string }) =>
    queryOptions({
      queryKey: [...dashboardQueries.all(), 'room', id, query],
      queryFn: ({ signal }) => api.room(id, query, signal),
      placeholderData: keepPreviousData,
      refetchInterval: EVERY_MS,
    }),
  racks: (query: RackTotalsQuery) =>
    infiniteQueryOptions({
      queryKey: [...dashboardQueries.all(), 'racks', query],
      queryFn: ({ pageParam, signal }) =>
        api.racks({ ...query, ...(pageParam && { cursor: pageParam }) }, signal),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
    }),
  rackTotals: (query: RackTotalsQuery) =>
    queryOptions({
      queryKey: [...dashboardQueries.all(), 'totals', query],
      queryFn: ({ signal }) => api.rackTotals(query, signal),
    }),
}
