import { assetApi } from '@plenum/api-client/assets'
import { ownerApi } from '@plenum/api-client/library'
import { nodeApi } from '@plenum/api-client/nodes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

const owners = ownerApi(http)
const nodes = nodeApi(http)
const assets = assetApi(http)

/** What is asked about the people, teams, places and assets that requests are narrowed to. */
export const nameQueries = {
  owners: (kind: 'user' | 'team', search: string) =>
    queryOptions({
      queryKey: ['owners', kind, search],
      queryFn: async ({ signal }) => (await owners.list({ kind, ...(search && { search }) }, signal)).results,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  owner: (id: string) =>
    queryOptions({
      queryKey: ['owners', 'one', id],
      queryFn: async ({ signal }) => (await owners.list({ id }, signal)).results[0]?.name ?? null,
    }),
  places: (search: string) =>
    queryOptions({
      queryKey: ['nodes', 'search', search, ''],
      queryFn: ({ signal }) => nodes.list({ ...(search && { search }) }, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  place: (id: string) =>
    queryOptions({ queryKey: ['nodes', 'detail', id], queryFn: ({ signal }) => nodes.get(id, signal) }),
  asset: (id: string) =>
    queryOptions({ queryKey: ['assets', 'detail', id], queryFn: ({ signal }) => assets.get(id, signal) }),
}
