import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { session } from '@plenum/api-server/db/schema/sessions'
import { user } from '@plenum/api-server/db/schema/people'
import type { Gate } from '@plenum/api-server/gate'
import { PERMISSION_AREAS } from '@plenum/domain/permission'
import { database } from './engine.ts'
import { estate, type Estate } from './estate.ts'
import { ASKED_FOR_A_PART, ASKED_TWICE } from './guards.asked.ts'
import { ask, routes, written, type Personas, type Route } from './matrix.ts'
import { laidOff } from './mutations.ts'
import { personas } from './personas.ts'
import { join as joinCompany, now } from './world.ts'

const gates = await vi.importActual<typeof import('@plenum/api-server/gate')>('@plenum/api-server/gate')

afterEach(() => {
  for (const name of Object.keys(laidOff)) Reflect.deleteProperty(laidOff, name)
})

const [header = [], ...golden] = readFileSync(join(import.meta.dirname, 'authz-matrix.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/ {2,}/))

const expectedOf = ({ name }: Route, persona: string) =>
  golden.find(([route]) => route === name)?.[header.indexOf(persona)]

/** Whether the matrix tells what is laid off now from the application as it is, by what some people are answered. */
async function isNoticed(route: Route, of: Estate, people: Personas, suspects: readonly string[]) {
  for (const name of suspects) {
    const persona = people[name]
    if (persona && written(await ask(route, of, persona)) !== expectedOf(route, name)) return true
  }
  return false
}

/** Every weaker gate, and who would come through it. */
function weaker(gate: Gate): { by: string; gate: MiddlewareHandler; suspects: string[] }[] {
  if (gate === 'public') return []
  const none = { by: 'no gate', gate: gates.open(), suspects: ['anonymous'] }
  if (gate === 'self') return [none]
  const other = PERMISSION_AREAS.find((area) => area !== gate.area) ?? gate.area
  const lower = {
    by: 'onlyRead',
    gate: gates.may(gate.area, 'onlyRead'),
    suspects: ['onlyRead', 'elsewhere'],
  }
  return [
    ...(gate.level === 'write' ? [lower] : []),
    { by: `the area ${other}`, gate: gates.may(other, gate.level), suspects: ['elsewhere'] },
    { by: 'a session alone', gate: gates.self(), suspects: ['noAccess', 'elsewhere'] },
    none,
  ]
}

/** The same of every history: whether requests are named in it. */
const isHistory = (name: string) => name.endsWith('/history/')

/** Looks the token up itself, at its opening and once a second: without a gate nobody comes in either. */
const HELD_BY_TOKEN = 'GET /api/events/'

test('the matrix notices a weaker gate at any route', async () => {
  const of = await estate('x')
  const people = await personas(of)
  const survivors: string[] = []
  let mutants = 0
  for (const route of routes.filter(({ name }) => name !== HELD_BY_TOKEN)) {
    for (const { by, gate, suspects } of weaker(route.gate)) {
      laidOff.gate = gate
      laidOff.questions = ASKED_TWICE.has(route.name)
      mutants += 1
      if (!(await isNoticed(route, of, people, suspects))) survivors.push(`${route.name} by ${by}`)
    }
  }
  console.log(`${mutants} gates weakened, ${survivors.length} not noticed`)
  expect(mutants).toBeGreaterThan(routes.length)
  expect(survivors).toEqual([])
})

test('the matrix notices a handler that no longer asks for a permission', async () => {
  const of = await estate('x')
  const people = await personas(of)
  const [asking, survivors]: string[][] = [[], []]
  for (const route of routes) {
    laidOff.questions = true
    laidOff.asked = 0
    const noticed = await isNoticed(route, of, people, Object.keys(people))
    if (laidOff.asked === 0 || ASKED_TWICE.has(route.name)) continue
    asking?.push(route.name)
    if (!noticed && !ASKED_FOR_A_PART.has(route.name) && !isHistory(route.name)) survivors?.push(route.name)
  }
  console.log(`Handlers that ask: ${asking?.join(', ')}`)
  expect(asking?.length).toBeGreaterThan(0)
  expect(survivors).toEqual([])
})

const isLookUp = (text: string) => text.includes('from access_token where')
/** All that a look-up asks but how its tables hang together, which foreign keys hold. */
const conditionsOf = (text: string) =>
  [...text.slice(text.indexOf('from access_token')).matchAll(/where ([^()]+?)(?: limit 1|$)/g)]
    .flatMap(([, asked]) => asked?.trim().split(/\s+and\s+/) ?? [])
    .filter((condition) => !/^\w\.\w+ = \w\.\w+$/.test(condition))
const me = routes.find(({ name }) => name === 'GET /api/auth/me/')

/** Those whom each condition of a session alone keeps out. */
async function shutOut(of: Estate): Promise<Personas> {
  const [late, stale] = [await joinCompany(of.founder, {}), await joinCompany(of.founder, {})]
  const idOf = async ({ auth }: typeof late) => (await auth.me()).id
  const moved = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString()
  await database
    .update(session)
    .set({ absolute_exp: moved(-1000) })
    .where(eq(session.user_id, await idOf(late)))
  await database
    .update(user)
    .set({ session_epoch: moved(1000) })
    .where(eq(user.id, await idOf(stale)))
  const { expired, revoked, disabled, garbage } = await personas(of)
  const all = { expired, revoked, disabled, garbage, late: token(late), stale: token(stale) }
  return Object.fromEntries(Object.entries(all).flatMap(([name, one]) => (one ? [[name, one]] : [])))
}

const token = ({ tokens }: Awaited<ReturnType<typeof joinCompany>>) => ({ access: tokens.access() })

test('each condition of a session keeps somebody out', async () => {
  if (!me) throw new Error('There is no route about oneself')
  const of = await estate('x')
  const people = await shutOut(of)
  const conditions = new Set<string>()
  const statuses = async () => {
    const found: number[] = []
    for (const persona of Object.values(people)) found.push((await ask(me, of, persona)).status)
    return found
  }
  laidOff.statement = (text) => {
    if (isLookUp(text)) for (const condition of conditionsOf(text)) conditions.add(condition)
    return text
  }
  expect(new Set(await statuses())).toEqual(new Set([401]))
  const survivors: string[] = []
  for (const condition of conditions) {
    laidOff.statement = (text) => (isLookUp(text) ? text.replace(condition, `(${condition} or true)`) : text)
    if ((await statuses()).every((status) => status === 401)) survivors.push(condition)
  }
  console.log(`${conditions.size} conditions of a session dropped, ${survivors.length} not noticed`)
  expect(conditions.size).toBeGreaterThan(5)
  expect(survivors).toEqual([])
})

/** A person's id, which no other company has, narrows these besides. */
const HELD_BY_PERSON = new Set([
  'GET /api/auth/sessions/',
  'DELETE /api/auth/sessions/{id}/',
  'GET /api/notifications/',
  'GET /api/notifications/unread/',
  'GET /api/notifications/preferences/',
  'GET /api/drafts/{form}/{key}/',
  'DELETE /api/files/{id}/',
  'GET /api/events/',
  'GET /api/saved-views/',
  'PATCH /api/saved-views/{id}/',
  'DELETE /api/saved-views/{id}/',
  'PUT /api/saved-views/{id}/default/',
  'DELETE /api/saved-views/{id}/default/',
  'DELETE /api/work/{id}/',
])

const OF_COMPANY = /(?:"?\w+"?\.)?"?company_id"? = (?:\$\d+|\(select \$\d+::uuid\))/g

test('the matrix notices a store that no longer asks for the company', async () => {
  const of = await estate('x')
  const { stranger } = await personas(of)
  if (!stranger) throw new Error('Nobody is a stranger')
  const [dropped, survivors]: string[][] = [[], []]
  // What a company makes for itself is held by foreign keys instead: another test lays them on.
  const named = routes.filter(
    ({ method, name, template }) =>
      !HELD_BY_PERSON.has(name) && (method === 'GET' || template.includes('{id}')),
  )
  for (const route of named) {
    const before = await ask(route, of, stranger)
    let dropping = 0
    laidOff.statement = (text) => {
      if (isLookUp(text)) return text
      return text.replace(OF_COMPANY, (condition) => {
        dropping += 1
        return `(${condition} or true)`
      })
    }
    const after = await ask(route, of, stranger)
    delete laidOff.statement
    if (dropping === 0) continue
    dropped?.push(route.name)
    const same = written(before) === written(after) && (route.method !== 'GET' || before.text === after.text)
    if (same) survivors?.push(`${route.name}: ${written(after)} ${after.text.slice(0, 80)}`)
  }
  console.log(`${dropped?.length} stores without the company, ${survivors?.length} not noticed`)
  expect(dropped?.length).toBeGreaterThan(15)
  expect(survivors).toEqual([])
})
