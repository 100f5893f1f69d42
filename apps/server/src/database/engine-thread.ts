import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { Unavailable } from '@plenum/api-server/unavailable'
import { isAnswer, type Answer, type Request } from './messages.ts'

// Recovery after a kill may have to replay a gigabyte of log.
const OPENING_LIMIT_MS = 120_000
/** What a watchdog may be late by. */
const GRACE_MS = 1_000

// V8 can end the whole process where one thread gives back machine code of WebAssembly while another begins or ends:
// what is compiled is kept, as one engine needs it to the end anyway.
setFlagsFromString('--no-wasm-code-gc')

interface Waiting {
  resolve: (answer: Answer) => void
  reject: (reason: Unavailable) => void
  watchdog: NodeJS.Timeout
  /** When the watchdog has to have cut it. */
  due: number
}

/** One life of the database's thread: it answers in order until it is closed, dies, or stays silent for too long. */
export class EngineThread {
  readonly #worker: Worker
  readonly #waiting: Waiting[] = []
  #gone = false

  private constructor(folder: string) {
    this.#worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: { folder } })
    this.#worker.on('message', (message: unknown) => {
      if (isAnswer(message)) this.#receive(message)
    })
    this.#worker.on('error', (cause) => this.#end(new Unavailable('The database failed', { cause })))
    this.#worker.on('exit', () => this.#end(new Unavailable('The database has stopped')))
  }

  /** Opens the database in a folder, making it on the very first start. */
  static async open(folder: string) {
    const thread = new EngineThread(folder)
    await thread.#answer(OPENING_LIMIT_MS)
    return thread
  }

  get isGone() {
    return this.#gone
  }

  /** Whether every question was answered, or its asker freed, in its time. */
  get isBeating() {
    return this.#waiting.every(({ due }) => performance.now() < due + GRACE_MS)
  }

  /** Asks and waits; after `limitMs` of silence the thread is ended and every caller gets `Unavailable`. */
  ask(request: Request, limitMs: number) {
    const answer = this.#answer(limitMs)
    if (!this.#gone) this.#worker.postMessage(request)
    return answer
  }

  /** Writes all that is pending and lets the thread end by itself. */
  async close() {
    if (this.#gone) return
    await this.ask('close', OPENING_LIMIT_MS)
    await this.terminate()
  }

  /** Ends the thread at once; what it acknowledged is on disk. */
  async terminate() {
    this.#end(new Unavailable('The database has stopped'))
    await this.#worker.terminate()
  }

  #answer(limitMs: number) {
    return new Promise<Answer>((resolve, reject) => {
      if (this.#gone) return reject(new Unavailable('The database has stopped'))
      const watchdog = setTimeout(() => this.#cut(limitMs), limitMs)
      this.#waiting.push({ resolve, reject, watchdog, due: performance.now() + limitMs })
    })
  }

  #cut(limitMs: number) {
    this.#end(new Unavailable(`The database gave no answer in ${limitMs} ms and is started anew`))
    void this.#worker.terminate()
  }

  #receive(answer: Answer) {
    const waiting = this.#waiting.shift()
    clearTimeout(waiting?.watchdog)
    waiting?.resolve(answer)
  }

  #end(reason: Unavailable) {
    this.#gone = true
    for (const { reject, watchdog } of this.#waiting.splice(0)) {
      clearTimeout(watchdog)
      reject(reason)
    }
  }
}
