import * as v from 'valibot'
import type { Documented } from '../document.ts'
import type { Estate } from '../estate.ts'
import { requestOf, type Route } from '../matrix.ts'
import type { Dice } from './dice.ts'
import { made } from './make.ts'
import { ODD_FORMS, ODD_HEADERS, ODD_QUERIES, ODD_SEGMENTS, ODD_TYPES, oddBodies } from './odd-requests.ts'
import { ODD_DAYS, ODD_MOMENTS, ODD_NUMBERS, ODD_TEXTS, oddValues, written } from './odd-values.ts'
import type { Pool } from './pool.ts'
import { Schema } from './schema.ts'

export const KINDS = ['valid', 'boundary', 'hostile'] as const
export type Kind = (typeof KINDS)[number]

/** What requests are made from. */
export interface Sources {
  dice: Dice
  of: Estate
  pool: Pool
  /** Ids of another company. */
  foreign: readonly string[]
}

/** A request before it is sent: everything as text. */
export interface Made {
  method: string
  place: string
  query: string[]
  headers: Headers
  body: Exclude<RequestInit['body'], undefined>
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const schemas = new WeakMap<object, Schema>()
/** The document's schema as one that values are made from; read once. */
export function schemaOf(said: unknown): Schema | undefined {
  if (typeof said !== 'object' || said === null) return undefined
  const schema = schemas.get(said) ?? v.parse(Schema, said)
  schemas.set(said, schema)
  return schema
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The path of a route, with others in place of the records of an example. */
const placed = (template: string, example: string, other: (own: string, list: string) => string) => {
  const own = example.split('/')
  return template
    .split('/')
    .map((part, at, all) => (part.startsWith('{') ? other(own[at] ?? '', all[at - 1] ?? '') : part))
    .join('/')
}

/** A good request, or one that is at its limits. */
export function requestFor(
  kind: Exclude<Kind, 'hostile'>,
  route: Route,
  said: Documented,
  sources: Sources,
): Made {
  const { dice, of, pool, foreign } = sources
  const isEdge = kind === 'boundary'
  const known = (name: string) => (dice.once(20) ? dice.pick(foreign) : pool.known(dice, pool.listOf(name)))
  const making = { dice, known, isEdge }
  const { path, init } = requestOf(route, of)
  const [example = '', search = ''] = path.split('?')
  const goesElsewhere = dice.once(2)
  const place = placed(route.template, example, (own, list) =>
    UUID.test(own) && goesElsewhere ? known(list) : own,
  )
  const headers = new Headers(init.headers)
  const [, id = '', version] = /^"([\w-]+)\.(\d+)"$/.exec(headers.get('if-match') ?? '') ?? []
  if (version !== undefined) {
    // The same place in the path, whatever record stands there now.
    const now = place.split('/')[example.split('/').indexOf(id)] ?? id
    headers.set('if-match', `"${now}.${pool.versionOf(now, Number(version))}"`)
  }
  if (route.method === 'POST' && dice.once(4)) headers.set('idempotency-key', crypto.randomUUID())
  const query = [...new URLSearchParams(search)]
  // Few at once: of many, the first that is refused would hide what the others do.
  const few = Array.from({ length: Math.min(said.asked.size, dice.below(3)) }, () =>
    dice.pick([...said.asked]),
  )
  for (const [name, schema] of new Map(few)) {
    const value =
      name === 'cursor' && pool.cursors.length > 0
        ? dice.pick(pool.cursors)
        : made(schemaOf(schema) ?? {}, making, name)
    query.push([name, String(value)])
  }
  const asked = query.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
  const body = bodyFor(init.body, schemaOf(said.body), making)
  return { method: route.method, place, query: asked, headers, body }
}

function bodyFor(
  example: RequestInit['body'],
  schema: Schema | undefined,
  making: Parameters<typeof made>[1],
): Made['body'] {
  if (schema === undefined || (example !== undefined && typeof example !== 'string')) return example ?? null
  const usual: unknown = typeof example === 'string' ? JSON.parse(example) : undefined
  const { dice, isEdge } = making
  if (!isEdge && usual !== undefined && dice.once(2)) return written(usual)
  const other = made(schema, making)
  if (!isRecord(usual) || !isRecord(other) || dice.once(6)) return written(other)
  const some = isEdge ? [dice.pick(Object.entries(other))].filter(Boolean) : dice.some(Object.entries(other))
  return written({ ...usual, ...Object.fromEntries(some) })
}

/** A body with something odd anywhere in it. */
function spoilt(value: unknown, dice: Dice): unknown {
  if (typeof value !== 'object' || value === null || dice.once(5)) return dice.pick(oddValues())
  if (Array.isArray(value)) {
    if (value.length === 0 || dice.once(3)) return [...value, dice.pick(oddValues())]
    const at = dice.below(value.length)
    return value.map((one: unknown, index) => (index === at ? spoilt(one, dice) : one))
  }
  const names = Object.keys(value)
  if (names.length === 0 || dice.once(6)) return { ...value, [dice.pick(ODD_TEXTS)]: dice.pick(oddValues()) }
  const name = dice.pick(names)
  if (dice.once(8)) return Object.fromEntries(Object.entries(value).filter(([one]) => one !== name))
  return { ...value, [name]: spoilt(Reflect.get(value, name), dice) }
}

/** What a body says, if it is one. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** What can be made of a good request to hurt the server, each in its own way. */
const HURTS: Record<string, (made: Made, said: Documented, sources: Sources) => void> = {
  path: (request, _, { dice, foreign, pool }) => {
    const parts = request.place.split('/')
    const named = parts.flatMap((part, at) => (at > 2 && part !== '' ? [at] : []))
    if (named.length === 0) return
    const at = dice.pick(named)
    const other = dice.pick([
      () => dice.pick(ODD_SEGMENTS),
      () => encoded(dice.pick(ODD_TEXTS)).slice(0, 5_000),
      () => dice.pick(foreign),
      () => crypto.randomUUID(),
      () => pool.known(dice, ''),
      () => (parts[at] ?? '').toUpperCase(),
    ])
    request.place = parts.with(at, other()).join('/')
  },
  way: (request, _, { dice }) => {
    const { place } = request
    request.place = dice.pick([place.slice(0, -1), `${place}/`, place.replaceAll('/', '//'), `${place}x`])
  },
  query: (request, { query }, { dice }) => {
    const value = () => encoded(dice.pick([...ODD_TEXTS, ...ODD_DAYS, ...ODD_MOMENTS, ...ODD_NUMBERS]))
    const name = query.length > 0 && !dice.once(6) ? dice.pick(query) : 'x'
    const way = [
      () => [`${name}=${value()}`],
      () => [`${name}=${value()}`, `${name}=${value()}`],
      () => [`${name}=${value()},${value()}`],
      () => [name],
      () => [`${name}[]=${value()}`],
      () => [`${name}=%ed%a0%80%`],
      () => [dice.pick(ODD_QUERIES)],
    ]
    request.query.push(...dice.pick(way)())
  },
  cursor: (request, { query }, { dice, pool }) => {
    if (!query.includes('cursor') || pool.cursors.length === 0) return
    const good = dice.pick(pool.cursors)
    const [text = '', signature = ''] = good.split('.')
    const spoil = [good, text, `${text}.`, `.${signature}`, `${text}x.${signature}`, `${good}.x`, '.']
    request.query.push(`cursor=${encoded(dice.pick(spoil))}`)
  },
  body: (request, _, { dice }) => {
    if (typeof request.body !== 'string') return
    let body = parsed(request.body.replaceAll('1e400', '1'))
    for (let times = 1 + dice.below(3); times > 0; times--) body = spoilt(body, dice)
    request.body = written(body)
  },
  text: (request, _, { dice }) => {
    if (typeof request.body === 'string') request.body = dice.pick(oddBodies(request.body))()
  },
  form: (request, _, { dice }) => {
    if (!(request.body instanceof FormData)) return
    request.headers.set('content-type', 'multipart/form-data; boundary=x')
    request.body = dice.pick(ODD_FORMS)
  },
  type: ({ headers }, _, { dice }) => {
    headers.set('content-type', dice.pick(ODD_TYPES))
  },
  header: ({ headers }, _, { dice }) => {
    headers.set(...dice.pick(ODD_HEADERS))
  },
  unsaid: ({ headers }) => {
    headers.delete('if-match')
  },
  method: (request, _, { dice }) => {
    request.method = dice.pick(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])
    if (request.method === 'GET' || request.method === 'HEAD') request.body = null
  },
}
/** How often each is chosen beside the others: most where most can be spoilt. */
const OFTEN = ['path', 'query', 'query', 'body', 'body', 'body', 'body', 'text', 'text', 'form', 'header']
const WAYS = [...Object.keys(HURTS), ...OFTEN]

/** A request that wants to hurt: a good one with up to three things wrong in it. */
export function hostileRequest(route: Route, said: Documented, sources: Sources): Made {
  const { dice } = sources
  const request = requestFor(dice.pick(['valid', 'boundary']), route, said, sources)
  const ways = Array.from({ length: 1 + dice.below(3) }, () => dice.pick(WAYS))
  // What makes a text of a body that nothing can read any more comes last.
  for (const way of ways.toSorted((one, other) => Number(one === 'text') - Number(other === 'text'))) {
    HURTS[way]?.(request, said, sources)
  }
  return request
}
