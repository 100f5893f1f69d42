import { assetApi } from '@plenum/api-client/assets'
import { modelApi } from '@plenum/api-client/library'
import type { Width } from '@plenum/domain/lane'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

const assets = assetApi(http)
const models = modelApi(http)

/** What is known of the size of a thing. */
export interface ThingSize {
  u_height: number | null
  width: Width | null
}

/** The size of a model, or of none. */
export const sizeOf = (model: ThingSize | null | undefined): ThingSize => ({
  u_height: model?.u_height ?? null,
  width: model?.width ?? null,
})

/** What is asked about the things that a request moves. */
export const thingQueries = {
  asset: (id: string) =>
    queryOptions({ queryKey: ['assets', 'detail', id], queryFn: ({ signal }) => assets.get(id, signal) }),
  /** How high and how wide a model is; null where nobody knows. */
  model: (id: string) =>
    queryOptions({
      queryKey: ['models', 'size', id],
      queryFn: async ({ signal }) => sizeOf((await models.list({ id }, signal)).results[0]),
    }),
}
