import { loadWords } from '@plenum/i18n/create-i18n'
import type { AnyRoute } from '@tanstack/react-router'
import type { createAppRouter, RouterContext } from './router.ts'
import { hasSession, sessionQuery } from './session.ts'

/** Starts everything the first page needs at the same time: the session, its code, its words, its first data. */
export function startEarly(router: ReturnType<typeof createAppRouter>, { queryClient, i18n }: RouterContext) {
  if (!hasSession()) return
  void queryClient.prefetchQuery(sessionQuery)
  const routes = new Map<string, AnyRoute>(Object.entries(router.routesById))
  for (const match of router.matchRoutes(router.latestLocation)) {
    const route = routes.get(match.routeId)
    if (!route) continue
    void router.loadRouteChunk(route)
    void route.options.staticData?.early?.(queryClient, match.search)
    if (match.routeId === '/app') void loadWords(i18n, 'app')
  }
}
