import { assetApi } from '@plenum/api-client/assets'
import { assetTypeApi, brandApi, modelApi, ownerApi } from '@plenum/api-client/library'
import { nodeApi } from '@plenum/api-client/nodes'
import type { AssetQuery } from '@plenum/domain/asset-query'
import type { OwnerKind } from '@plenum/domain/library'
import type { WorkRequestInput } from '@plenum/domain/work-request'
import type { Language } from '@plenum/i18n/language'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { http } from '#app/api.ts'
import { api as work } from '#app/work/queries.ts'

/** The nouns of the API that forms ask, besides requests. */
export const api = {
  assets: assetApi(http),
  types: assetTypeApi(http),
  brands: brandApi(http),
  models: modelApi(http),
  owners: ownerApi(http),
  nodes: nodeApi(http),
}

/** Assets that a search offers. */
const OFFERED = 20

/** What forms look for: with what was made a moment ago, wherever that was. */
export const formQueries = {
  assets: (search: string) =>
    queryOptions({
      queryKey: ['assets', 'choice', search],
      queryFn: ({ signal }) => api.assets.list({ ...(search && { search }), limit: OFFERED }, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  types: () =>
    queryOptions({
      queryKey: ['library', 'types'],
      queryFn: async ({ signal }) => (await api.types.list(signal)).results,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  owners: (search: string, kind: OwnerKind | undefined) =>
    queryOptions({
      queryKey: ['owners', 'search', search, kind ?? ''],
      queryFn: ({ signal }) => api.owners.list({ ...(search && { search }), ...(kind && { kind }) }, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** Teams by their ids. */
  teams: (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['owners', 'teams', ids],
      queryFn: ({ signal }) => api.owners.list({ id: ids.join(','), kind: 'team' }, signal),
      staleTime: 0,
    }),
  brands: (search: string) =>
    queryOptions({
      queryKey: ['library', 'brands', search],
      queryFn: ({ signal }) => api.brands.list({ search }, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  models: (search: string) =>
    queryOptions({
      queryKey: ['models', 'choice', { search }],
      queryFn: ({ signal }) => api.models.list({ ...(search && { search }) }, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** What is lost while assets are down. */
  impact: (asset_ids: string[]) =>
    queryOptions({
      queryKey: ['work', 'impact', asset_ids],
      queryFn: ({ signal }) => work.work.impact({ asset_ids }, signal),
      staleTime: 0,
    }),
  /** What speaks against what is asked for, in words; asked anew each time it is looked at. */
  check: (input: WorkRequestInput | null, language: Language) =>
    queryOptions({
      queryKey: ['work', 'check', input, language],
      queryFn: input === null ? skipToken : ({ signal }) => work.work.checkInput(input, signal),
      gcTime: 0,
      staleTime: 0,
      retry: false,
    }),
}

/** Assets that a list names, as far as a request can take them. */
export const listAssets = (query: AssetQuery, signal?: AbortSignal) => api.assets.list(query, signal)
