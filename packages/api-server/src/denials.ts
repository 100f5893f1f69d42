import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ApiError } from './api-error.ts'
import type { Env, SignedInEnv } from './context.ts'
import { routeOf } from './route-of.ts'
import { audit } from './store/audit.ts'

const MINUTE = 60_000
const MOST_KEPT = 1_000

type MaybeSignedIn = {
  Bindings: Env['Bindings']
  Variables: Env['Variables'] & { author?: SignedInEnv['Variables']['author'] }
}

/**
 * Writes down who was refused what within his own company, once a session, action and minute: whoever asks on and on
 * fills no log.
 */
export function noteDenials() {
  const noted = new Map<string, number>()
  return createMiddleware<MaybeSignedIn>(async (c, next) => {
    await next()
    const { author } = c.var
    if (author === undefined || !(c.error instanceof ApiError) || c.error.status !== 403) return
    const action = `${c.req.method} ${routeOf(c)}`
    if (!isFirst(noted, `${author.session_id} ${action}`, c.var.ports.clock().getTime())) return
    await note(c, author, action)
  })
}

async function note(c: Context<MaybeSignedIn>, author: SignedInEnv['Variables']['author'], action: string) {
  const { database, report } = c.var.ports
  const object = { kind: 'route', id: null, name: action }
  // as it was sent: no log can keep the NUL that `%00` stands for
  const detail = { path: new URL(c.req.url).pathname }
  try {
    await database.transaction((tx) => audit(tx, author, { action: 'permission.denied', object, detail }))
  } catch (error) {
    // Refused all the same, whether or not it could be written down.
    report(error, { method: c.req.method, route: 'denial' })
  }
}

function isFirst(noted: Map<string, number>, key: string, now: number): boolean {
  const last = noted.get(key)
  // The clock may be set back.
  if (last !== undefined && Math.abs(now - last) < MINUTE) return false
  noted.delete(key)
  noted.set(key, now)
  // In the order of their moments: the oldest leaves first.
  const [oldest] = noted.keys()
  if (noted.size > MOST_KEPT && oldest !== undefined) noted.delete(oldest)
  return true
}
