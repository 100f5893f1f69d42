import type { LiveEvent } from '@plenum/domain/notification'
import { ClientError } from '../client-error.ts'
import { eventApi, type EventChannel, type EventLocks, type Pages } from '../events.ts'
import type { Call, Http } from '../http.ts'

/** An event of this number as the server says it. */
export const text = (seq: number) =>
  `id: ${seq}\nevent: live\ndata: ${JSON.stringify({ object: 'notification', id: `n${seq}`, seq })}\n\n`

/** A server that streams what the test says, to whoever is connected. */
export function server() {
  const lines: {
    after: string | undefined
    age: unknown
    say: (text: string) => void
    end: () => void
    cut: boolean
  }[] = []
  let refusal: ClientError | null = null
  const open: Http['open'] = (_, { headers, query, signal }: Call = {}) => {
    if (refusal !== null) return Promise.reject(refusal)
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const line = {
          after: headers?.['last-event-id'],
          age: query?.age,
          say: (words: string) => controller.enqueue(new TextEncoder().encode(words)),
          end: () => controller.close(),
          cut: false,
        }
        lines.push(line)
        signal?.addEventListener('abort', () => {
          if (line.cut) return
          line.cut = true
          try {
            controller.error(new DOMException('Cut', 'AbortError'))
          } catch {
            // it had ended already
          }
        })
      },
    })
    return Promise.resolve(new Response(body))
  }
  const http: Http = {
    open,
    call: () => Promise.reject(new Error()),
    send: () => Promise.reject(new Error()),
    blob: () => Promise.reject(new Error()),
  }
  return {
    http,
    lines,
    refuse: (status: number | null, retryAfterMs: number | null = null) => {
      const details = { kind: 'http', retryAfterMs, originalError: null } as const
      refusal = status === null ? null : new ClientError({ ...details, status })
    },
  }
}

/** A browser: one lock for all its pages, and channels that reach every page but one's own. */
export function browser() {
  let queue: Promise<unknown> = Promise.resolve()
  const request: EventLocks['request'] = (_, { signal }, body) => {
    const turn = queue.then(async () => {
      if (!signal.aborted) await body()
    })
    queue = turn
    return turn
  }
  const ears = new Map<object, (event: MessageEvent) => void>()
  const channel = () => {
    const self: EventChannel = {
      postMessage: (data: unknown) => {
        for (const [other, hear] of ears)
          if (other !== self) queueMicrotask(() => hear(new MessageEvent('message', { data })))
      },
      addEventListener: (_, hear) => void ears.set(self, hear),
      close: () => void ears.delete(self),
    }
    return self
  }
  return { locks: { request }, channel }
}

/** A page that follows, and what it hears. */
export function page(http: Http, pages: Pages, age?: () => number) {
  const heard: { seqs: number[]; resets: number; connected: boolean[] } = {
    seqs: [],
    resets: 0,
    connected: [],
  }
  const stop = eventApi(http).follow(
    {
      person: 'ada',
      onEvent: ({ seq }: LiveEvent) => heard.seqs.push(seq),
      onReset: () => heard.resets++,
      onConnected: (connected) => heard.connected.push(connected),
      ...(age && { age }),
    },
    pages,
  )
  return { heard, stop }
}
