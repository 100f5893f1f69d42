import type { Request } from '@playwright/test'
import * as v from 'valibot'
import type { Deed } from './fault-deed.ts'
import { ASSET_DEEDS } from './fault-deeds-assets.ts'
import { CATALOGUE_DEEDS } from './fault-deeds-catalogue.ts'
import { DATASHEET_DEEDS } from './fault-deeds-datasheets.ts'
import { COMPANY_DEEDS } from './fault-deeds-company.ts'
import { FILE_DEEDS } from './fault-deeds-files.ts'
import { IMPORT_DEEDS } from './fault-deeds-imports.ts'
import { LIFE_DEEDS } from './fault-deeds-life.ts'
import { PEOPLE_DEEDS } from './fault-deeds-people.ts'
import { PLACE_DEEDS } from './fault-deeds-places.ts'
import { PUBLIC_DEEDS } from './fault-deeds-public.ts'
import { REQUEST_DEEDS } from './fault-deeds-requests.ts'
import { SETTING_DEEDS } from './fault-deeds-settings.ts'
import { WORK_DEEDS } from './fault-deeds-work.ts'

/** Everything that a person can write; the change of the password ends the sessions that those before it need. */
export const DEEDS: Deed[] = [
  ...ASSET_DEEDS,
  ...LIFE_DEEDS,
  ...FILE_DEEDS,
  ...CATALOGUE_DEEDS,
  ...DATASHEET_DEEDS,
  ...IMPORT_DEEDS,
  ...WORK_DEEDS,
  ...REQUEST_DEEDS,
  ...PLACE_DEEDS,
  ...SETTING_DEEDS,
  ...PEOPLE_DEEDS,
  ...PUBLIC_DEEDS,
  ...COMPANY_DEEDS,
]

const QUESTION = 'it asks and writes nothing; what it asks for is on a screen of the matrix'
const BY_ITSELF = 'the page says it by itself, and whoever is there has nothing to lose by it'

/** The routes that nobody's deed needs, with the reason. */
const EXCUSED: Record<string, string> = {
  'POST /api/nodes/{id}/fit/': QUESTION,
  'POST /api/models/{id}/effect/': QUESTION,
  'POST /api/placements/find/': QUESTION,
  'POST /api/work/check/': QUESTION,
  'POST /api/work/{id}/check/': QUESTION,
  'POST /api/work/impact/': QUESTION,
  'POST /api/auth/invitation/': QUESTION,
  'POST /api/home/visit/': BY_ITSELF,
  'PUT /api/presence/assets/{id}/': BY_ITSELF,
  'DELETE /api/presence/assets/{id}/': BY_ITSELF,
  'PUT /api/drafts/{form}/{key}/':
    'what is typed is kept in the browser too until it has arrived (features/drafts.slow.ts)',
  'DELETE /api/drafts/{form}/{key}/': BY_ITSELF,
  'DELETE /api/files/{id}/': 'an upload that was put away is cleared by the server where nobody else does it',
  'DELETE /api/imports/{id}/':
    'only what is running is cancelled, and in a company this small that is over at once',
  'POST /api/token/refresh/':
    'without it there is no session whose screens could be looked at (session.e2e.ts)',
  'POST /api/auth/logout/':
    'whoever leaves is out at once, and the server is told when it can be (session.e2e.ts)',
}

const Document = v.object({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) })
const UNSAFE = ['post', 'put', 'patch', 'delete']

/** Every route of a server that writes, as its document names it. */
export async function unsafeRoutes(url: string): Promise<string[]> {
  const { paths } = v.parse(Document, await (await fetch(new URL('/api/openapi.json', url))).json())
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => UNSAFE.includes(method))
      .map((method) => `${method.toUpperCase()} ${path}`),
  )
}

/** Routes that no deed meets although nothing excuses them; and what is met or excused without being there, or both. */
export function unmet(routes: readonly string[]): string[] {
  const met = new Set(DEEDS.map(({ asks }) => asks))
  const excused = Object.keys(EXCUSED)
  return [
    ...routes.filter((route) => !met.has(route) && !excused.includes(route)),
    ...[...met, ...excused].filter((route) => !routes.includes(route)),
    ...excused.filter((route) => met.has(route)),
  ]
}

/** Whether a request is one of a route. */
export function isOf(route: string, request: Request): boolean {
  const [method, path = ''] = route.split(' ')
  const { pathname } = new URL(request.url())
  return request.method() === method && new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname)
}
