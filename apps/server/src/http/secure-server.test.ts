import { once } from 'node:events'
import {
  connect as connectSession,
  constants,
  type ClientHttp2Session,
  type OutgoingHttpHeaders,
} from 'node:http2'
import { request as request1 } from 'node:https'
import { connect as connectPlain } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { selfSigned } from '../testing/certificate.ts'
import { emptyFolder } from '../testing/folders.ts'
import { type Answered, createHost, type HostParts } from './host.ts'
import { type EdgeLimits, listen } from './listen.ts'
import { SESSION_LIMITS } from './secure-server.ts'
import { WebFiles } from './web-files.ts'

const LARGE = new Uint8Array(16 * 1024 * 1024)
const QUICK = { connectionsCheckingInterval: 200, headersTimeout: 600, patience: 600, keepAliveTimeout: 600 }

const news = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(':\n\n')),
  })

const broken = () => {
  let parts = 0
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await setTimeout(50)
      if (parts++ > 0) throw new Error('Broken')
      controller.enqueue(new TextEncoder().encode('a,b\n'))
    },
  })
}

const file = (body: BodyInit) =>
  new Response(body, { headers: { 'Content-Type': 'application/octet-stream' } })

const answer = async (request: Request, { peer }: { peer?: string }) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/api/large/') return file(LARGE)
  if (pathname === '/api/broken/') return file(broken())
  if (pathname === '/api/events/')
    return new Response(news(), { headers: { 'Content-Type': 'text/event-stream' } })
  if (pathname === '/api/slow/') await setTimeout(800)
  const brought = request.method === 'POST' ? (await request.text().catch(() => '')).length : 0
  return Response.json({ peer, brought, rows: 'x'.repeat(2_000) })
}

const serve = async (limits: Partial<EdgeLimits> = {}, parts: Partial<HostParts> = {}) => {
  const certificate = selfSigned()
  const answered: Answered[] = []
  const host = createHost({
    publicUrl: new URL('https://plenum.example.com'),
    application: { fetch: answer },
    web: new WebFiles(pathToFileURL(`${emptyFolder()}/`)),
    isReady: () => Promise.resolve(true),
    onAnswered: (each) => void answered.push(each),
    report: () => undefined,
    ...parts,
  })
  const listening = await listen(host.fetch, { port: 0, host: '127.0.0.1', limits, certificate })
  onTestFinished(listening.stop)
  return { ...listening, answered, certificate, url: `https://localhost:${listening.port}` }
}
type Served = Awaited<ReturnType<typeof serve>>

const session = ({ url, certificate }: Pick<Served, 'url' | 'certificate'>) => {
  const opened = connectSession(url, { ca: certificate.cert })
  opened.on('error', () => undefined)
  onTestFinished(() => opened.destroy())
  return opened
}

/** Ends with what it is told of, however that ends. */
const closeOf = (line: NodeJS.EventEmitter) =>
  new Promise<void>((resolve) => {
    line.on('error', () => undefined)
    line.once('close', resolve)
  })

/** What comes back on a session, and the code that it was ended with. */
const ask = async (on: ClientHttp2Session, headers: OutgoingHttpHeaders, body?: string) => {
  const stream = on.request({ ':authority': 'plenum.example.com', ...headers })
  let told: Record<string, unknown> = {}
  let text = ''
  stream.on('response', (response) => {
    told = response
  })
  stream.on('data', (part: Buffer) => {
    text += part.toString()
  })
  stream.end(body)
  await closeOf(stream)
  return { status: told[':status'], told, text, code: stream.rstCode }
}

