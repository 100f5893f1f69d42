import { app, asset, connect, faults, found, PASSWORD, type Connection } from '../world.ts'
import { documented, type Documented } from '../document.ts'
import { empty } from '../engine.ts'
import { canary, estate, type Estate } from '../estate.ts'
import { node } from '../hall.ts'
import { OTHER_PASSWORD } from '../examples.ts'
import { requestOf, routes, type Route } from '../matrix.ts'
import { faultsOf, read } from './answer.ts'
import { diceOf, type Dice } from './dice.ts'
import { poolOf, type Pool } from './pool.ts'
import { hostileRequest, requestFor, type Kind, type Made } from './request.ts'

/** Requests after which a company begins anew: by then much of it has been deleted. */
const LIFE = 1_000
/** Different faults after which there is no point in going on. */
const ENOUGH = 40
/** How long an answer may take. */
export const SLOW_MS = 2_000

/** What came of a run. */
export interface Figures {
  seed: number
  requests: number
  seconds: number
  companies: number
  kinds: Record<Kind, number>
  statuses: Map<number, number>
  /** Requests of each route. */
  routes: Map<string, number>
  /** Routes that have done what was asked of them. */
  done: Set<string>
  slow: number
  slowest: { ms: number; route: string }
  /** Each different fault with the first request that showed it. */
  faults: Map<string, string>
}

interface Place {
  of: Estate
  pool: Pool
  foreign: string[]
  mark: string
  askers: (Connection | null)[]
}

/** A company to be asked for things, and another one, whose things are none of its business. */
async function begun(): Promise<Place> {
  await empty()
  const [of, stranger] = [await estate('x'), await found()]
  const mark = canary('y')
  const hall = await stranger.nodes.create(node({ name: `${mark} hall` }))
  const server = await stranger.assets.create(asset({ name: `${mark} server` }))
  const brand = await stranger.brands.create({ name: `${mark} brand` })
  const pool = poolOf()
  for (const route of routes) {
    const parts = requestOf(route, of).path.split('?')[0]?.split('/') ?? []
    parts.forEach((part, at) => {
      if (/^[0-9a-f-]{36}$/.test(part)) pool.keep(pool.listOf(parts[at - 1] ?? ''), part)
    })
  }
  return {
    of,
    pool,
    foreign: [hall.id, server.id, brand.id, stranger.user.id, stranger.user.company.id],
    mark,
    askers: [of.member, stranger, null, connect()],
  }
}

/** Signs the founder in once more, where a request has signed him out; false where none of it opens his account. */
async function backIn({ of }: Place): Promise<boolean> {
  const { email } = of.founder.user
  for (const password of [PASSWORD, OTHER_PASSWORD]) {
    const isIn = await of.founder.auth.login({ email, password }).then(
      () => true,
      () => false,
    )
    if (isIn) return true
  }
  return false
}

const listOf = (template: string) => {
  const parts = template.split('/').filter((part) => part !== '' && !part.startsWith('{'))
  return parts.at(-1) ?? ''
}

/** The document of the route that a request meets in the end, whatever it was made for. */
function routeFinder(document: Map<string, Documented>) {
  const known = [...document].map(([name, said]) => {
    const [method = '', template = ''] = name.split(' ')
    const pattern = new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    return { method, pattern, said, isExact: !template.includes('{') }
  })
  const inTurn = known.toSorted((one, other) => Number(other.isExact) - Number(one.isExact))
  return (method: string, path: string) =>
    inTurn.find((route) => route.method === method && route.pattern.test(path))?.said
}

const shown = ({ method, place, query, headers, body }: Made) =>
  `${method} ${place}?${query.join('&')} ${JSON.stringify([...headers])} ${
    typeof body === 'string' ? body : body instanceof Uint8Array ? `bytes ${body.slice(0, 60).join()}` : ''
  }`.slice(0, 1_500)

