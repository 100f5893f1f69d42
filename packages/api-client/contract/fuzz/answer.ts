import * as v from 'valibot'
import { ErrorBody } from '@plenum/domain/api-error'
import { isIssueCode } from '@plenum/domain/issue'
import type { Documented } from '../document.ts'
import { textOf } from '../matrix.ts'
import { parsed, schemaOf } from './request.ts'
import { mismatch } from './schema.ts'

/** What may be answered to whoever asks for something that is not to be had. */
const REFUSALS = [400, 401, 403, 404, 405, 409, 412, 413, 415, 422, 428, 429]

/** An answer that has been read. */
export interface Read {
  status: number
  text: string
  /** What its JSON says; undefined where it is none. */
  body: unknown
}

export async function read(answer: Response): Promise<Read> {
  const text = await textOf(answer)
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true
  return { status: answer.status, text, body: isJson ? parsed(text) : undefined }
}

function refusalFaults({ status, body }: Read): string[] {
  const error = v.safeParse(ErrorBody, body)
  if (!error.success) return [`${status} without the shape of errors`]
  const { type, detail, errors, current } = error.output
  const faults = [
    !REFUSALS.includes(status) && `${status} is no refusal`,
    type !== (status === 400 ? 'validation_error' : 'client_error') && `${status} is of type ${type}`,
    (errors.length === 0 || errors[0]?.detail !== detail) && `${status} says nothing`,
    (current !== undefined) !== (status === 412) && `${status} with or without the present record`,
    ...errors.map(({ code }) => !isIssueCode(code) && `nobody has words for ${code}`),
    // Every placeholder of a language's words has been filled in.
    ...errors.map((one) => (one.detail === '' || one.detail.includes('{{')) && `no words: ${one.code}`),
  ]
  return faults.filter((fault) => fault !== false)
}

/** What is wrong with an answer, by what the API's document says of its route; a route that is none has no document. */
export function faultsOf(
  answer: Response,
  said: Documented | undefined,
  method: string,
  got: Read,
): string[] {
  const { status } = answer
  if (status >= 500) return [`${status}`]
  // Says what would be answered, and nothing of it.
  if (method === 'HEAD') return got.text === '' ? [] : ['a body for HEAD']
  if (status >= 400) return refusalFaults(got)
  if (said === undefined) return [`${status} by no route`]
  const { status: good, types, schema } = said.answer
  if (status !== good) return [`${status} and not ${good}`]
  if (types.length === 0) return got.text === '' ? [] : ['a body where there is none']
  const given = answer.headers.get('content-type') ?? 'nothing'
  const isNamed = types.some((type) => type === '*/*' || given.startsWith(type))
  if (!isNamed) return [`${given} and not ${types.join(' or ')}`]
  if (schema === null) return []
  const wrong = mismatch(schemaOf(schema) ?? {}, got.body)
  return wrong === undefined ? [] : [wrong]
}