describe('behind TLS', () => {
  test('browsers get HTTP/2, with everything that the host does', async () => {
    const served = await serve()
    const on = session(served)
    const { status, told, text } = await ask(on, { ':path': '/api/assets/' })
    expect(status).toBe(200)
    expect(JSON.parse(text)).toMatchObject({ peer: '127.0.0.1' })
    expect(told).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(on.alpnProtocol).toBe('h2')
    const posted = await ask(on, { ':path': '/api/form/', ':method': 'POST' }, 'x'.repeat(100_000))
    expect(JSON.parse(posted.text)).toMatchObject({ brought: 100_000 })
    expect(served.answered.map(({ method, status: of }) => [method, of])).toEqual([
      ['GET', 200],
      ['POST', 200],
    ])
  })

  test('answers are packed, and half a file never looks like a whole one', async () => {
    const on = session(await serve())
    const packed = await ask(on, { ':path': '/api/assets/', 'accept-encoding': 'br' })
    expect(packed.told).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    const cut = await ask(on, { ':path': '/api/broken/' })
    expect([cut.text, cut.code]).toEqual(['a,b\n', constants.NGHTTP2_INTERNAL_ERROR])
  })

  test('only our own names are answered', async () => {
    const on = session(await serve())
    const statusOf = async (name: string) => (await ask(on, { ':path': '/api/', ':authority': name })).status
    expect(await statusOf('localhost:8443')).toBe(200)
    expect(await statusOf('evil.example.com')).toBe(400)
    expect(
      (await ask(on, { ':path': '/api/', ':authority': 'evil.example.com', host: 'localhost' })).status,
    ).toBe(400)
  })

  test('those who know nothing better get HTTP/1.1', async () => {
    const { port, certificate } = await serve()
    const options = { port, ca: certificate.cert, host: 'localhost', headers: { host: 'plenum.example.com' } }
    const response = await new Promise<{ version: string; status: number | undefined }>((resolve, reject) => {
      const asked = request1({ ...options, path: '/api/assets/', agent: false }, (got) => {
        resolve({ version: got.httpVersion, status: got.statusCode })
        got.resume()
      })
      asked.on('error', reject).end()
    })
    expect(response).toEqual({ version: '1.1', status: 200 })
  })

  test('long addresses and long headers are refused', async () => {
    const on = session(await serve())
    expect((await ask(on, { ':path': `/api/?${'a'.repeat(4_200)}` })).status).toBe(414)
    const long = await ask(on, { ':path': '/api/', 'x-long': 'a'.repeat(20_000) })
    expect(long.status === undefined || long.status === 431).toBe(true)
  })

  test('a renewed certificate serves whoever comes next, and the lines that are there go on', async () => {
    const served = await serve()
    const before = session(served)
    expect((await ask(before, { ':path': '/api/' })).status).toBe(200)
    const renewed = selfSigned()
    served.renew(renewed)
    expect((await ask(before, { ':path': '/api/' })).status).toBe(200)
    const after = session({ ...served, certificate: renewed })
    expect((await ask(after, { ':path': '/api/' })).status).toBe(200)
  })

  test('a server that stops lets what is under way finish and says so', async () => {
    const served = await serve()
    const on = session(served)
    const slow = ask(on, { ':path': '/api/slow/' })
    await setTimeout(300)
    const goaway = once(on, 'goaway')
    await served.stop()
    expect((await slow).status).toBe(200)
    await goaway
  })

  test('a server that is leaving takes nothing more on the same line', async () => {
    const on = session(await serve({}, { isLeaving: () => true }))
    const goaway = once(on, 'goaway')
    expect(await ask(on, { ':path': '/api/' })).toMatchObject({ status: 200, code: 0 })
    await goaway
  })
})

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
    const { port } = await serve(QUICK)
    const socket = connectPlain(port, '127.0.0.1')
    socket.on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    expect(await lifeOf(socket)).toBeLessThan(5_000)
  })

  test.each([['h2'], ['http/1.1']])('and says nothing over %s is cut', async (protocol) => {
    const socket = await secure(await serve(QUICK), [protocol])
    socket.resume()
    expect(await lifeOf(socket)).toBeLessThan(5_000)
  })

  test('and takes nothing of an answer of HTTP/1.1 is cut', async () => {
    const socket = await secure(await serve(QUICK), ['http/1.1'])
    socket.write('GET /api/large/ HTTP/1.1\r\nHost: localhost\r\n\r\n')
    void setTimeout(3_000).then(() => socket.resume())
    expect(await lifeOf(socket)).toBeLessThan(6_000)
    expect(socket.bytesRead).toBeLessThan(LARGE.length)
  })

  test('and brings a body too slowly loses that request alone', async () => {
    const on = session(await serve({ ...QUICK, bodyTimeout: 1_000 }))
    const late = on.request({ ':path': '/api/form/', ':method': 'POST', ':authority': 'localhost' })
    const life = lifeOf(late)
    late.write('{')
    expect(await life).toBeLessThan(5_000)
    expect(late.rstCode).toBe(constants.NGHTTP2_ENHANCE_YOUR_CALM)
    expect((await ask(on, { ':path': '/api/assets/' })).status).toBe(200)
  })

  test('and takes nothing of an answer loses that request alone', async () => {
    const on = session(await serve({ ...QUICK, keepAliveTimeout: 20_000 }))
    const idle = on.request({ ':path': '/api/large/', ':authority': 'localhost' })
    const life = lifeOf(idle)
    await setTimeout(3_000)
    idle.resume()
    await life
    expect(idle.rstCode).toBe(constants.NGHTTP2_ENHANCE_YOUR_CALM)
    expect((await ask(on, { ':path': '/api/assets/' })).status).toBe(200)
  })

  test('but hears news or waits for the server is not', async () => {
    const on = session(await serve(QUICK))
    const stream = on.request({ ':path': '/api/events/', ':authority': 'localhost' })
    stream.resume()
    await setTimeout(2_500)
    expect([stream.closed, on.closed]).toEqual([false, false])
    expect((await ask(on, { ':path': '/api/slow/' })).status).toBe(200)
  })

  test('nor is one who brings a file for longer than others may bring a form', async () => {
    const on = session(await serve({ ...QUICK, bodyTimeout: 500 }))
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
  const on = session(await serve())
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
    const on = session(await serve())
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

  test('has so many at the same time and no more', async () => {
    const on = session(await serve())
    await once(on, 'remoteSettings')
    expect(on.remoteSettings).toMatchObject({ maxConcurrentStreams: SESSION_LIMITS.streams })
  })

  test('of lines, one address has fifty', async () => {
    const { port } = await serve({ connectionsPerAddress: 3 })
    const lines = Array.from({ length: 5 }, () => connectPlain(port, '127.0.0.1'))
    onTestFinished(() => lines.forEach((line) => line.destroy()))
    for (const line of lines) line.on('error', () => undefined).resume()
    await expect.poll(() => lines.filter(({ destroyed }) => destroyed).length).toBe(2)
  })
})
