import { onTestFinished } from 'vitest'
import { ServerChild } from './server-child.ts'

/** A real server in a process of its own, killed after the test whatever happens. */
export class ServerProcess extends ServerChild {
  constructor(...given: ConstructorParameters<typeof ServerChild>) {
    super(...given)
    onTestFinished(async () => void (await this.end('SIGKILL')))
  }
}
