import { onTestFinished } from 'vitest'
import { ChildServer } from './child-server.ts'

/** A real server in a process of its own, killed after the test whatever happens. */
export class ServerProcess extends ChildServer {
  constructor(...given: ConstructorParameters<typeof ChildServer>) {
    super(...given)
    onTestFinished(async () => void (await this.end('SIGKILL')))
  }
}
