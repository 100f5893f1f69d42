import type { QueryClient } from '@tanstack/react-query'

type Ask = (queryClient: QueryClient, search: Record<string, string>) => Promise<void>

/** What asks for the data that a page shows first, by its path; apart from the routes, whose code comes later. */
const FIRST_DATA: Record<string, Ask> = {
  '/app': async (queryClient) => (await import('#app/features/home/prefetch.ts')).prefetchHome(queryClient),
  '/app/settings/assets-inventory': async (queryClient, search) =>
    (await import('#app/features/assets/prefetch.ts')).prefetchAssets(queryClient, search),
}

/** Asks for what the page of an address shows first; nobody waits for the answer here. */
export const askFirstData = (
  queryClient: QueryClient,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
) =>
  // what cannot be asked here, the page asks for itself
  void FIRST_DATA[pathname.replace(/\/$/, '')]?.(
    queryClient,
    Object.fromEntries(new URLSearchParams(search)),
  ).catch(() => undefined)
