import { parentPort, workerData } from 'node:worker_threads'
import * as v from 'valibot'
import { openEngine } from './engine.ts'
import { ensureDatabase } from './first-start.ts'
import type { Answer, Request } from './messages.ts'

const port = parentPort
if (!port) throw new Error('The database runs in a worker thread')

const { folder } = v.parse(v.object({ folder: v.string() }), workerData)

const done = () => port.postMessage('done' satisfies Answer)

await ensureDatabase(folder)
const { engine } = await openEngine(folder)

/** One message of the wire protocol in, everything the engine says to it out. */
const run = async (bytes: Uint8Array) => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  // The engine hands out views of its own memory, which the next part overwrites.
  const onRawData = (part: Uint8Array) => void parts.push(part.slice())
  await engine.execProtocolRawStream(bytes, { syncToFs: false, onRawData })
  const [only] = parts
  const all = parts.length === 1 && only ? only : new Uint8Array(Buffer.concat(parts))
  port.postMessage(all satisfies Answer, [all.buffer])
}

const reset = async () => {
  await engine.exec('rollback')
  await engine.exec('discard all')
  done()
}

const close = async () => {
  await engine.exec('rollback')
  await engine.exec('checkpoint')
  await engine.close()
  done()
  port.close()
}

port.on('message', (request: Request) => {
  if (request instanceof Uint8Array) void run(request)
  else if (request === 'reset') void reset()
  else void close()
})
done()
