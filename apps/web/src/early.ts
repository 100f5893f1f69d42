import { loadWords } from '@plenum/i18n/create-i18n'
import type { AnyRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { prepare } from './notices/part.ts'
import type { createAppRouter } from './router.ts'
import type { RouterContext } from './router-context.ts'
import { hasSession } from './session.ts'

const Matches = v.array(v.object({ routeId: v.string() }))

/** Fetches the code and the words of the first page while the session is still asked for. */
export function startEarly(router: ReturnType<typeof createAppRouter>, { i18n }: RouterContext) {
  if (!hasSession()) return
  const routes = new Map<string, AnyRoute>(Object.entries(router.routesById))
  // the router knows its matches only as any
  for (const { routeId } of v.parse(Matches, router.matchRoutes(router.latestLocation))) {
    const route = routes.get(routeId)
    if (route) prepare(async () => router.loadRouteChunk(route))
    if (routeId === '/app') prepare(() => loadWords(i18n, 'app'))
  }
}
