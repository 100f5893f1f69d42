import type { Documented } from './document.ts'
import { objectsIn } from './document.ts'
import type { Estate } from './estate.ts'
import { requestOf, type Route } from './matrix.ts'

/** A place in a request where the id of a record, or a text to look for, may stand. */
export type Position =
  | { in: 'path' }
  | { in: 'if-match' }
  | { in: 'query'; name: string }
  | { in: 'body'; path: string[] }

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/** Names of several records at once. */
const isReferences = (name: string) => ['files', 'ids'].includes(name)
const isReference = (name: string) => name === 'id' || name.endsWith('_id')
const isSought = (name: string) => isReference(name) || ['search', 'q', 'cursor'].includes(name)

/** Every place of a route's request that can name something of another company. */
export function positionsOf(route: Route, of: Estate, { query, body }: Documented): Position[] {
  const { path, init } = requestOf(route, of)
  const positions: Position[] = query.filter(isSought).map((name) => ({ in: 'query', name }))
  if (UUID.test(path)) positions.push({ in: 'path' })
  if (new Headers(init.headers).has('if-match')) positions.push({ in: 'if-match' })
  for (const object of objectsIn(body)) {
    for (const name of object.names.filter((one) => isReference(one) || isReferences(one))) {
      positions.push({ in: 'body', path: [...object.path, name] })
    }
  }
  return positions
}

/** A body with a value at the end of some keys. */
export function put(body: unknown, [name = '', ...rest]: string[], value: string | string[]): unknown {
  const before = typeof body === 'object' && body !== null ? body : {}
  const inner: unknown = Reflect.get(before, name)
  return { ...before, [name]: rest.length === 0 ? value : put(inner, rest, value) }
}

/** A route's good request with other values in some places. */
export function withForeign(route: Route, of: Estate, placed: readonly [Position, string][]) {
  const { path, init } = requestOf(route, of)
  let [place = '', query = ''] = path.split('?')
  const search = new URLSearchParams(query)
  const headers = new Headers(init.headers)
  let body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
  for (const [position, value] of placed) {
    if (position.in === 'path') place = place.replace(UUID, value)
    else if (position.in === 'if-match') headers.set('if-match', `"${value}.1"`)
    else if (position.in === 'query') search.set(position.name, value)
    else body = put(body, position.path, isReferences(position.path.at(-1) ?? '') ? [value] : value)
  }
  const sent: RequestInit = { method: route.method, headers }
  if (body !== undefined) sent.body = JSON.stringify(body)
  return { path: search.size > 0 ? `${place}?${search}` : place, init: sent }
}
