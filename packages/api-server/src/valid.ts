import type { MiddlewareHandler } from 'hono'
import { resolver, uniqueSymbol } from 'hono-openapi'
import * as v from 'valibot'
import { isIssueCode } from '@plenum/domain/issue'
import { id } from '@plenum/domain/text'
import { ApiError, refusal, type Problem } from './api-error.ts'
import { JSON_LIMIT, readJson } from './body.ts'

/** The record that an address names. */
export const One = v.object({ id })

type Target = 'json' | 'query' | 'param'
type Validated<T extends Target, S extends v.GenericSchema> = {
  in: { [K in T]: v.InferInput<S> }
  out: { [K in T]: v.InferOutput<S> }
}

/** Checks a part of the request and hands it on; refuses with every problem at once. */
export function valid<T extends Target, S extends v.GenericSchema>(
  target: T,
  schema: S,
  limit = JSON_LIMIT,
): MiddlewareHandler<object, string, Validated<T, S>> {
  const handler: MiddlewareHandler<object, string, Validated<T, S>> = async (c, next) => {
    const raw: unknown =
      target === 'json'
        ? await readJson(c, limit)
        : target === 'query'
          ? queryOf(c.req.queries())
          : c.req.param()
    const result = v.safeParse(schema, filled(schema, raw))
    if (!result.success) {
      // An id that is none names nothing: the answer must not differ from that for an unknown one.
      if (target === 'param') throw refusal(404, 'not_found')
      throw new ApiError(400, result.issues.map(problemOf))
    }
    const output: unknown = result.output
    c.req.addValidatedData(target, isObject(output) ? output : {})
    await next()
  }
  return Object.assign(handler, { [uniqueSymbol]: { target, ...resolver(schema) } })
}

/** A parameter that stands in the address several times has its values with commas between, as where it stands once. */
const queryOf = (parameters: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(parameters).map(([name, values]) => [name, values.join(',')]))

/** The problem that one of valibot's issues stands for. */
export function problemOf(issue: v.BaseIssue<unknown>): Problem {
  const attr = v.getDotPath(issue)
  const limit = 'requirement' in issue && typeof issue.requirement === 'number' ? issue.requirement : null
  return { code: codeOf(issue), attr, ...(limit !== null && { count: limit }) }
}

function codeOf(issue: v.BaseIssue<unknown>): Problem['code'] {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'unknown_field'
  const missing = issue.input === undefined && (issue.path?.length ?? 0) > 0
  if (missing) return 'required'
  return isIssueCode(issue.message) ? issue.message : 'invalid'
}

/**
 * The input with the schema's declared defaults for keys left out, so that a page loaded before a field was added
 * still works; never more than the declared ones, or a change would touch what nobody named.
 */
function filled(schema: object, input: unknown): unknown {
  if (!isObject(input) || Array.isArray(input)) return input
  if ('wrapped' in schema && isObject(schema.wrapped)) return filled(schema.wrapped, input)
  if (!('entries' in schema) || !isObject(schema.entries)) return input
  const given: Record<string, unknown> = { ...input }
  for (const [key, entry] of Object.entries<unknown>({ ...schema.entries })) {
    if (!isObject(entry)) continue
    if (key in input) given[key] = filled(entry, given[key])
    else if ('default' in entry && entry.default !== undefined) given[key] = entry.default
  }
  return given
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
