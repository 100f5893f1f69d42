import { plantDashboardApi } from '@plenum/api-client/plant-dashboards'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'
import { WORK } from '#app/query-client.ts'

const dashboards = plantDashboardApi(http)

/** Both dashboards; they go out of date with what is done with requests. */
export const plantQueries = {
  facility: () =>
    queryOptions({
      queryKey: [WORK, 'dashboard', 'facility'],
      queryFn: ({ signal }) => dashboards.facility(signal),
      staleTime: 0,
    }),
  operations: () =>
    queryOptions({
      queryKey: [WORK, 'dashboard', 'operations'],
      queryFn: ({ signal }) => dashboards.operations(signal),
      staleTime: 0,
    }),
}
