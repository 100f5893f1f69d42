import { assetApi } from '@plenum/api-client/assets'
import { assetTypeApi, ownerApi } from '@plenum/api-client/library'
import { maintenanceRuleApi } from '@plenum/api-client/maintenance-rules'
import { nodeApi } from '@plenum/api-client/nodes'
import { workTemplateApi } from '@plenum/api-client/work'
import type { MaintenanceRuleQuery, PlannedMaintenanceQuery } from '@plenum/domain/maintenance-rule'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

/** The rules of the API. */
export const api = maintenanceRuleApi(http)

const assets = assetApi(http)
const owners = ownerApi(http)
const nodes = nodeApi(http)

/** What can be asked about rules and about what they are going to make. */
export const maintenanceQueries = {
  all: () => ['maintenance'] as const,
  rules: (query: Omit<MaintenanceRuleQuery, 'cursor'>) =>
    infiniteQueryOptions({
      queryKey: [...maintenanceQueries.all(), 'rules', query],
      queryFn: ({ pageParam, signal }) =>
        api.list({ ...query, ...(pageParam && { cursor: pageParam }) }, signal),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  planned: (query: PlannedMaintenanceQuery) =>
    queryOptions({
      queryKey: [...maintenanceQueries.all(), 'planned', query],
      queryFn: async ({ signal }) => (await api.planned(query, signal)).results,
      placeholderData: keepPreviousData,
    }),
}

/** What a rule can be for and whom it can be given to, by what somebody types: with what was made a moment ago. */
export const choiceQueries = {
  types: () =>
    queryOptions({
      queryKey: ['library', 'types'],
      queryFn: async ({ signal }) => (await assetTypeApi(http).list(signal)).results,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  templates: () =>
    queryOptions({
      queryKey: ['work', 'templates'],
      queryFn: ({ signal }) => workTemplateApi(http).list(signal),
    }),
  assets: (search: string) =>
    queryOptions({
      queryKey: ['assets', 'list', 'choice', search],
      queryFn: async ({ signal }) => {
        const { results } = await assets.list({ ...(search && { search }), limit: 20 }, signal)
        return results.map(({ id, name, code }) => ({ id, name, hint: code }))
      },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  owners: (kind: 'user' | 'team', search: string) =>
    queryOptions({
      queryKey: ['owners', kind, search],
      queryFn: async ({ signal }) => (await owners.list({ kind, ...(search && { search }) }, signal)).results,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  places: (search: string) =>
    queryOptions({
      queryKey: ['nodes', 'search', search, ''],
      queryFn: ({ signal }) => nodes.list({ ...(search && { search }) }, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
}
