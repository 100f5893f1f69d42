import { assetApi } from '@plenum/api-client/assets'
import { batchApi } from '@plenum/api-client/batches'
import { assetTypeApi, brandApi, modelApi, ownerApi } from '@plenum/api-client/library'
import { tagApi } from '@plenum/api-client/tags'
import type { AssetFilter, AssetQuery } from '@plenum/domain/asset-query'
import type { HistoryQuery } from '@plenum/domain/history'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

/** The nouns of the API this feature asks. */
export const api = {
  assets: assetApi(http),
  batches: batchApi(http),
  assetTypes: assetTypeApi(http),
  brands: brandApi(http),
  models: modelApi(http),
  owners: ownerApi(http),
  tags: tagApi(http),
}

/** What can be asked about assets. */
export const assetQueries = {
  all: () => ['assets'] as const,
  list: (query: AssetQuery) =>
    infiniteQueryOptions({
      queryKey: [...assetQueries.all(), 'list', query],
      queryFn: ({ pageParam, signal }) =>
        api.assets.list({ ...query, ...(pageParam && { cursor: pageParam }) }, signal),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
      placeholderData: keepPreviousData,
    }),
  facets: (filter: AssetFilter) =>
    queryOptions({
      queryKey: [...assetQueries.all(), 'facets', filter],
      queryFn: ({ signal }) => api.assets.facets(filter, signal),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...assetQueries.all(), 'detail', id],
      queryFn: ({ signal }) => api.assets.get(id, signal),
    }),
  history: (id: string, filter: HistoryQuery = {}) =>
    infiniteQueryOptions({
      queryKey: [...assetQueries.all(), 'history', id, filter],
      queryFn: ({ pageParam, signal }) =>
        api.assets.history(id, { ...filter, ...(pageParam && { cursor: pageParam }) }, signal),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
    }),
}

/** Names the making of brands and models from within an asset's form. */
export const creations = ['library', 'create'] as const

/** What an asset's fields choose from: with what was made a moment ago, wherever that was. */
export const libraryQueries = {
  all: () => ['library'] as const,
  types: () =>
    queryOptions({
      queryKey: [...libraryQueries.all(), 'types'],
      queryFn: async ({ signal }) => (await api.assetTypes.list(signal)).results,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  brands: (search: string) =>
    queryOptions({
      queryKey: [...libraryQueries.all(), 'brands', search],
      queryFn: ({ signal }) => api.brands.list({ search }, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  models: (search: string, brandId: string | null) =>
    queryOptions({
      queryKey: [...libraryQueries.all(), 'models', search, brandId],
      queryFn: ({ signal }) =>
        api.models.list({ search, ...(brandId !== null && { brand_id: brandId }) }, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  owners: (search: string) =>
    queryOptions({
      queryKey: [...libraryQueries.all(), 'owners', search],
      queryFn: ({ signal }) => api.owners.list({ search }, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
}
