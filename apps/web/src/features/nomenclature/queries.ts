import { ClientError } from '@plenum/api-client/client-error'
import { assetTypeApi } from '@plenum/api-client/library'
import { nomenclatureApi } from '@plenum/api-client/nomenclatures'
import type { FoundCode } from '@plenum/domain/code-reserve'
import type { PreviewQuery } from '@plenum/domain/nomenclature'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'
import { reservedCode } from './reserve-queries.ts'

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

/** Where a code leads: to the asset that has it or had it before, to a label that no asset has yet, or nowhere. */
export type CodeFound = { at: 'asset'; id: string } | { at: 'reserved'; found: FoundCode } | { at: 'nowhere' }

async function whereCodeLeads(code: string, signal: AbortSignal): Promise<CodeFound> {
  try {
    return { at: 'asset', id: (await api.nomenclatures.find(code, signal)).id }
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    // one that no asset can have is found as little
    if (error.status === 400) return { at: 'nowhere' }
    if (error.status !== 404) throw error
  }
  const found = await reservedCode(code, signal)
  return found === null ? { at: 'nowhere' } : { at: 'reserved', found }
}

/** Where a scanned code leads. Asked anew each time: an asset may have been given the code since. */
export const codeQuery = (code: string) =>
  queryOptions({
    queryKey: ['code', code],
    queryFn: ({ signal }) => whereCodeLeads(code, signal),
    staleTime: 0,
    gcTime: 0,
  })
