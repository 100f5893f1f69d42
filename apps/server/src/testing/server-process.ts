import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { env } from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const scriptOf = (name: string) => fileURLToPath(new URL(`../${name}.ts`, import.meta.url))
const ADDRESS = /^https?:\/\/localhost:\d+$/m

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

/** A real server in a process of its own, killed after the test whatever happens. */
export class ServerProcess {
  readonly #child: ChildProcess
  stdout = ''
  stderr = ''

  constructor(variables: Record<string, string>, script: 'main' | 'demo' = 'main') {
    this.#child = spawn(process.execPath, [scriptOf(script)], {
      // Tests come from one address and are faster than people.
      env: { PATH: env.PATH, PORT: '0', RATE_LIMITS: '1000', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child.stdout?.on('data', (text: Buffer) => {
      this.stdout += text.toString()
    })
    this.#child.stderr?.on('data', (text: Buffer) => {
      this.stderr += text.toString()
    })
    onTestFinished(() => void this.#child.kill('SIGKILL'))
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
