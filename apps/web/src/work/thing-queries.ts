import { assetApi } from '@plenum/api-client/assets'
import { modelApi } from '@plenum/api-client/library'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

const assets = assetApi(http)
const models = modelApi(http)

/** What is asked about the things that a request moves. */
export const thingQueries = {
  asset: (id: string) =>
    queryOptions({ queryKey: ['assets', 'detail', id], queryFn: ({ signal }) => assets.get(id, signal) }),
  /** How high a model is; null where nobody knows. */
  model: (id: string) =>
    queryOptions({
      queryKey: ['models', 'height', id],
      queryFn: async ({ signal }) => (await models.list({ id }, signal)).results[0]?.u_height ?? null,
    }),
}
