import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { RouteCrash } from './notices/crash.tsx'
import { Nowhere } from './notices/nowhere.tsx'
import type { RouterContext } from './router-context.ts'
import { routeTree } from './routeTree.gen.ts'

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
    defaultNotFoundComponent: Nowhere,
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
