import { Duplex } from 'node:stream'
import { callbackify } from 'node:util'
import type { PGlite } from '@electric-sql/pglite'

/** The client's goodbye, after which the engine would answer nobody else. */
const TERMINATE = 0x58

/**
 * A `net.Socket` to node-postgres, PGlite behind it: the server speaks to its embedded engine like this too, and a
 * statement takes less than half of the time that PGlite's own `query` needs, which asks in four steps.
 */
export class EngineSocket extends Duplex {
  readonly #engine: PGlite

  constructor(engine: PGlite) {
    super()
    this.#engine = engine
  }

  connect() {
    this.#beginAnew().then(
      () => this.emit('connect'),
      (reason: unknown) => this.destroy(new Error('The engine has no new session', { cause: reason })),
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
    // answers are pushed as they come
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void) {
    callbackify(() => this.#send(chunk))(done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void) {
    callbackify(() => this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk))))(done)
  }

  /** The engine has one session, which keeps what the connection before has left in it. */
  async #beginAnew() {
    await this.#engine.exec('rollback')
    await this.#engine.exec('discard all')
  }

  async #send(chunk: Buffer) {
    if (chunk[0] === TERMINATE) return
    const parts: Buffer[] = []
    // what the engine hands out is a view of its memory, which the next part overwrites
    const onRawData = (part: Uint8Array) => void parts.push(Buffer.from(part))
    await this.#engine.execProtocolRawStream(new Uint8Array(chunk), { syncToFs: false, onRawData })
    this.push(Buffer.concat(parts))
  }
}
