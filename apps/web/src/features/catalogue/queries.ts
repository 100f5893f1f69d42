import { batchApi } from '@plenum/api-client/batches'
import { assetTypeCatalogueApi, brandCatalogueApi, modelCatalogueApi } from '@plenum/api-client/catalogue'
import { fileApi } from '@plenum/api-client/files'
import type { BrandListQuery } from '@plenum/domain/brand'
import { BorneFacts } from '@plenum/domain/model-effect'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { http } from '#app/api.ts'
import type { CatalogueFilter, CatalogueTab } from './catalogue-search.ts'

/** The nouns of the API this feature asks. */
export const api = {
  types: assetTypeCatalogueApi(http),
  brands: brandCatalogueApi(http),
  models: modelCatalogueApi(http),
  batches: batchApi(http),
  files: fileApi(http),
}

/** What can be asked about the catalogue; it goes out of date with what assets choose from. */
export const catalogueQueries = {
  all: () => ['library'] as const,
  brands: (query: Pick<BrandListQuery, 'search'>) =>
    infiniteQueryOptions({
      queryKey: [...catalogueQueries.all(), 'brand records', query],
      queryFn: ({ pageParam, signal }) =>
        api.brands.list({ ...query, ...(pageParam && { cursor: pageParam }) }, signal),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
      placeholderData: keepPreviousData,
    }),
  brand: (id: string) =>
    queryOptions({
      queryKey: [...catalogueQueries.all(), 'brand record', id],
      queryFn: ({ signal }) => api.brands.get(id, signal),
    }),
  models: (filter: CatalogueFilter) =>
    infiniteQueryOptions({
      queryKey: [...catalogueQueries.all(), 'model records', filter],
      queryFn: ({ pageParam, signal }) =>
        api.models.list({ ...filter, ...(pageParam && { cursor: pageParam }) }, signal),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
      placeholderData: keepPreviousData,
    }),
  model: (id: string) =>
    queryOptions({
      queryKey: [...catalogueQueries.all(), 'model record', id],
      queryFn: ({ signal }) => api.models.get(id, signal),
    }),
  types: () =>
    queryOptions({
      queryKey: [...catalogueQueries.all(), 'type records'],
      queryFn: async ({ signal }) => (await api.types.list(signal)).results,
    }),
  /** What changed of a record, the newest first. */
  history: (kind: CatalogueTab, id: string) =>
    infiniteQueryOptions({
      queryKey: [...catalogueQueries.all(), 'history', kind, id],
      queryFn: ({ pageParam, signal }) =>
        api[kind].history(id, { ...(pageParam && { cursor: pageParam }) }, signal),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
    }),
  /** What other facts of a model, as JSON, would do to racks. */
  effect: (id: string, facts: string) =>
    queryOptions({
      queryKey: [...catalogueQueries.all(), 'effect', id, facts],
      queryFn: ({ signal }) => api.models.effect(id, v.parse(BorneFacts, JSON.parse(facts)), signal),
      placeholderData: keepPreviousData,
      // others place assets meanwhile
      staleTime: 0,
    }),
  merge: (noun: 'brands' | 'models', pair: { id: string; into_id: string }) =>
    queryOptions({
      queryKey: [...catalogueQueries.all(), 'merge', noun, pair],
      queryFn: ({ signal }) => api[noun].previewMerge(pair.id, pair.into_id, signal),
      // others place assets meanwhile
      staleTime: 0,
    }),
}
