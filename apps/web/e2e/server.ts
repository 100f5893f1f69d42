import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'

const SERVER = fileURLToPath(new URL('../../server', import.meta.url))
/** Lets its clock be set. */
const SHIFT_CLOCK = fileURLToPath(new URL('../../server/src/testing/shift-clock.ts', import.meta.url))
const ADDRESS = /http:\/\/localhost:\d+\n/

/** The real server on data of its own, in a process that can be killed and started again at the same address. */
export class Server {
  readonly #dataDir: string
  readonly #mailUrl: string
  readonly #proxies: number
  #port = 0
  #process: ChildProcess | undefined

  constructor(dataDir: string, { mailUrl, proxies }: { mailUrl: string; proxies: number }) {
    this.#dataDir = dataDir
    this.#mailUrl = mailUrl
    this.#proxies = proxies
  }

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  /** Resolves when the server has printed its address. */
  async start(): Promise<void> {
    this.#port ||= await freePort()
    const child = spawn(process.execPath, ['--import', SHIFT_CLOCK, 'src/testing/journey-server.ts'], {
      cwd: SERVER,
      // journeys come from one address and are faster than people
      env: {
        GLIBC_TUNABLES: env.GLIBC_TUNABLES,
        PORT: String(this.#port),
        DATA_DIR: this.#dataDir,
        SMTP_URL: this.#mailUrl,
        RATE_LIMITS: '1000',
        TRUST_PROXY: String(this.#proxies),
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    this.#process = child
    await printed(child)
  }

  /** Ends it without any warning, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#process
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  /** Sets its clock ahead of the right time by as many milliseconds. */
  async setClock(ahead: number): Promise<void> {
    const child = this.#process
    if (child === undefined) return
    const set = once(child, 'message')
    child.send(ahead)
    await set
  }

  /** Lets it take requests and answer none, until `resume`. */
  pause(): void {
    this.#process?.kill('SIGSTOP')
  }

  resume(): void {
    this.#process?.kill('SIGCONT')
  }
}

const FIRST_PORT = 20_000
const PORTS = 10_000

/** A port that no connection takes by itself, so that a server that was killed finds it free again. */
async function freePort(): Promise<number> {
  const port = FIRST_PORT + Math.floor(Math.random() * PORTS)
  const trial = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    trial.once('error', () => resolve(false))
    trial.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!isFree) return freePort()
  trial.close()
  await once(trial, 'close')
  return port
}

/** Resolves once a server says its address. */
function printed({ stdout }: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let text = ''
  stdout?.on('data', (more) => {
    text += String(more)
    if (ADDRESS.test(text)) resolve()
  })
  stdout?.on('close', () => reject(new Error('The server ended before it printed an address')))
  return promise
}
