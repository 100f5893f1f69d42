import { modelCatalogueApi } from '@plenum/api-client/catalogue'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

export const api = modelCatalogueApi(http)

/** The datasheets of a model, the newest first; they go out of date with the catalogue. */
export const datasheetQuery = (model: string) =>
  infiniteQueryOptions({
    queryKey: ['library', 'datasheets', model],
    queryFn: ({ pageParam, signal }) => api.datasheets(model, pageParam ? { cursor: pageParam } : {}, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
