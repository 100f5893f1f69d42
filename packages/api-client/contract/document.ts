import * as v from 'valibot'
import { send } from './sandbox.ts'

const Content = v.record(v.string(), v.object({ schema: v.optional(v.unknown()) }))
const Operation = v.object({
  parameters: v.optional(v.array(v.object({ name: v.string(), in: v.string(), schema: v.unknown() })), []),
  requestBody: v.optional(v.object({ content: Content })),
  responses: v.record(v.string(), v.object({ content: v.optional(Content) })),
})
const Document = v.object({ paths: v.record(v.string(), v.record(v.string(), Operation)) })

/** What the API's document says of a route. */
export interface Documented {
  /** Names of what may stand behind the question mark. */
  query: string[]
  /** The JSON schema of each of them. */
  asked: ReadonlyMap<string, unknown>
  /** The JSON schema of the body, null where it takes none. */
  body: unknown
  /** What it answers where all is well: of no type where nothing comes, without a schema where it is no JSON. */
  answer: { status: number; types: string[]; schema: unknown }
}

type Operation = v.InferOutput<typeof Operation>

function answerOf({ responses }: Operation): Documented['answer'] {
  const [status, { content }] = Object.entries(responses).find(([code]) => code !== 'default') ?? [
    0,
    { content: undefined },
  ]
  return {
    status: Number(status),
    types: Object.keys(content ?? {}),
    schema: content?.['application/json']?.schema ?? null,
  }
}

/** Every route of the API's document, by name. */
export async function documented(): Promise<Map<string, Documented>> {
  const { paths } = v.parse(Document, await (await send('/api/openapi.json', {})).json())
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Documented] => {
      const { parameters, requestBody } = operation
      const asked = new Map(
        parameters.filter((one) => one.in === 'query').map(({ name, schema }) => [name, schema]),
      )
      return [
        `${method.toUpperCase()} ${path}`,
        {
          query: [...asked.keys()],
          asked,
          body: requestBody?.content['application/json']?.schema ?? null,
          answer: answerOf(operation),
        },
      ]
    }),
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
