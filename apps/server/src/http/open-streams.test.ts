import { once } from 'node:events'
import { connect as connectTls } from 'node:tls'
import { expect, test } from 'vitest'
import { type Served, serveSecure, session } from '../testing/secure-host.ts'

/** A host whose news begin when the test says so, and how many are told of news. */
const serveLateNews = async () => {
  const [asked, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const [begun, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const streams = { begun: 0, open: 0 }
  const application = {
    fetch: async ({ signal }: Request) => {
      signal.addEventListener('abort', () => gone.resolve())
      asked.resolve()
      await begun.promise
      return new Response(new ReadableStream(), { headers: { 'Content-Type': 'text/event-stream' } })
    },
  }
  const onStream = () => {
    streams.begun += 1
    streams.open += 1
    return () => void (streams.open -= 1)
  }
  const parts = { application, onStream, onAnswered: () => answered.resolve() }
  const served = await serveSecure({}, parts)
  return {
    served,
    streams,
    asked: asked.promise,
    gone: gone.promise,
    begin: begun.resolve,
    answered: answered.promise,
  }
}

/** Each asks for news; the answer takes it back. */
const callers = {
  'HTTP/1.1': async ({ port, certificate }: Served) => {
    const socket = connectTls({ port, host: 'localhost', ca: certificate.cert, ALPNProtocols: ['http/1.1'] })
    await once(socket, 'secureConnect')
    socket.write('GET /api/events/ HTTP/1.1\r\nHost: localhost\r\n\r\n')
    return () => socket.destroy()
  },
  'HTTP/2': async (served: Served) => {
    const on = session(served)
    const stream = on.request({ ':path': '/api/events/', ':authority': 'localhost' })
    stream.on('error', () => undefined)
    await once(on, 'connect')
    return () => on.destroy()
  },
}

test.each(Object.entries(callers))('who leaves over %s is told of no news any more', async (_, call) => {
  const { served, streams, begin, answered } = await serveLateNews()
  begin()
  const leave = await call(served)
  await answered
  expect(streams).toEqual({ begun: 1, open: 1 })
  leave()
  await expect.poll(() => streams.open).toBe(0)
})

test.each(Object.entries(callers))('who leaves over %s before the answer never was', async (_, call) => {
  const { served, streams, asked, gone, begin, answered } = await serveLateNews()
  const leave = await call(served)
  await asked
  leave()
  await gone
  begin()
  await answered
  expect(streams).toEqual({ begun: 0, open: 0 })
})
