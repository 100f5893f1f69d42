import type { Context } from 'hono'
import { routePath } from 'hono/route'

/** The address that a request was answered by, with names in place of values; `unknown` where there is none like it. */
export const routeOf = (c: Context): string => {
  const path = routePath(c)
  return path.endsWith('*') ? 'unknown' : path
}
