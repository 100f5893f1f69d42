import * as v from 'valibot'
import { send } from './sandbox.ts'

const Content = v.object({ 'application/json': v.object({ schema: v.unknown() }) })
const Operation = v.object({
  parameters: v.optional(v.array(v.object({ name: v.string(), in: v.string() })), []),
  requestBody: v.optional(v.object({ content: Content })),
})
const Document = v.object({ paths: v.record(v.string(), v.record(v.string(), Operation)) })

/** What the API's document says of a route. */
export interface Documented {
  /** Names of what may stand behind the question mark. */
  query: string[]
  /** The JSON schema of the body, null where it takes none. */
  body: unknown
}

/** Every route of the API's document, by name. */
export async function documented(): Promise<Map<string, Documented>> {
  const { paths } = v.parse(Document, await (await send('/api/openapi.json', {})).json())
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]): [string, Documented] => [
      `${method.toUpperCase()} ${path}`,
      {
        query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
        body: requestBody?.content['application/json'].schema ?? null,
      },
    ]),
  )
  return new Map(operations)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Every object schema in a body's schema with the keys that lead to it; of alternatives, each. */
export function objectsIn(schema: unknown, path: string[] = []): { path: string[]; names: string[] }[] {
  if (!isObject(schema)) return []
  const alternatives = ['anyOf', 'oneOf', 'allOf'].flatMap((name): unknown[] => {
    const found: unknown = Reflect.get(schema, name)
    return Array.isArray(found) ? found : []
  })
  const inner = alternatives.flatMap((one) => objectsIn(one, path))
  const properties: unknown = Reflect.get(schema, 'properties')
  if (!isObject(properties)) return inner
  const own = { path, names: Object.keys(properties) }
  const below = Object.entries(properties).flatMap(([name, one]) => objectsIn(one, [...path, name]))
  return [own, ...inner, ...below]
}
