import { once } from 'node:events'
import { constants } from 'node:http2'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ask, closeOf, LARGE, type Served, serveSecure, session } from '../testing/secure-host.ts'
import { SESSION_LIMITS } from './secure-server.ts'

const QUICK = { connectionsCheckingInterval: 200, headersTimeout: 600, patience: 600, keepAliveTimeout: 600 }

describe('whoever is slow behind TLS', () => {
  /** Milliseconds until the other side has ended it. */
  const lifeOf = async (line: NodeJS.EventEmitter) => {
    const began = performance.now()
    await Promise.race([closeOf(line), setTimeout(8_000)])
    return performance.now() - began
  }

  const secure = async ({ port, certificate }: Served, ALPNProtocols: string[]) => {
    const socket: TLSSocket = connectTls({ port, host: 'localhost', ca: certificate.cert, ALPNProtocols })
    socket.on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    await once(socket, 'secureConnect')
    return socket
  }

  test('and never begins the handshake is cut', async () => {
    const { port } = await serveSecure(QUICK)
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    expect(await lifeOf(socket)).toBeLessThan(5_000)
  })

  test.each([['h2'], ['http/1.1']])('and says nothing over %s is cut', async (protocol) => {
    const socket = await secure(await serveSecure(QUICK), [protocol])
    socket.resume()
    expect(await lifeOf(socket)).toBeLessThan(5_000)
  })

  test('and takes nothing of an answer of HTTP/1.1 is cut', async () => {
    const socket = await secure(await serveSecure(QUICK), ['http/1.1'])
    socket.write('GET /api/large/ HTTP/1.1\r\nHost: localhost\r\n\r\n')
    void setTimeout(3_000).then(() => socket.resume())
    expect(await lifeOf(socket)).toBeLessThan(6_000)
    expect(socket.bytesRead).toBeLessThan(LARGE.length)
  })

  test('and brings a body too slowly loses that request alone', async () => {
    const on = session(await serveSecure({ ...QUICK, bodyTimeout: 1_000 }))
    const late = on.request({ ':path': '/api/form/', ':method': 'POST', ':authority': 'localhost' })
    const life = lifeOf(late)
    late.write('{')
    expect(await life).toBeLessThan(5_000)
    expect(late.rstCode).toBe(constants.NGHTTP2_ENHANCE_YOUR_CALM)
    expect((await ask(on, { ':path': '/api/assets/' })).status).toBe(200)
  })

  test('and takes nothing of an answer loses that request alone', async () => {
    const on = session(await serveSecure({ ...QUICK, keepAliveTimeout: 20_000 }))
    const idle = on.request({ ':path': '/api/large/', ':authority': 'localhost' })
    const life = lifeOf(idle)
    await setTimeout(3_000)
    idle.resume()
    await life
    expect(idle.rstCode).toBe(constants.NGHTTP2_ENHANCE_YOUR_CALM)
    expect((await ask(on, { ':path': '/api/assets/' })).status).toBe(200)
  })

  test('but hears news or waits for the server is not', async () => {
    const on = session(await serveSecure(QUICK))
    const stream = on.request({ ':path': '/api/events/', ':authority': 'localhost' })
    stream.resume()
    await setTimeout(2_500)
    expect([stream.closed, on.closed]).toEqual([false, false])
    expect((await ask(on, { ':path': '/api/slow/' })).status).toBe(200)
  })

  test('nor is one who brings a file for longer than others may bring a form', async () => {
    const on = session(await serveSecure({ ...QUICK, bodyTimeout: 500 }))
    const stream = on.request({ ':path': '/api/files/', ':method': 'POST', ':authority': 'localhost' })
    const response = once(stream, 'response')
    for (let sent = 0; sent < 8; sent += 1) {
      stream.write('a'.repeat(1_000))
      await setTimeout(200)
    }
    stream.end()
    expect((await response)[0]).toMatchObject({ ':status': 200 })
  })
})

test('many large files at once leave room for others on the same line', async () => {
  const on = session(await serveSecure())
  const files = Array.from({ length: 20 }, () =>
    on.request({ ':path': '/api/large/', ':authority': 'localhost' }),
  )
  for (const file of files) file.on('error', () => undefined)
  await Promise.all(files.map((file) => once(file, 'response')))
  await setTimeout(200)
  for (const file of files) file.close(constants.NGHTTP2_CANCEL)
  expect(await ask(on, { ':path': '/api/assets/' })).toMatchObject({ status: 200, code: 0 })
})

describe('whoever floods a session', () => {
  test('with requests taken back at once is cut', async () => {
    const on = session(await serveSecure())
    await once(on, 'connect')
    const closed = closeOf(on)
    for (let sent = 0; sent < SESSION_LIMITS.takenBack * 4 && !on.closed; sent += 50) {
      const path = { ':path': '/api/slow/', ':authority': 'localhost' }
      const streams = Array.from({ length: 50 }, () => on.request(path))
      for (const stream of streams) stream.on('error', () => undefined)
      await setTimeout(5)
      for (const stream of streams) stream.close(constants.NGHTTP2_CANCEL)
      await setTimeout(5)
    }
    expect(await Promise.race([closed.then(() => 'closed'), setTimeout(5_000, 'open')])).toBe('closed')
  })
})
