import { ClientError } from '@plenum/api-client/client-error'
import type { Asset } from '@plenum/domain/asset'
import type { QueryClient } from '@tanstack/react-query'
import type { ChangedAssets } from '#app/page/live-assets.ts'
import { firstPage, withRows } from './list-rows.ts'
import { assetQueries } from './queries.ts'

/** Rows that are looked at again one by one; of more, somebody says when he wants to see them. */
const MOST_ROWS = 8

type ListQuery = ReturnType<typeof assetQueries.list>

const shownIn = (queryClient: QueryClient, { queryKey }: ListQuery): ReadonlySet<string> =>
  new Set(queryClient.getQueryData(queryKey)?.pages.flatMap(({ results }) => results.map(({ id }) => id)))

/** Fetches all of a list again that is loaded. */
export const refreshLoaded = (queryClient: QueryClient, { queryKey }: ListQuery): Promise<void> =>
  queryClient.refetchQueries({ queryKey, exact: true })

/** Fetches the top of a list again; what is loaded below it goes. */
export async function refreshTop(queryClient: QueryClient, list: ListQuery): Promise<void> {
  queryClient.setQueryData(list.queryKey, (now) => now && firstPage(now))
  await refreshLoaded(queryClient, list)
}

/** Whether many of a list's rows were changed, and nothing else: fetched again, it loses none to what came above them. */
export const isOfManyRows = (queryClient: QueryClient, list: ListQuery, changed: ChangedAssets): boolean => {
  // nobody says which
  if (changed === null) return false
  const shown = shownIn(queryClient, list)
  return changed.length > MOST_ROWS && changed.every((id) => shown.has(id))
}

/**
 * Puts changed assets into the rows of a list where they stand; nothing else moves. Gives those that it does not show:
 * null for many.
 */
export async function refreshRows(
  queryClient: QueryClient,
  list: ListQuery,
  changed: ChangedAssets,
): Promise<ChangedAssets> {
  if (changed === null) return null
  const shown = shownIn(queryClient, list)
  const here = changed.filter((id) => shown.has(id))
  if (here.length > MOST_ROWS) return changed
  const rows = new Map(
    await Promise.all(here.map(async (id) => [id, await rowNow(queryClient, id)] as const)),
  )
  queryClient.setQueryData(list.queryKey, (now) => now && withRows(now, rows))
  return changed.filter((id) => !shown.has(id))
}

const rowNow = (queryClient: QueryClient, id: string): Promise<Asset | undefined> =>
  queryClient
    .fetchQuery({ ...assetQueries.detail(id), staleTime: 0, retry: false })
    .catch((error: unknown) => {
      if (error instanceof ClientError && error.status === 404) return undefined
      throw error
    })