const made = (kind: Kind, route: Route, said: Documented, sources: Place & { dice: Dice }): Made =>
  kind === 'hostile' ? hostileRequest(route, said, sources) : requestFor(kind, route, said, sources)

function requestOfMade({ method, place, query, headers, body }: Made, by: Connection | null): Request {
  const sent = new Headers(headers)
  const access = by?.tokens.access()
  if (access && !sent.has('authorization')) sent.set('authorization', `Bearer ${access}`)
  if (typeof body === 'string' && !sent.has('content-type')) sent.set('content-type', 'application/json')
  const search = query.length > 0 ? `?${query.join('&')}` : ''
  return new Request(`http://localhost${place}${search}`, { method, headers: sent, body })
}

const shuffled = (all: readonly Route[], { below }: Dice): Route[] =>
  all
    .map((route) => ({ route, rank: below(2 ** 31) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ route }) => route)

interface Wanted {
  seed: number
  requests: number
}

/** Sends so many requests to every route in turn, and looks at each answer. */
export async function fuzzed({ seed, requests }: Wanted): Promise<Figures> {
  const document = await documented()
  const routeAt = routeFinder(document)
  const figures: Figures = {
    seed,
    requests: 0,
    seconds: 0,
    companies: 0,
    kinds: { valid: 0, boundary: 0, hostile: 0 },
    statuses: new Map(),
    routes: new Map(),
    done: new Set(),
    slow: 0,
    slowest: { ms: 0, route: '' },
    faults: new Map(),
  }
  const count = <Key>(map: Map<Key, number>, key: Key) => map.set(key, (map.get(key) ?? 0) + 1)
  const begins = performance.now()
  let place: Place | undefined
  // Every route comes once before any comes again, each time in another order.
  let order: Route[] = []
  for (let at = 0; at < requests && figures.faults.size < ENOUGH; at++) {
    if (place === undefined || at % LIFE === 0) {
      place = await begun()
      figures.companies += 1
    }
    const dice = diceOf(seed + at)
    if (order.length === 0) order = shuffled(routes, dice)
    const route = order.pop()
    const said = route && document.get(route.name)
    if (!route || !said) throw new Error('The document lacks a route')
    const kind = dice.pick([
      'valid',
      'valid',
      'boundary',
      'boundary',
      'hostile',
      'hostile',
      'hostile',
    ] as const)
    const by = dice.once(12) ? dice.pick(place.askers) : place.of.founder
    const wanted = made(kind, route, said, { ...place, dice })
    const request = requestOfMade(wanted, by)
    const sent = performance.now()
    const answer = await app.fetch(request)
    const got = await read(answer)
    const ms = performance.now() - sent
    const { pathname } = new URL(request.url)
    const complaints = faultsOf(answer, routeAt(request.method, pathname), request.method, got)
    complaints.push(...faults().map((error) => (error instanceof Error ? error.message : String(error))))
    faults().length = 0
    if (by === place.of.founder && got.text.includes(place.mark)) complaints.push('tells of another company')
    for (const complaint of complaints) {
      const name = `${route.name}: ${complaint.slice(0, 300)}`
      if (!figures.faults.has(name)) {
        figures.faults.set(name, `#${at} ${shown(wanted)} -> ${got.status} ${got.text.slice(0, 300)}`)
      }
    }
    figures.requests += 1
    figures.kinds[kind] += 1
    count(figures.statuses, got.status)
    count(figures.routes, route.name)
    if (answer.ok) figures.done.add(route.name)
    if (ms > SLOW_MS) figures.slow += 1
    if (ms > figures.slowest.ms) figures.slowest = { ms, route: route.name }
    place.pool.learn(listOf(route.template), answer, got.body)
    const wasShutOut = got.status === 401 && by === place.of.founder && !wanted.headers.has('authorization')
    if (wasShutOut && !(await backIn(place))) place = undefined
  }
  figures.seconds = (performance.now() - begins) / 1_000
  return figures
}
