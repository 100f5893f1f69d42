import { assetApi } from '@plenum/api-client/assets'
import { historyApi } from '@plenum/api-client/history'
import { homeApi } from '@plenum/api-client/home'
import { HOME_VISIT } from '@plenum/domain/home'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

const assets = assetApi(http)
const history = historyApi(http)
const home = homeApi(http)

const LAST_CHANGES = 8
const SAME_VISIT_MS = 5000

/** What the personal home shows; it goes stale with everything else about assets. */
export const homeQueries = {
  brief: () =>
    queryOptions({
      queryKey: ['assets', 'home'],
      queryFn: ({ signal }) => home.get(signal),
      // each visit is told anew; what was asked for while the page came is of this one
      staleTime: SAME_VISIT_MS,
    }),
  /** Keeps the visit; its hour is the server's. */
  visit: () =>
    queryOptions({
      queryKey: ['visit'],
      queryFn: async () => {
        await home.visit()
        return null
      },
      staleTime: HOME_VISIT,
    }),
  counts: () =>
    queryOptions({ queryKey: ['assets', 'facets', {}], queryFn: ({ signal }) => assets.facets({}, signal) }),
  lastChanges: () =>
    queryOptions({
      queryKey: ['assets', 'last-changes'],
      queryFn: ({ signal }) => history.list({ limit: LAST_CHANGES }, signal),
    }),
}
