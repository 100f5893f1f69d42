import type { Hono, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { uniqueSymbol } from 'hono-openapi'
import { may as reaches, type PermissionArea, type PermissionLevel } from '@plenum/domain/permission'
import { refusal } from './api-error.ts'
import type { Env, SignedInEnv } from './context.ts'
import { sendNews } from './mail/news.ts'
import type { NoticeLetter } from './store/notify.ts'
import { findSession } from './store/sessions.ts'
import { checkXsrfOwner } from './xsrf.ts'
import { limit, limitAddress } from './throttle.ts'

/** Who may come in: anyone, anyone signed in about his own things, or those whose team reaches a level in an area. */
export type Gate = 'public' | 'self' | { area: PermissionArea; level: Exclude<PermissionLevel, 'noAccess'> }

const gates = new WeakMap<object, Gate>()

function declare<Handler extends MiddlewareHandler>(gate: Gate, handler: Handler): Handler {
  const security = gate === 'public' ? [] : [{ bearer: [] }]
  const spec = { security, ...(typeof gate === 'object' && { 'x-permission': gate }) }
  gates.set(handler, gate)
  return Object.assign(handler, { [uniqueSymbol]: { spec } })
}

const BEARER = /^Bearer ([\w-]{1,100})$/

const signedIn = (allowed: (session: SignedInEnv['Variables']['session']) => boolean) =>
  createMiddleware<SignedInEnv>(async (c, next) => {
    const header = c.req.header('authorization')
    if (header === undefined) limitAddress(c)
    if (header === undefined) throw refusal(401, 'not_authenticated')
    const token = BEARER.exec(header)?.[1]
    const now = c.var.ports.clock()
    const session = token === undefined ? undefined : await findSession(c.var.ports.database, token, now)
    if (token === undefined || session === undefined) {
      limitAddress(c)
      throw refusal(401, 'token_not_valid')
    }
    await checkXsrfOwner(c, c.var.ports, session.id)
    limit(c, 'any.user', session.user.id)
    c.set('token', token)
    c.set('session', session)
    const letters: NoticeLetter[] = []
    c.set('author', {
      company_id: session.company_id,
      actor: { id: session.user.id, name: session.user.full_name },
      session_id: session.id,
      address: c.var.caller.address,
      request_id: c.var.caller.request_id,
      // Browsers say where a request comes from; tools do not.
      source: c.req.header('sec-fetch-site') === undefined ? 'api' : 'ui',
      at: now.toISOString(),
      letters,
    })
    // Known by now, so that the refusal can be written down.
    if (!allowed(session)) throw refusal(403, 'permission_denied')
    await next()
    // Of what came to nothing nobody is told.
    if (c.error === undefined) sendNews(c.var.ports, letters, c.var.language)
  })

/** For those whose team reaches `level` in `area`. */
export const may = (area: PermissionArea, level: Exclude<PermissionLevel, 'noAccess'>) =>
  declare(
    { area, level },
    signedIn(({ user }) => reaches(user.permissions, area, level)),
  )

/** For anyone signed in, about what is his own. */
export const self = () =>
  declare(
    'self',
    signedIn(() => true),
  )

/** For anyone, as often as `allowance` lets one address come. */
export const open = (allowance: 'any.address' | 'refresh.address' = 'any.address') =>
  declare(
    'public',
    createMiddleware<Env>(async (c, next) => {
      limitAddress(c, allowance)
      await next()
    }),
  )

/** Every route with its gate; throws where one has none, so that it cannot be forgotten. */
export function gatedRoutes(app: Hono<Env>): { method: string; path: string; gate: Gate }[] {
  const routes = app.routes.filter(({ method }) => method !== 'ALL')
  const names = [...new Set(routes.map(({ method, path }) => `${method} ${path}`))]
  return names.map((name) => {
    const [method = '', path = ''] = name.split(' ')
    const gate = routes
      .filter((route) => route.method === method && route.path === path)
      .map(({ handler }) => gates.get(handler))[0]
    if (gate === undefined) throw new Error(`${name} does not begin with who may use it`)
    return { method, path, gate }
  })
}
