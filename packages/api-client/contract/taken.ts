import { threadCpuUsage } from 'node:process'
import { inject } from 'vitest'

/** Milliseconds that this thread has worked: other than a clock it stands still while others are at work. */
function worked(): number {
  const { user, system } = threadCpuUsage()
  return (user + system) / 1_000
}

/** The embedded database works in this thread; a server is a process of its own, of which only the clock tells. */
const read = inject('engine').kind === 'pglite' ? worked : () => performance.now()

/** Milliseconds that something takes, as little as possible of what else the machine does among them. */
export async function taken<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; milliseconds: number }> {
  const begun = read()
  const result = await work()
  return { result, milliseconds: read() - begun }
}
