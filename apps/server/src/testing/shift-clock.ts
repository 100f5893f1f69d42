// Loaded before a server: sets its clock, in all of its threads, by as many milliseconds as it is told.
import { BroadcastChannel, isMainThread } from 'node:worker_threads'

const Real = Date
let ahead = 0
const now = () => Real.now() + ahead

const made = (given: unknown[]): object => {
  const date: unknown = Reflect.construct(Real, given)
  if (date instanceof Real) return date
  throw new Error('A date is made of something else')
}

globalThis.Date = new Proxy(Real, {
  construct: (_, given) => made(given.length === 0 ? [now()] : given),
  apply: () => new Real(now()).toString(),
  get: (_, name) => {
    const value: unknown = name === 'now' ? now : Reflect.get(Real, name)
    return value
  },
})

const channel = new BroadcastChannel('clock')
channel.addEventListener('message', (event) => {
  ahead = Number('data' in event ? event.data : 0)
})
channel.unref()

if (isMainThread) {
  process.on('message', (milliseconds) => {
    ahead = Number(milliseconds)
    channel.postMessage(ahead)
    process.send?.(new Date().toISOString())
  })
  // whoever started it is gone
  process.on('disconnect', () => process.exit())
  process.channel?.unref()
}
