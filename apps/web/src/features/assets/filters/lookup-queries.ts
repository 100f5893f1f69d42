import { ClientError } from '@plenum/api-client/client-error'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { LookupOption } from '#app/form/lookup-box.tsx'
import { placeOption } from '#app/form/place-option.ts'
import { nodes, placeQueries } from '../place-queries.ts'
import { api, libraryQueries } from '../queries.ts'
import type { Lookup } from './dimensions.ts'

interface Asked {
  search?: string
  /** Only these, with commas between. */
  id?: string
}

const options = (results: readonly LookupOption[]): LookupOption[] =>
  results.map(({ id, name, hint }) => ({ id, name, hint }))

const unlessGone = (error: unknown) => {
  if (error instanceof ClientError && error.status === 404) return null
  throw error
}

/** Places have no list by ids; a filter names few of them. */
async function places({ search = '', id }: Asked, signal: AbortSignal): Promise<LookupOption[]> {
  if (id === undefined) {
    const query = search === '' ? ({ type: 'data_center' } as const) : { search }
    return (await nodes.list(query, signal)).results.map(placeOption)
  }
  const found = await Promise.all(id.split(',').map((one) => nodes.get(one, signal).catch(unlessGone)))
  return found.filter((node) => node !== null).map(({ id: node_id, name }) => ({ id: node_id, name }))
}

const ask: Record<Lookup, (asked: Asked, signal: AbortSignal) => Promise<LookupOption[]>> = {
  brand_id: async (asked, signal) => options((await api.brands.list(asked, signal)).results),
  model_id: async (asked, signal) =>
    (await api.models.list(asked, signal)).results.map(({ id, name, brand }) => ({
      id,
      name,
      hint: brand.name,
    })),
  owner_id: async (asked, signal) => options((await api.owners.list(asked, signal)).results),
  team_id: async (asked, signal) =>
    options((await api.owners.list({ ...asked, kind: 'team' }, signal)).results),
  tag_id: async ({ search, id }, signal) => {
    const { results } = await api.tags.list({ search }, signal)
    return options(id === undefined ? results : results.filter((tag) => id.split(',').includes(tag.id)))
  },
  location_id: places,
}

const root = (lookup: Lookup) => (lookup === 'location_id' ? placeQueries.all() : libraryQueries.all())

/** Records that a filter is chosen from. */
export const lookupQueries = {
  find: (lookup: Lookup, search: string) =>
    queryOptions({
      queryKey: [...root(lookup), 'filter', lookup, { search }],
      queryFn: ({ signal }) => ask[lookup]({ search }, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** Those a filter names; without those that are gone. */
  named: (lookup: Lookup, ids: string) =>
    queryOptions({
      queryKey: [...root(lookup), 'filter', lookup, { ids }],
      queryFn: ({ signal }) => ask[lookup]({ id: ids }, signal),
      enabled: ids !== '',
      placeholderData: keepPreviousData,
    }),
}
