import { readFileSync } from 'node:fs'

/** Linux tells times in hundredths of a second. */
const TICK_MS = 10
const LOOK_MS = 5

/** Milliseconds of processor that a process has had; null where the system does not tell. */
export const processorMs = (pid: number | undefined): number | null => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const [user, system] = fields.slice(11, 13)
    return (Number(user) + Number(system)) * TICK_MS
  } catch {
    return null
  }
}

/**
 * Milliseconds that this thread, or the first one of a process, was ready and others had the processor; 0 where the
 * system does not tell.
 */
export const waitedMs = (pid?: number): number => {
  try {
    const [, nanoseconds] = readFileSync(`/proc/${pid ?? 'thread-self'}/schedstat`, 'utf8').split(' ')
    return Number(nanoseconds) / 1e6
  } catch {
    return 0
  }
}

/** Watches how long others have the processor that a process is ready for, until it ends. */
export const watchWaiting = (pid: number) => {
  let waited = 0
  const look = () => {
    waited = Math.max(waited, waitedMs(pid))
  }
  const timer = setInterval(look, LOOK_MS)
  return {
    stop: () => {
      clearInterval(timer)
      look()
      return waited
    },
  }
}

/**
 * Milliseconds of processor that something takes whichever process there is, which may begin for it: what else the
 * machine does adds nothing. By the clock where the system does not tell.
 */
export const processorMsOf = async <Result>(pid: () => number | undefined, work: () => Promise<Result>) => {
  const [begun, former, before] = [performance.now(), pid(), processorMs(pid()) ?? 0]
  const result = await work()
  const after = processorMs(pid())
  if (after === null) return { result, ms: Math.round(performance.now() - begun) }
  return { result, ms: pid() === former ? after - before : after }
}
