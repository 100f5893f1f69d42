import * as v from 'valibot'
import { LiveEvent } from '@plenum/domain/notification'
import { toClientError } from './client-error.ts'
import type { Http } from './http.ts'
import { eventParser, type Message } from './sse.ts'

/** How patient a stream is, in milliseconds. */
export const PACE = {
  /** Silence after which it is given up; the server speaks every 15 seconds. */
  watchdog: 45_000,
  first: 1_000,
  longest: 30_000,
}

/** What a stream tells, in the order of the numbers, some perhaps twice. */
export interface StreamListener {
  onEvent: (event: LiveEvent) => void
  /** Nobody knows any more what was missed. */
  onReset: () => void
  /** Everything up to this number has been told. */
  onPosition: (seq: number) => void
  /** Whether it is being heard just now. */
  onConnected?: (connected: boolean) => void
}

interface Following extends StreamListener {
  /** The number to go on behind; null where none is known. */
  after: () => number | null
  /** How long ago the first data were asked for, in milliseconds: what has happened since is told, too. */
  age?: (() => number) | undefined
  signal: AbortSignal
  pace: typeof PACE
}

const sleep = (milliseconds: number, signal: AbortSignal, network?: EventTarget) =>
  new Promise<void>((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', wake)
      network?.removeEventListener('online', wake)
      resolve()
    }
    const timer = setTimeout(wake, milliseconds)
    signal.addEventListener('abort', wake)
    network?.addEventListener('online', wake)
  })

/** Waits before the next connection: as long as the server has said, else until the network is back or the time is over. */
async function rest({ signal, pace }: Following, wait: number, refusedFor: number): Promise<void> {
  // Not all pages of a server, or of a network, that comes back at the same instant.
  const chance = 0.5 + Math.random() / 2
  if (refusedFor > 0) return sleep(Math.max(refusedFor, wait * chance), signal)
  const until = Date.now() + wait * chance
  await sleep(wait * chance, signal, globalThis.window)
  if (!signal.aborted) await sleep(Math.min(until - Date.now(), pace.first * chance), signal)
}

/** Hears the server's news until `signal` ends it or the session is over; takes up again whatever is cut. */
export async function followStream(http: Http, following: Following): Promise<void> {
  const { signal, pace } = following
  let [failures, unknown] = [0, 0]
  while (!signal.aborted) {
    const { opened, retry, status, refusedFor } = await hear(http, following)
    unknown = status === 401 ? unknown + 1 : 0
    // Once may be a token that ran out on its way; then a refresh has said whether there is a session at all.
    if (unknown > 1) return
    failures = opened ? 0 : failures + 1
    const wait = Math.min(pace.longest, retry ?? pace.first * 2 ** failures)
    if (!signal.aborted) await rest(following, wait, refusedFor)
  }
}

/** One connection, to its end: whether it ever stood, how it was refused, and how soon to ask again. */
async function hear(http: Http, following: Following) {
  const { after, age, signal, pace, onConnected } = following
  const line = new AbortController()
  const giveUp = () => line.abort()
  signal.addEventListener('abort', giveUp)
  let watchdog = setTimeout(giveUp, pace.watchdog)
  let [opened, retry, status, refusedFor]: [boolean, number | null, number, number] = [false, null, 0, 0]
  try {
    const last = after()
    const response = await http.open('api/events/', {
      ...(last === null && age && { query: { age: Math.round(age()) } }),
      headers: {
        accept: 'text/event-stream',
        ...(last !== null && { 'last-event-id': String(last) }),
      },
      signal: line.signal,
    })
    const parse = eventParser({
      onMessage: (message) => take(message, following),
      onId: (id) => following.onPosition(Number(id)),
      onRetry: (milliseconds) => {
        retry = milliseconds
      },
    })
    opened = true
    onConnected?.(true)
    for await (const piece of pieces(response, line.signal)) {
      clearTimeout(watchdog)
      watchdog = setTimeout(giveUp, pace.watchdog)
      if (line.signal.aborted) break
      parse(piece)
    }
  } catch (error) {
    const failure = toClientError(error)
    status = failure.status
    refusedFor = failure.retryAfterMs ?? 0
  } finally {
    clearTimeout(watchdog)
    signal.removeEventListener('abort', giveUp)
    line.abort()
    if (opened) onConnected?.(false)
  }
  return { opened, retry, status, refusedFor }
}

async function* pieces({ body }: Response, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  if (reader === undefined) return
  // Where a worker answers for the server, giving up the request does not always end the answer.
  const cancel = () => void reader.cancel().catch(() => {})
  signal.addEventListener('abort', cancel)
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    cancel()
  }
}

function take({ event, data }: Message, { onEvent, onReset }: Following): void {
  if (event === 'reset') onReset()
  if (event !== 'live') return
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), LiveEvent), data)
  if (parsed.success) onEvent(parsed.output)
}
