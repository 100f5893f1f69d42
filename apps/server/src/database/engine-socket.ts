import { Duplex } from 'node:stream'
import { callbackify } from 'node:util'
import { Unavailable } from '@plenum/api-server/unavailable'
import type { EngineThread } from './engine-thread.ts'

/** What a connection needs from the engine it talks to. */
export interface EngineHandle {
  /** A running thread whose session is fresh. */
  attach: () => Promise<EngineThread>
  /** How long one statement may take now. */
  readonly limitMs: number
  /** How long a transaction may hold the only session without asking anything. */
  readonly idleInTransactionMs: number
}

const READY_FOR_QUERY = 0x5a
/** The client's goodbye, which a thread that serves the next client has no use for. */
const TERMINATE = 0x58
const OUTSIDE_TRANSACTION = 'I'.charCodeAt(0)

/** An answer ends in the message that says whether a transaction is open: type, four bytes of length, status. */
const leavesTransactionOpen = (answer: Uint8Array) =>
  answer.at(-6) === READY_FOR_QUERY && answer.at(-1) !== OUTSIDE_TRANSACTION

const errorOf = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)))

/** A `net.Socket` to node-postgres, the database's thread behind it: the wire protocol without the wire. */
export class EngineSocket extends Duplex {
  readonly #engine: EngineHandle
  #thread: EngineThread | undefined
  #idle: NodeJS.Timeout | undefined

  constructor(engine: EngineHandle) {
    super()
    this.#engine = engine
  }

  connect() {
    this.#engine.attach().then(
      (thread) => {
        this.#thread = thread
        this.emit('connect')
      },
      (reason: unknown) => this.destroy(errorOf(reason)),
    )
    return this
  }

  setNoDelay() {
    return this
  }

  setKeepAlive() {
    return this
  }

  ref() {
    return this
  }

  unref() {
    return this
  }

  override _read() {
    // Answers are pushed as they come: there is never more than one on its way.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void) {
    callbackify(() => this.#send(chunk))(done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void) {
    callbackify(() => this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk))))(done)
  }

  /** As a server hangs up on a client that has said goodbye: only then is it gone to whoever waits for that. */
  override _final(done: (error?: Error) => void) {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    clearTimeout(this.#idle)
    done(error)
  }

  async #send(chunk: Buffer) {
    clearTimeout(this.#idle)
    if (chunk[0] === TERMINATE) return
    if (!this.#thread) throw new Unavailable('The database is not connected')
    // Copied out of the pool that small buffers share, which the thread must not see.
    const answer = await this.#thread.ask(new Uint8Array(chunk), this.#engine.limitMs)
    if (answer !== 'done') this.#receive(answer)
  }

  #receive(bytes: Uint8Array<ArrayBuffer>) {
    if (this.destroyed) return
    if (leavesTransactionOpen(bytes)) {
      this.#idle = setTimeout(
        () => this.destroy(new Unavailable('A transaction was left open without asking anything')),
        this.#engine.idleInTransactionMs,
      )
    }
    if (bytes.length > 0) this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  }
}
