import type { MiddlewareHandler } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import type * as v from 'valibot'
import { ErrorBody } from '@plenum/domain/api-error'

interface Answer {
  summary: string
  status?: 200 | 201
  /** Absent where the answer has no body, or none of JSON. */
  body?: v.GenericSchema
  /** What an answer is that is no JSON: one of several where the request says which. */
  type?: string | readonly string[]
}

const json = (schema: v.GenericSchema) => ({ 'application/json': { schema: resolver(schema) } })

/** Says in the API's document what a route does and answers; words of the document, not of the screen. */
export function answers({ summary, status = 200, body, type }: Answer): MiddlewareHandler {
  const types = type === undefined ? [] : [type].flat()
  const content = body ? json(body) : types.length > 0 && Object.fromEntries(types.map((one) => [one, {}]))
  const good = content
    ? { [status]: { description: 'Done', content } }
    : { 204: { description: 'Done; no content' } }
  return describeRoute({
    summary,
    responses: { ...good, default: { description: 'Refused', content: json(ErrorBody) } },
  })
}
