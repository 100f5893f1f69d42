import { workApi, workTemplateApi } from '@plenum/api-client/work'
import type { WorkQuery } from '@plenum/domain/work-request'
import type { Language } from '@plenum/i18n/language'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'
import { WORK } from '#app/query-client.ts'

/** The nouns of the API that requests ask. */
export const api = { work: workApi(http), templates: workTemplateApi(http) }

/** What narrows requests, wherever they are listed or counted. */
export type WorkFilters = Omit<WorkQuery, 'limit' | 'cursor' | 'ordering'>

/** What can be asked about requests; others work on them all the time, so nothing is taken for fresh. */
export const workQueries = {
  all: () => [WORK] as const,
  list: (query: Omit<WorkQuery, 'cursor'>) =>
    infiniteQueryOptions({
      queryKey: [...workQueries.all(), 'list', query],
      queryFn: ({ pageParam, signal }) =>
        api.work.list({ ...query, ...(pageParam && { cursor: pageParam }) }, signal),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** The first of them, all at once. */
  first: (query: Omit<WorkQuery, 'cursor'>) =>
    queryOptions({
      queryKey: [...workQueries.all(), 'first', query],
      queryFn: ({ signal }) => api.work.list(query, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  counts: (filters: WorkFilters) =>
    queryOptions({
      queryKey: [...workQueries.all(), 'counts', filters],
      queryFn: ({ signal }) => api.work.counts(filters, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...workQueries.all(), 'detail', id],
      queryFn: ({ signal }) => api.work.get(id, signal),
      staleTime: 0,
    }),
  /** What changed of a request, the newest first. */
  history: (id: string) =>
    infiniteQueryOptions({
      queryKey: [...workQueries.all(), 'history', id],
      queryFn: ({ pageParam, signal }) =>
        api.work.history(id, { ...(pageParam && { cursor: pageParam }) }, signal),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
      staleTime: 0,
    }),
  /** What a request meets as it stands now, in words; `version` asks again after every change of it. */
  check: ({ id, version }: { id: string; version: number }, language: Language) =>
    queryOptions({
      queryKey: [...workQueries.all(), 'check', id, version, language],
      queryFn: ({ signal }) => api.work.check(id, signal),
      staleTime: 0,
      gcTime: 0,
    }),
  templates: () =>
    queryOptions({
      queryKey: [...workQueries.all(), 'templates'],
      queryFn: ({ signal }) => api.templates.list(signal),
    }),
}
