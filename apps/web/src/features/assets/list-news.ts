import { ClientError } from '@plenum/api-client/client-error'
import type { Asset } from '@plenum/domain/asset'
import type { QueryClient } from '@tanstack/react-query'
import type { ChangedAssets } from '#app/page/live-assets.ts'
import { firstPage, withRows } from './list-rows.ts'
import { assetQueries } from './queries.ts'

/** Rows that are looked at again one by one; of more, somebody says when he wants to see them. */
const MOST_ROWS = 8

type ListQuery = ReturnType<typeof assetQueries.list>

/** Fetches the top of a list again. */
export async function refreshTop(queryClient: QueryClient, { queryKey }: ListQuery): Promise<void> {
  queryClient.setQueryData(queryKey, (now) => now && firstPage(now))
  await queryClient.refetchQueries({ queryKey, exact: true })
}

/**
 * Puts changed assets into the rows of a list where they stand; nothing else moves. Gives those that it does not show:
 * null for many.
 */
export async function refreshRows(
  queryClient: QueryClient,
  { queryKey }: ListQuery,
  changed: ChangedAssets,
): Promise<ChangedAssets> {
  if (changed === null) return null
  const shown = new Set(
    queryClient.getQueryData(queryKey)?.pages.flatMap(({ results }) => results.map(({ id }) => id)),
  )
  const here = changed.filter((id) => shown.has(id))
  if (here.length > MOST_ROWS) return changed
  const rows = new Map(
    await Promise.all(here.map(async (id) => [id, await rowNow(queryClient, id)] as const)),
  )
  queryClient.setQueryData(queryKey, (now) => now && withRows(now, rows))
  return changed.filter((id) => !shown.has(id))
}

const rowNow = (queryClient: QueryClient, id: string): Promise<Asset | undefined> =>
  queryClient
    .fetchQuery({ ...assetQueries.detail(id), staleTime: 0, retry: false })
    .catch((error: unknown) => {
      if (error instanceof ClientError && error.status === 404) return undefined
      throw error
    })
