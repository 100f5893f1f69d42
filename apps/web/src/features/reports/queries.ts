import { assetTypeApi } from '@plenum/api-client/library'
import { reportApi } from '@plenum/api-client/reports'
import type { ReportName, ReportQuery } from '@plenum/domain/report'
import type { Language } from '@plenum/i18n/language'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

/** The nouns of the API that reports ask. */
export const api = { reports: reportApi(http), types: assetTypeApi(http) }

/** What can be asked about reports; they come in words, so that each language has its own. */
export const reportQueries = {
  preview: (name: ReportName, query: ReportQuery, language: Language) =>
    queryOptions({
      queryKey: ['reports', name, query, language],
      queryFn: ({ signal }) => api.reports.preview(name, query, signal),
      placeholderData: keepPreviousData,
      // numbers of now: what was seen a while ago is asked for again
      staleTime: 0,
    }),
  types: () =>
    queryOptions({
      queryKey: ['library', 'types'],
      queryFn: async ({ signal }) => (await api.types.list(signal)).results,
    }),
}
