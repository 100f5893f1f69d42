import { ClientError } from '@plenum/api-client/client-error'
import { codeReserveApi } from '@plenum/api-client/code-reserves'
import type { FoundCode } from '@plenum/domain/code-reserve'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

/** Codes that are set aside, on the server. */
export const reserveApi = codeReserveApi(http)

/** What can be asked about codes that are set aside. */
export const reserveQueries = {
  all: () => ['code-reserves'] as const,
  list: () =>
    infiniteQueryOptions({
      queryKey: [...reserveQueries.all(), 'list'],
      queryFn: ({ pageParam, signal }) =>
        reserveApi.list({ limit: 20, ...(pageParam && { cursor: pageParam }) }, signal),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
    }),
  codes: (id: string) =>
    queryOptions({
      queryKey: [...reserveQueries.all(), 'codes', id],
      queryFn: async ({ signal }) => (await reserveApi.codes(id, signal)).results,
    }),
}

/** A code that is set aside and free; null where it is none. */
export async function reservedCode(code: string, signal: AbortSignal): Promise<FoundCode | null> {
  try {
    return await reserveApi.find(code, signal)
  } catch (error) {
    if (error instanceof ClientError && error.status === 404) return null
    throw error
  }
}
