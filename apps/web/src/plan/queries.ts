import { batchApi } from '@plenum/api-client/batches'
import { nodeApi } from '@plenum/api-client/nodes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

/** The nouns of the API that plans ask. */
export const nodes = nodeApi(http)
export const batches = batchApi(http)

/** What can be asked about plans; whatever changes places changes them too. */
export const planQueries = {
  all: () => ['nodes', 'plans'] as const,
  /** The plan of a room on a day, or now; what was seen before stays until it is here. */
  on: (id: string, day: string | undefined) =>
    day === undefined ? planQueries.room(id) : planQueries.at(id, day),
  at: (id: string, day: string) =>
    queryOptions({
      queryKey: [...planQueries.all(), id, 'at', day],
      queryFn: ({ signal }) => nodes.planAt(id, day, signal),
      placeholderData: keepPreviousData,
    }),
  room: (id: string) =>
    queryOptions({
      queryKey: [...planQueries.all(), id],
      queryFn: ({ signal }) => nodes.plan(id, signal),
    }),
}
