import { ClientError } from '@plenum/api-client/client-error'
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

/** The id of the asset that has a code or had it before; null where none does. */
async function assetIdOfCode(code: string, signal: AbortSignal): Promise<string | null> {
  try {
    return (await api.nomenclatures.find(code, signal)).id
  } catch (error) {
    // one that no asset can have is found as little
    if (error instanceof ClientError && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}

/** Where a scanned code leads. Asked anew each time: an asset may have been given the code since. */
export const assetIdQuery = (code: string) =>
  queryOptions({
    queryKey: ['asset-id', code],
    queryFn: ({ signal }) => assetIdOfCode(code, signal),
    staleTime: 0,
    gcTime: 0,
  })
