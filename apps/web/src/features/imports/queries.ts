import type { ImportRowQuery } from '@plenum/domain/asset-import-edit'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { batchApi } from '@plenum/api-client/batches'
import { importApi } from '@plenum/api-client/imports'
import { http } from '#app/api.ts'

/** The nouns of the API this feature asks. */
export const api = { imports: importApi(http), batches: batchApi(http) }

/** Which rows the grid shows. */
export type RowFilter = Pick<ImportRowQuery, 'kind' | 'view' | 'column' | 'code'>

const PAGE = 100

export const importQueries = {
  all: () => ['imports'] as const,
  of: (id: string) => [...importQueries.all(), id] as const,
  one: (id: string) =>
    queryOptions({
      queryKey: [...importQueries.of(id), 'import'],
      queryFn: ({ signal }) => api.imports.get(id, signal),
    }),
  plan: (id: string) =>
    queryOptions({
      queryKey: [...importQueries.of(id), 'plan'],
      queryFn: ({ signal }) => api.imports.plan(id, signal),
      placeholderData: keepPreviousData,
    }),
  rows: (id: string, filter: RowFilter) =>
    infiniteQueryOptions({
      queryKey: [...importQueries.of(id), 'rows', filter],
      queryFn: ({ pageParam, signal }) =>
        api.imports.rows(id, { ...filter, after: pageParam, limit: PAGE }, signal),
      initialPageParam: 0,
      getNextPageParam: (page) => page.next,
      placeholderData: keepPreviousData,
    }),
}
