import { assetFileApi } from '@plenum/api-client/files'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'
import { assetQueries } from '../queries.ts'

export const api = assetFileApi(http)

/** Photos that are asked for at once: a few rows of squares. */
const PHOTOS_PER_PAGE = 24

/** Files of an asset; they lie under it in the cache and go with it. */
export const assetFileQueries = {
  photos: (asset: string) =>
    infiniteQueryOptions({
      queryKey: [...assetQueries.detail(asset).queryKey, 'photos'],
      queryFn: ({ pageParam, signal }) =>
        api.photos(asset, { limit: PHOTOS_PER_PAGE, ...(pageParam && { cursor: pageParam }) }, signal),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
    }),
  documents: (asset: string) =>
    infiniteQueryOptions({
      queryKey: [...assetQueries.detail(asset).queryKey, 'documents'],
      queryFn: ({ pageParam, signal }) =>
        api.documents(asset, pageParam ? { cursor: pageParam } : {}, signal),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
    }),
  versions: (asset: string, series: string) =>
    infiniteQueryOptions({
      queryKey: [...assetFileQueries.documents(asset).queryKey, series],
      queryFn: ({ pageParam, signal }) =>
        api.documents(asset, { series, ...(pageParam && { cursor: pageParam }) }, signal),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
    }),
}
