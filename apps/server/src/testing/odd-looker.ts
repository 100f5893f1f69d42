import { existsSync, writeFileSync } from 'node:fs'
import process, { env } from 'node:process'

const say = (media_type: string) => process.send?.({ rss: 0, verdict: { kind: 'document', media_type } })

/** Stands in for the process that looks into files, and does what the name of the file says. */
const DEEDS: Record<string, (path: string) => unknown> = {
  hang: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
  crash: () => process.abort(),
  lie: () => process.send?.({ verdict: { kind: 'document', media_type: 7 } }),
  tell: () => say(JSON.stringify({ env, flags: process.execArgv })),
  /** Is killed, as by a system that is out of memory; a file at the path says that it was. */
  'killed-once': (path) => {
    if (existsSync(path)) return say('text/csv')
    writeFileSync(path, '')
    process.kill(process.pid, 'SIGKILL')
  },
}

process.on('message', (message) => {
  const path =
    typeof message === 'object' && message !== null && 'path' in message ? String(message.path) : ''
  const deed = Object.keys(DEEDS).find((name) => path.includes(name))
  if (deed) DEEDS[deed]?.(path)
  else say('text/csv')
})
process.send?.('ready')
