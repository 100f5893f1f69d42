import { searchApi } from '@plenum/api-client/search'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

const search = searchApi(http)

/** What the header's search finds; the server answers what the person may see, and what was made a moment ago. */
export const searchQueries = {
  all: () => ['search'] as const,
  hits: (q: string) =>
    queryOptions({
      queryKey: [...searchQueries.all(), q],
      queryFn: ({ signal }) => search.find(q, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
}
