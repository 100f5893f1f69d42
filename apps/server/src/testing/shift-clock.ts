// Loaded before a server: sets its clock, in all of its threads, by as many milliseconds as it is told.
import { isMainThread } from 'node:worker_threads'

const Real = Date
let ahead = 0

globalThis.Date = new Proxy(Real, {
  construct: (_, given: unknown[]) =>
    Reflect.construct(Real, given.length === 0 ? [Real.now() + ahead] : given),
  apply: () => new Real(Real.now() + ahead).toString(),
  get: (_, name) => (name === 'now' ? () => Real.now() + ahead : Reflect.get(Real, name)),
})

const channel = new BroadcastChannel('clock')
channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  ahead = Number(data)
})
if ('unref' in channel && typeof channel.unref === 'function') channel.unref()

if (isMainThread) {
  process.on('message', (milliseconds) => {
    ahead = Number(milliseconds)
    channel.postMessage(ahead)
    process.send?.(new Date().toISOString())
  })
  process.channel?.unref()
}
