import type * as v from 'valibot'
import { ClientError } from './client-error.ts'
import type { Http } from './http.ts'

const MOST_KEPT = 20

// What nobody has answered yet, by what was sent: sent again it is the same submission, not another one.
const unanswered = new WeakMap<Http, Map<string, string>>()

const gotNoAnswer = (error: unknown): boolean =>
  error instanceof ClientError && (error.kind === 'network' || error.kind === 'timeout')

/** A version 4 UUID; `crypto.randomUUID` is missing on plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'[(bytes[8] ?? 0) & 3]
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-')
}

function keysOf(http: Http): Map<string, string> {
  const keys = unanswered.get(http) ?? new Map<string, string>()
  unanswered.set(http, keys)
  return keys
}

/**
 * Creates by POST, once: where nothing answers it is sent again by itself, and by whoever tries the same later, under
 * the key that the server knows it by.
 */
export async function create<S extends v.GenericSchema>(
  http: Http,
  path: string,
  schema: S,
  json: unknown,
): Promise<v.InferOutput<S>> {
  const keys = keysOf(http)
  const submission = `${path} ${JSON.stringify(json)}`
  const key = keys.get(submission) ?? newKey()
  const send = () => http.call('post', path, schema, { json, headers: { 'idempotency-key': key } })
  try {
    const made = await send().catch((error: unknown) => {
      if (!(error instanceof ClientError) || error.kind !== 'network') throw error
      return send()
    })
    keys.delete(submission)
    return made
  } catch (error) {
    keys.delete(submission)
    if (gotNoAnswer(error)) keys.set(submission, key)
    const [oldest] = keys.keys()
    if (keys.size > MOST_KEPT && oldest !== undefined) keys.delete(oldest)
    throw error
  }
}
