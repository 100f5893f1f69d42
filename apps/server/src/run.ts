import { setTimeout } from 'node:timers/promises'
import { VERSION } from '@plenum/api-server/version'
import { logError } from './error-log.ts'
import { Refusal } from './refusal.ts'
import type { RunningServer } from './start.ts'

/**
 * How long to go on serving after saying that one is leaving: the signal may be ahead of the balancer that still sends
 * requests here. A terminal that was closed waits for nothing.
 */
export const LEAVING_MS = { SIGTERM: 2_000, SIGINT: 2_000, SIGHUP: 0 }

const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** One key press is told by the terminal, by npm and by the parent process; what comes within this time is the same wish. */
const ECHO_MS = 1_000

const fail = (error: unknown) => {
  if (error instanceof Refusal) process.stderr.write(`${error.message}\n`)
  else logError(error)
}

/**
 * Runs a server as this process: says where it is, stops it in good order on a signal, and ends with 0 for a wish and
 * 1 for a failure. Whoever asks once more does not want to wait: it ends with 1 at once.
 */
export const run = async (start: () => Promise<RunningServer>, more: string[] = []) => {
  let ending: Promise<void> | undefined
  let starting: Promise<RunningServer> | undefined

  const end = (code: number, leavingMs = 0) => {
    ending ??= (async () => {
      try {
        const server = await starting
        server?.leave()
        await setTimeout(leavingMs)
        await server?.stop()
      } catch (error) {
        if (code === 0) fail(error)
        code = 1
      }
      process.exit(code)
    })()
    return ending
  }

  let toldAt: number | undefined
  const onSignal = (signal: (typeof STOP_SIGNALS)[number]) => {
    toldAt ??= performance.now()
    if (signal !== 'SIGHUP' && performance.now() - toldAt > ECHO_MS) process.exit(1)
    void end(0, LEAVING_MS[signal])
  }
  for (const signal of STOP_SIGNALS) process.on(signal, onSignal)
  const onBroken = (error: unknown) => {
    logError(error)
    void end(1)
  }
  process.on('uncaughtException', onBroken)
  process.on('unhandledRejection', onBroken)
  // Whoever read the log has gone; people are served all the same.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

  try {
    starting = start()
    const { url, where, notes } = await starting
    if (ending) return
    process.stdout.write([`Plenum ${VERSION}`, url, `Data: ${where}`, ...notes, ...more, ''].join('\n'))
  } catch (error) {
    if (!ending) fail(error)
    await end(1)
  }
}
