import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { bareEnvironment } from './bare-environment.ts'

const scriptOf = (name: string) => fileURLToPath(new URL(`../${name}.ts`, import.meta.url))
const ADDRESS = /^https?:\/\/localhost:\d+$/m

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

/** What to run, with what given to Node itself. */
export interface Script {
  name?: 'main' | 'demo' | 'testing/idle'
  flags?: readonly string[]
}

/** A real server in a process of its own, which whoever starts it has to end. */
export class ServerChild {
  readonly #child: ChildProcess
  stdout = ''
  stderr = ''

  constructor(variables: Record<string, string>, { name = 'main', flags = [] }: Script = {}) {
    this.#child = spawn(process.execPath, [...flags, scriptOf(name)], {
      // Tests come from one address and are faster than people.
      env: { ...bareEnvironment, PORT: '0', RATE_LIMITS: '1000', ...variables },
      stdio: ['ignore', 'pipe', 'pipe', ...(flags.length > 0 ? (['ipc'] as const) : [])],
    })
    // Whoever started it may fail.
    const kill = () => this.#child.kill('SIGKILL')
    process.once('exit', kill)
    this.#child.once('exit', () => process.off('exit', kill))
    this.#child.stdout?.on('data', (text: Buffer) => {
      this.stdout += text.toString()
    })
    this.#child.stderr?.on('data', (text: Buffer) => {
      this.stderr += text.toString()
    })
  }

  get pid() {
    return this.#child.pid ?? 0
  }

  /** Its address, as soon as it has printed one. */
  async url() {
    while (!this.stdout.endsWith('\n') || !ADDRESS.test(this.stdout)) {
      if (!isRunning(this.#child)) throw new Error(`The server has ended: ${this.stderr}`)
      await setTimeout(5)
    }
    return ADDRESS.exec(this.stdout)?.[0] ?? ''
  }

  /** Asks a module that was loaded before the server, and waits for what it says. */
  async ask(question: string): Promise<unknown> {
    const answered: Promise<unknown[]> = once(this.#child, 'message')
    this.#child.send(question)
    const [answer] = await answered
    return answer
  }

  /** Reads no more of what it writes, as a collector of logs that has died. */
  stopReading() {
    this.#child.stdout?.destroy()
    this.#child.stderr?.destroy()
  }

  /** Sends a signal and waits for the end; answers the exit code, null when the signal ended it. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal)
    return this.ended()
  }

  async ended(): Promise<number | null> {
    if (isRunning(this.#child)) await once(this.#child, 'exit')
    return this.#child.exitCode
  }
}
