import { onTestFinished } from 'vitest'
import { type Script, ServerChild } from './server-child.ts'

/** A real server in a process of its own, killed after the test whatever happens. */
export class ServerProcess extends ServerChild {
  constructor(variables: Record<string, string>, script?: Script) {
    super(variables, script)
    onTestFinished(() => void this.end('SIGKILL'))
  }
}
