import { fork, type ChildProcess } from 'node:child_process'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { Inspection, Verdict } from './inspector.ts'
import { Said, SWOLLEN } from './looking-messages.ts'

const MAX_HEAP_MB = 64
/** What it says while it starts is kept for whoever looks after the server, up to here. */
const MAX_COMPLAINT = 2000

/** How one look at a file ended: with a verdict, or with the end of the process. */
export type Look = Verdict | 'crashed' | 'silent' | 'swollen'

// Nothing of the server's: no addresses, no secrets. Windows starts no program without its root.
const environment = () => ({
  MALLOC_ARENA_MAX: '2',
  UV_THREADPOOL_SIZE: '2',
  ...(env['SystemRoot'] !== undefined && { SystemRoot: env['SystemRoot'] }),
})

/** One life of the process that looks into files, one after another. */
export class LookingChild {
  readonly #child: ChildProcess
  readonly #ready = Promise.withResolvers<boolean>()
  readonly #ended = Promise.withResolvers<void>()
  #complaint = ''
  #asked: PromiseWithResolvers<Look> | undefined
  #isGone = false
  /** Files it has looked at. */
  looks = 0
  /** Bytes of memory it had taken after the last file. */
  rss = 0

  constructor(script: URL) {
    this.#child = fork(fileURLToPath(script), [], {
      env: environment(),
      execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.#child.stderr?.on('data', (text: Buffer) => {
      if (this.#complaint.length < MAX_COMPLAINT) this.#complaint += text.toString()
    })
    this.#child.on('message', (message) => this.#hear(message))
    this.#child.on('error', (error) => this.#end('crashed', error.message))
    this.#child.on('exit', (code) => this.#end(code === SWOLLEN ? 'swollen' : 'crashed'))
  }

  get pid() {
    return this.#child.pid
  }

  get isGone() {
    return this.#isGone
  }

  /** What it wrote before it could work. */
  get complaint() {
    return this.#complaint.slice(0, MAX_COMPLAINT)
  }

  /** Whether it works, within `limitMs`; it is ended where it does not. */
  async isReady(limitMs: number) {
    const timer = setTimeout(() => this.#kill('silent'), limitMs)
    const isReady = await this.#ready.promise
    clearTimeout(timer)
    return isReady
  }

  /** Looks at one file; after `limitMs` of silence the process is ended. */
  async look(inspection: Inspection, limitMs: number): Promise<Look> {
    if (this.#isGone) return 'crashed'
    this.looks += 1
    const asked = Promise.withResolvers<Look>()
    this.#asked = asked
    const timer = setTimeout(() => this.#kill('silent'), limitMs)
    this.#child.send(inspection, (error) => error && this.#kill('crashed'))
    const look = await asked.promise
    clearTimeout(timer)
    return look
  }

  /** Ends it, and waits until it is gone. */
  async end() {
    this.#kill('crashed')
    await this.#ended.promise
  }

  #hear(message: unknown) {
    const said = v.safeParse(Said, message)
    if (!said.success) return this.#kill('crashed')
    if (said.output === 'ready') return this.#ready.resolve(true)
    this.rss = said.output.rss
    this.#asked?.resolve(said.output.verdict)
  }

  #kill(look: Look) {
    this.#leave(look)
    this.#child.kill('SIGKILL')
  }

  #end(look: Look, complaint = '') {
    this.#complaint += complaint
    this.#leave(look)
    this.#ended.resolve()
  }

  #leave(look: Look) {
    this.#isGone = true
    this.#ready.resolve(false)
    this.#asked?.resolve(look)
  }
}
