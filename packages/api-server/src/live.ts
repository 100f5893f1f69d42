import { withoutValues } from './database-error.ts'
import {
  eventText,
  fullText,
  HEARTBEAT,
  heartbeatText,
  positionText,
  resetText,
  stopText,
} from './live-text.ts'
import type { Ports } from './ports.ts'
import { readLive, type Reader, type Reading } from './store/live-events.ts'

/** Streams of one person in one server; a further one ends the oldest. */
const MOST_STREAMS = 3
/** How often every stream and the rights of whoever reads it are looked at, whatever this server heard of: both hold within a second. */
const LOOK_EVERY = 750
/** How far apart looks are at least: many changes are one look. */
const LOOK_APART = 100
/** How many times as long as the last look took: where many listen, others come to the database in between. */
const REST = 4
/** Bytes that may wait for a reader who does not take them. */
const MOST_WAITING = 64 * 1024

interface Stream {
  token_hash: string
  /** How far it has read; null where it begins with what comes next. */
  after: number | null
  user_id: string
  controller: ReadableStreamDefaultController<Uint8Array>
  /** When it last said anything. */
  said: number
}

type LivePorts = Pick<Ports, 'database' | 'clock' | 'report' | 'closing'>

const encoder = new TextEncoder()

/**
 * Tells open pages of news. One statement for all streams, once a second and soon after every change made here: others
 * may share the database, and what they change is seen nowhere else.
 */
export class Live {
  readonly #ports: LivePorts
  readonly #streams = new Set<Stream>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #looked = Number.NEGATIVE_INFINITY
  #apart = LOOK_APART
  #isLooking = false
  #isPoked = false
  #hasFailed = false

  constructor(ports: LivePorts) {
    this.#ports = ports
    ports.closing?.addEventListener('abort', () => {
      for (const stream of this.#streams) this.#end(stream, stopText)
    })
  }

  /** Opens a stream for the holder of a token, from where it is to begin; undefined where he may not read. */
  async open(reader: Reader): Promise<ReadableStream<Uint8Array> | undefined> {
    const { database, clock } = this.#ports
    const { token_hash, after } = reader
    const [first] = await readLive(database, [reader], clock())
    if (first === undefined) return undefined
    const { user_id } = first
    this.#makeRoom(user_id)
    let own: Stream | undefined
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          own = { token_hash, after, user_id, controller, said: 0 }
          this.#begin(own, first)
        },
        cancel: () => own && this.#leave(own),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING }),
    )
  }

  /** Says that something was changed here: there may be news, or somebody may have lost his rights. */
  poke(): void {
    this.#isPoked = true
    this.#schedule()
  }

  #begin(stream: Stream, first: Reading): void {
    this.#streams.add(stream)
    const opening = first.events.length > 0 || first.lost ? '' : positionText(first.up_to)
    this.#say(stream, opening + this.#textFor(stream, first))
    if (this.#ports.closing?.aborted) this.#end(stream, stopText)
    if (first.more) this.#isPoked = true
    this.#schedule()
  }

  /** What a reading gives a stream to say; it has read that far then. */
  #textFor(stream: Stream, { events, up_to, lost }: Reading): string {
    stream.after = up_to
    if (lost) return resetText(up_to)
    if (events.length > 0) return events.map(eventText).join('') + positionText(up_to)
    // The clock may be set back.
    const silence = Math.abs(this.#ports.clock().getTime() - stream.said)
    return stream.said > 0 && silence >= HEARTBEAT ? heartbeatText(up_to) : ''
  }

  #say(stream: Stream, text: string): void {
    if (text === '' || !this.#streams.has(stream)) return
    stream.controller.enqueue(encoder.encode(text))
    stream.said = this.#ports.clock().getTime()
    // Whoever does not take what he is sent comes back for it when he can.
    if ((stream.controller.desiredSize ?? 0) <= 0) this.#end(stream)
  }

  #end(stream: Stream, text = ''): void {
    if (!this.#streams.has(stream)) return
    this.#leave(stream)
    if (text !== '') stream.controller.enqueue(encoder.encode(text))
    stream.controller.close()
  }

  #leave(stream: Stream): void {
    this.#streams.delete(stream)
    if (this.#streams.size === 0) clearTimeout(this.#timer)
  }

  #makeRoom(user_id: string): void {
    const own = [...this.#streams].filter((stream) => stream.user_id === user_id)
    for (const stream of own.slice(0, Math.max(0, own.length - MOST_STREAMS + 1))) this.#end(stream, fullText)
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    if (this.#streams.size === 0 || this.#isLooking) return
    const next = this.#looked + (this.#isPoked ? this.#apart : LOOK_EVERY)
    this.#timer = setTimeout(() => void this.#lookAtAll(), Math.max(0, next - performance.now()))
  }

  async #lookAtAll(): Promise<void> {
    this.#isLooking = true
    this.#isPoked = false
    this.#looked = performance.now()
    try {
      await this.#look([...this.#streams])
      this.#hasFailed = false
    } catch (error) {
      // Nobody is told anything while nobody can be asked who may hear it; said once, for it comes every second.
      if (!this.#hasFailed) {
        this.#ports.report(withoutValues(error), { method: 'GET', route: '/api/events/' })
      }
      this.#hasFailed = true
    }
    const took = performance.now() - this.#looked
    this.#apart = Math.min(LOOK_EVERY, Math.max(LOOK_APART, (1 + REST) * took))
    this.#isLooking = false
    this.#schedule()
  }

  async #look(asked: readonly Stream[]): Promise<void> {
    const readers = asked.map(({ token_hash, after }) => ({ token_hash, after }))
    const found = await readLive(this.#ports.database, readers, this.#ports.clock())
    const readings = new Map(found.map((reading) => [reading.reader, reading]))
    for (const [at, stream] of asked.entries()) {
      const reading = readings.get(at)
      if (reading === undefined) this.#end(stream)
      else this.#say(stream, this.#textFor(stream, reading))
      if (reading?.more) this.#isPoked = true
    }
  }
}
