import { nodeApi } from '@plenum/api-client/nodes'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

/** The noun of the API that plans ask. */
export const nodes = nodeApi(http)

/** What can be asked about plans; whatever changes places changes them too. */
export const planQueries = {
  all: () => ['nodes', 'plans'] as const,
  room: (id: string) =>
    queryOptions({
      queryKey: [...planQueries.all(), id],
      queryFn: ({ signal }) => nodes.plan(id, signal),
    }),
}
