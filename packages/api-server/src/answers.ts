import type { MiddlewareHandler } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import type * as v from 'valibot'
import { ErrorBody } from '@plenum/domain/api-error'

interface Answer {
  summary: string
  status?: 200 | 201
  /** Absent where the answer has no body. */
  body?: v.GenericSchema
}

const json = (schema: v.GenericSchema) => ({ 'application/json': { schema: resolver(schema) } })

/** Says in the API's document what a route does and answers; words of the document, not of the screen. */
export function answers({ summary, status = 200, body }: Answer): MiddlewareHandler {
  const good = body
    ? { [status]: { description: 'Done', content: json(body) } }
    : { 204: { description: 'Done; no content' } }
  return describeRoute({
    summary,
    responses: { ...good, default: { description: 'Refused', content: json(ErrorBody) } },
  })
}
