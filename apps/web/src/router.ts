import {
  parseSearchWith,
  createRouter,
  lazyRouteComponent,
  stringifySearchWith,
} from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import type { createI18n } from '@plenum/i18n/create-i18n'
import { RouteCrash } from './notices/crash.tsx'
import { routeTree } from './routeTree.gen.ts'

/** What every route can use. */
export interface RouterContext {
  queryClient: QueryClient
  i18n: Awaited<ReturnType<typeof createI18n>>
}

const SLOW_MS = 150

const plainSearch = parseSearchWith((text) => text)
// what looks like a number in an address is still the text somebody wrote: a serial number, a code
const parseSearch = (search: string) =>
  Object.fromEntries(Object.entries(plainSearch(search)).map(([name, value]) => [name, String(value)]))

/** The application's router; parameters of an address are plain texts. */
export const createAppRouter = (context: RouterContext) =>
  createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: SLOW_MS,
    defaultPendingMinMs: 0,
    defaultNotFoundComponent: lazyRouteComponent(() => import('./notices/not-found.tsx'), 'NotFoundPage'),
    defaultErrorComponent: RouteCrash,
    scrollRestoration: true,
    parseSearch,
    stringifySearch: stringifySearchWith(String),
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
