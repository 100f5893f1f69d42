import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { pipeline, Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { EMPTY_PAYLOAD, encodeStrictly, type S3Credentials, signedHeaders } from './s3-signature.ts'

/** A store by address: https://host/bucket/prefix. */
export interface S3Place extends S3Credentials {
  url: URL
}

export interface S3Times {
  /** Milliseconds without a byte. */
  idle: number
  /** Milliseconds that one try may take; of a download, until it begins. */
  attempt: number
  /** Milliseconds before the second try; each further one waits twice as long. */
  backOff: number
}

export interface S3Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Below the prefix; nothing for the bucket itself. */
  name?: string
  query?: Record<string, string>
  body?: { sha256: string; size: number; parts: () => AsyncIterable<Uint8Array> }
}

export const S3_TIMES: S3Times = { idle: 30_000, attempt: 60_000, backOff: 250 }

const RETRIES = 3
const PASSING = [429, 500, 502, 503, 504]
const LONGEST_TEXT = 8 * 1024 * 1024

/** What went wrong with a store, told without anything that was sent to it. */
export class S3Error extends Error {
  override name = 'S3Error'
  readonly code: 'unavailable' | 'insufficient_storage'
  readonly status: number | undefined
  /** The store's own word for it. */
  readonly word: string | undefined

  constructor(method: string, said: { status?: number; word?: string | undefined; cause?: unknown }) {
    const { status, word, cause } = said
    const answer =
      status === undefined ? 'cannot be reached' : `has answered ${status} ${word ?? ''}`.trimEnd()
    super(`The file store ${answer} (${method})`, { cause })
    this.status = status
    this.word = word
    this.code = status === 507 || word === 'QuotaExceeded' ? 'insufficient_storage' : 'unavailable'
  }

  get isPassing() {
    return this.status === undefined || PASSING.includes(this.status)
  }
}

const wordOf = (text: string) => /<Code>([A-Za-z0-9]{1,60})<\/Code>/.exec(text)?.[1]

const readText = async (response: IncomingMessage) => {
  const parts: Uint8Array[] = []
  let size = 0
  const incoming: AsyncIterable<Uint8Array> = response
  for await (const part of incoming) {
    size += part.length
    if (size > LONGEST_TEXT) throw new Error('The answer is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** The address of a thing in a store, written as its signature needs it. */
export const addressOf = (place: URL, name?: string, query: Record<string, string> = {}) => {
  const [bucket = '', ...prefix] = place.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  const path = name === undefined ? [bucket] : [bucket, ...prefix, name]
  const asked = Object.entries(query)
    .map(([key, value]) => `${encodeStrictly(key)}=${encodeStrictly(value)}`)
    .toSorted()
    .join('&')
  return new URL(`${place.origin}/${path.map(encodeStrictly).join('/')}${asked && `?${asked}`}`)
}

/** Speaks with one store and nobody else: it follows no redirection. */
export const createS3Client = (place: S3Place, times: S3Times = S3_TIMES) => {
  const isPlain = place.url.protocol === 'http:'
  const options = { keepAlive: true, maxSockets: 32 }
  const agent = isPlain ? new HttpAgent(options) : new HttpsAgent(options)
  const open = isPlain ? httpRequest : httpsRequest

  let isStopped = false

  const ask = ({ method, name, query, body }: S3Call) => {
    const url = addressOf(place.url, name, query)
    const headers = signedHeaders(
      { method, url, payload: body?.sha256 ?? EMPTY_PAYLOAD, at: new Date() },
      place,
    )
    const length = body ? { 'content-length': body.size } : {}
    const outgoing = open(url, { method, agent, headers: { ...headers, ...length } })
    outgoing.setTimeout(times.idle, () => outgoing.destroy(new Error('Nothing came in time')))
    const limit = setTimeout(() => outgoing.destroy(new Error('It took too long')), times.attempt)
    outgoing.once('close', () => clearTimeout(limit))
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve)
      outgoing.on('error', reject)
    })
    // What goes wrong on the way out is said by the request itself.
    if (body) pipeline(Readable.from(body.parts()), outgoing, () => undefined)
    else outgoing.end()
    return { answered, isUnderWay: () => clearTimeout(limit) }
  }

  const tryOnce = async <Result>(
    call: S3Call,
    read: (response: IncomingMessage, isUnderWay: () => void) => Result | Promise<Result>,
  ) => {
    const { method } = call
    try {
      const { answered, isUnderWay } = ask(call)
      const response = await answered
      const status = response.statusCode ?? 0
      if (status >= 200 && status < 300) return await read(response, isUnderWay)
      throw new S3Error(method, { status, word: wordOf(await readText(response)) })
    } catch (error) {
      throw error instanceof S3Error ? error : new S3Error(method, { cause: error })
    }
  }

  const send = async <Result>(...asked: Parameters<typeof tryOnce<Result>>): Promise<Result> => {
    for (let tried = 0; ; tried += 1) {
      try {
        return await tryOnce(...asked)
      } catch (error) {
        const isWorthIt = error instanceof S3Error && error.isPassing && tried < RETRIES
        if (!isWorthIt || isStopped) throw error
        // Not all at the same moment again.
        await sleep(times.backOff * 2 ** tried * (0.75 + Math.random() / 2))
      }
    }
  }

  return {
    /** The whole answer as text. */
    call: (call: S3Call) =>
      send(call, async (response) => ({ headers: response.headers, text: await readText(response) })),
    /** The answer as it comes; what breaks off later is not asked for again. */
    stream: (call: S3Call) =>
      send(call, (response, isUnderWay) => {
        isUnderWay()
        return response
      }),
    stop: () => {
      isStopped = true
      agent.destroy()
    },
  }
}
