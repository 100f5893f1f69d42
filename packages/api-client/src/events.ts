import type { LiveEvent } from '@plenum/domain/notification'
import { followStream, PACE } from './event-stream.ts'
import type { Http } from './http.ts'

/** Numbers remembered, to tell what comes twice. */
const MOST_SEEN = 1_000

/** What is needed of the browser's locks. */
export interface EventLocks {
  request: (name: string, options: { signal: AbortSignal }, body: () => Promise<void>) => Promise<unknown>
}

/** What is needed of a channel between pages. */
export interface EventChannel {
  postMessage: (data: unknown) => void
  addEventListener: (type: 'message', hear: (event: MessageEvent) => void) => void
  close: () => void
}

/** What the pages of a browser share; without locks each page hears for itself. */
export interface Pages {
  locks: EventLocks | undefined
  channel: (name: string) => EventChannel
}

export interface Follow {
  /** Whose news they are: pages of one browser share a stream only where the same person uses them. */
  person: string
  /** Something is new; called once for each event, in every page. */
  onEvent: (event: LiveEvent) => void
  /** What was missed cannot be told any more: all that is shown has to be fetched again. */
  onReset: () => void
  /** Whether this page's own stream stands; silent in pages that are told by another. */
  onConnected?: (connected: boolean) => void
  /** How long ago this page asked for its first data, in milliseconds: what has happened since is told, too. */
  age?: () => number
}

/** What pages say to each other. */
type Said =
  | { is: 'event'; event: LiveEvent }
  | { is: 'position'; seq: number }
  | { is: 'reset' }
  | { is: 'hello'; age: number }

/** What one page has heard so far. */
class Heard {
  readonly #seen = new Map<number, { event: LiveEvent; at: number }>()
  readonly #follow: Follow
  after: number | null = null

  constructor(follow: Follow) {
    this.#follow = follow
  }

  take(said: Said): void {
    if (said.is === 'position') this.#goTo(said.seq)
    else if (said.is === 'reset') this.#forget()
    else if (said.is === 'event' && !this.#seen.has(said.event.seq)) {
      const { seq } = said.event
      this.#seen.set(seq, { event: said.event, at: performance.now() })
      const [oldest] = this.#seen.keys()
      if (this.#seen.size > MOST_SEEN && oldest !== undefined) this.#seen.delete(oldest)
      this.#goTo(seq)
      this.#follow.onEvent(said.event)
    }
  }

  /** What was heard in the last milliseconds. */
  heardIn(age: number): LiveEvent[] {
    const since = performance.now() - age
    return [...this.#seen.values()].filter(({ at }) => at >= since).map(({ event }) => event)
  }

  #goTo(seq: number): void {
    if (Number.isSafeInteger(seq)) this.after = Math.max(seq, this.after ?? 0)
  }

  /** Numbers may even begin again, where an older database was put back. */
  #forget(): void {
    this.#seen.clear()
    this.after = null
    this.#follow.onReset()
  }
}

const browserPages: Pages = {
  locks: globalThis.navigator?.locks,
  channel: (name) => new BroadcastChannel(name),
}

/** News as they happen. One page of a browser hears them and tells the others; when it is closed, another goes on. */
export const eventApi = (http: Http) => ({
  /** Hears until the answered function is called, which belongs to signing out. */
  follow: (follow: Follow, pages: Pages = browserPages, pace: typeof PACE = PACE): (() => void) => {
    const stopping = new AbortController()
    const { signal } = stopping
    const { age } = follow
    const name = `plenum-events-${follow.person}`
    const heard = new Heard(follow)
    const channel = pages.locks && pages.channel(name)
    let leads = channel === undefined

    const share = (said: Said) => {
      if (!signal.aborted) channel?.postMessage(said)
    }
    // To the others first: this page may throw over what it is told.
    const hear = (said: Said) => {
      share(said)
      heard.take(said)
    }
    const lead = async () => {
      leads = true
      await followStream(http, {
        after: () => heard.after,
        age,
        signal,
        pace,
        onEvent: (event) => hear({ is: 'event', event }),
        onReset: () => hear({ is: 'reset' }),
        onPosition: (seq) => hear({ is: 'position', seq }),
        ...(follow.onConnected && { onConnected: follow.onConnected }),
      })
    }

    channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if (signal.aborted) return
      if (data.is !== 'hello') return heard.take(data)
      if (!leads || heard.after === null) return
      for (const event of heard.heardIn(data.age)) share({ is: 'event', event })
      share({ is: 'position', seq: heard.after })
    })
    share({ is: 'hello', age: age?.() ?? 0 })
    void (pages.locks ? pages.locks.request(name, { signal }, lead).catch(() => {}) : lead())

    return () => {
      stopping.abort()
      channel?.close()
    }
  },
})
