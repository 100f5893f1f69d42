import { assetTypeApi } from '@plenum/api-client/library'
import { nomenclatureApi } from '@plenum/api-client/nomenclatures'
import type { PreviewQuery } from '@plenum/domain/nomenclature'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

/** The nouns of the API this feature asks. */
export const api = { nomenclatures: nomenclatureApi(http), assetTypes: assetTypeApi(http) }

/** What can be asked about how codes are made. */
export const nomenclatureQueries = {
  all: () => ['nomenclatures'] as const,
  list: () =>
    queryOptions({
      queryKey: [...nomenclatureQueries.all(), 'list'],
      queryFn: async ({ signal }) => (await api.nomenclatures.list(signal)).results,
    }),
  preview: (query: PreviewQuery) =>
    queryOptions({
      queryKey: [...nomenclatureQueries.all(), 'preview', query],
      queryFn: ({ signal }) => api.nomenclatures.preview(query, signal),
      placeholderData: keepPreviousData,
    }),
  types: () =>
    queryOptions({
      queryKey: [...nomenclatureQueries.all(), 'types'],
      queryFn: async ({ signal }) => (await api.assetTypes.list(signal)).results,
    }),
}
