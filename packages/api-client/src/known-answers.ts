import type * as v from 'valibot'
import { ClientError } from './client-error.ts'
import type { Http } from './http.ts'

/** An answer as it was read, and the tag that the server knows it by. */
interface Known<S extends v.GenericSchema = v.GenericSchema> {
  schema: S
  etag: string
  data: v.InferOutput<S>
}

/** More than the lists of a screen with their counts; each may be a page of a hundred rows. */
const MOST_KNOWN = 30
const UNCHANGED = 304

const isOf = <S extends v.GenericSchema>(known: Known | undefined, schema: S): known is Known<S> =>
  known?.schema === schema

/**
 * Lets a client keep the last answers that it got: asked for again, what has not changed since is neither sent nor read
 * once more, and is the same object as before. Gives what ends it: of whoever leaves nothing stays.
 */
export function keepAnswers(http: Http): () => void {
  const { call } = http
  const answers = new Map<string, Known>()
  const keep = (address: string, known: Known) => {
    answers.delete(address)
    answers.set(address, known)
    const [oldest] = answers.keys()
    if (answers.size > MOST_KNOWN && oldest !== undefined) answers.delete(oldest)
  }
  http.call = async (method, path, schema, given = {}) => {
    if (method !== 'get') return call(method, path, schema, given)
    const address = `${path} ${JSON.stringify(given.query)}`
    const last = answers.get(address)
    const known = isOf(last, schema) ? last : undefined
    const tag = { etag: '' }
    const onAnswer = (headers: Headers) => {
      tag.etag = headers.get('etag') ?? ''
    }
    const headers = { ...given.headers, ...(known && { 'if-none-match': known.etag }) }
    try {
      const data = await call(method, path, schema, { ...given, headers, onAnswer })
      // A weak tag stands for all of an answer, a strong one for the version of a record.
      if (tag.etag.startsWith('W/')) keep(address, { ...tag, schema, data })
      return data
    } catch (error) {
      if (!known || !(error instanceof ClientError) || error.status !== UNCHANGED) throw error
      keep(address, known)
      return known.data
    }
  }
  return () => {
    http.call = call
    answers.clear()
  }
}
