import { loadWords } from '@plenum/i18n/create-i18n'
import type { AnyRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import type { createAppRouter, RouterContext } from './router.ts'
import { hasSession, sessionQuery } from './session.ts'

const Matches = v.array(v.object({ routeId: v.string(), search: v.record(v.string(), v.unknown()) }))

/** Starts everything the first page needs at the same time: the session, its code, its words, its first data. */
export function startEarly(router: ReturnType<typeof createAppRouter>, { queryClient, i18n }: RouterContext) {
  if (!hasSession()) return
  void queryClient.prefetchQuery(sessionQuery)
  const routes = new Map<string, AnyRoute>(Object.entries(router.routesById))
  // the router knows its matches only as any
  for (const match of v.parse(Matches, router.matchRoutes(router.latestLocation))) {
    const route = routes.get(match.routeId)
    if (!route) continue
    void router.loadRouteChunk(route)
    void route.options.staticData?.early?.(queryClient, match.search)
    if (match.routeId === '/app') void loadWords(i18n, 'app')
  }
}
