import { createMiddleware } from 'hono/factory'
import type { MaybeSignedIn } from './context.ts'
import { routeOf } from './route-of.ts'

/** Tells the host which route has answered a request, and for whom. */
export const noteRequests = () =>
  createMiddleware<MaybeSignedIn>(async (c, next) => {
    await next()
    const { caller, session } = c.var
    c.env?.note?.({
      route: routeOf(c),
      request_id: caller.request_id,
      user_id: session?.user.id ?? null,
      company_id: session?.company_id ?? null,
    })
  })
