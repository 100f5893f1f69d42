import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Env } from '@plenum/api-server/context'
import { gatedRoutes } from '@plenum/api-server/gate'
import { app, found, join, raw } from './world.ts'

const routes = gatedRoutes(app)
const path = (template: string) =>
  template.slice(1).replace(/:[a-z_]+/g, '01890000-0000-7000-8000-000000000000')

test('a route that does not say who may use it cannot be registered', () => {
  const careless = new Hono<Env>().get('/api/secrets/', (c) => c.json([]))
  expect(() => gatedRoutes(careless)).toThrow('GET /api/secrets/')
})

test('only signing in and the description are open to everyone', () => {
  const open = routes.filter(({ gate }) => gate === 'public').map((route) => `${route.method} ${route.path}`)
  expect(open.toSorted()).toEqual([
    'GET /api/docs/',
    'GET /api/docs/style.css',
    'GET /api/openapi.json',
    'POST /api/auth/invitation/',
    'POST /api/auth/recovery/',
    'POST /api/auth/recovery/confirm/',
    'POST /api/auth/register/',
    'POST /api/token/',
    'POST /api/token/refresh/',
  ])
})

test('nobody gets past any other route without a session', async () => {
  for (const { method, path: template, gate } of routes) {
    if (gate === 'public') continue
    const response = await raw(null, path(template), { method })
    expect(response.status, `${method} ${template}`).toBe(401)
  }
})

test('a route of an area is shut to those who may not, before anything else is looked at', async () => {
  const ada = await found()
  const nobody = await join(ada, {})
  const reader = await join(
    ada,
    Object.fromEntries(Object.keys(ada.user.permissions).map((area) => [area, 'onlyRead'])),
  )
  for (const { method, path: template, gate } of routes) {
    if (typeof gate === 'string') continue
    const name = `${method} ${template}`
    expect((await raw(nobody, path(template), { method })).status, name).toBe(403)
    const refused = (await raw(reader, path(template), { method })).status === 403
    expect(refused, name).toBe(gate.level === 'write')
  }
})

/** Take away what somebody may read, and write that down. */
const NOTED = [
  'POST /api/tickets/exports/',
  'POST /api/exports/assets/',
  'POST /api/exports/requests/',
  'POST /api/exports/maintenance-rules/',
  'POST /api/exports/lists/',
  'POST /api/reports/:id/export/',
]

/** Asks what is not said in an address. */
const ASKED = [
  'POST /api/placements/find/',
  'POST /api/nodes/:id/fit/',
  'POST /api/work/impact/',
  'POST /api/work/:id/check/',
]

/**
 * What is reserved for a person is his to change and to give free; reserving it needs write. Who may approve a request
 * does so though he writes none: every other stage asks for write itself.
 */
const HIS = ['POST /api/reservations/release/', 'PATCH /api/reservations/:id/', 'POST /api/work/:id/act/']

/** How a person looks at what he may read, and that he does, is his own. */
const OWN = /^\/api\/(saved-views|presence)\//

test('whatever changes something needs write', () => {
  for (const { method, path: template, gate } of routes) {
    if (OWN.test(template)) continue
    if (
      typeof gate === 'string' ||
      method === 'GET' ||
      [...NOTED, ...ASKED, ...HIS].includes(`${method} ${template}`)
    )
      continue
    expect(gate.level, `${method} ${template}`).toBe('write')
  }
})

test('what a page does is written down as done there, and what a tool does as done by it', async () => {
  const ada = await found()
  for (const [name, headers, source] of [
    ['By hand', { 'sec-fetch-site': 'same-origin' }, 'ui'],
    ['By a script', {}, 'api'],
  ] as const) {
    const made = await raw(ada, 'api/assets/', { method: 'POST', body: JSON.stringify({ name }), headers })
    expect(made.status).toBe(201)
    const [line] = (await ada.history.list()).results
    expect(line).toMatchObject({ source })
  }
})
