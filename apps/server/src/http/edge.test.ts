import { connect, type Socket } from 'node:net'
import { setInterval as every, setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { emptyFolder } from '../testing/folders.ts'
import { networkKey } from '@plenum/api-server/origin'
import { createHost } from './host.ts'
import { EDGE_LIMITS, type EdgeLimits } from './edge-limits.ts'
import { listen } from './listen.ts'
import { WebFiles } from './web-files.ts'

const LARGE = new Uint8Array(16 * 1024 * 1024)

const answer = async (request: Request) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/api/large/') {
    return new Response(LARGE, { headers: { 'Content-Type': 'application/octet-stream' } })
  }
  if (pathname === '/api/slow/') await setTimeout(1_500)
  if (request.method === 'POST') await request.text().catch(() => undefined)
  return Response.json({ done: true })
}

const serve = async (limits: Partial<EdgeLimits> = {}) => {
  const lines: { event: string; facts: object }[] = []
  const host = createHost({
    publicUrl: new URL('http://localhost'),
    application: { fetch: answer },
    web: new WebFiles(pathToFileURL(`${emptyFolder()}/`)),
    isReady: () => Promise.resolve(true),
    log: (event, facts) => void lines.push({ event, facts }),
  })
  const { port, stop } = await listen(host.fetch, { port: 0, host: '127.0.0.1', limits })
  onTestFinished(stop)
  return { port, url: `http://127.0.0.1:${port}`, lines }
}

const SHORT = { headersTimeout: 600, requestTimeout: 20_000, connectionsCheckingInterval: 200, patience: 600 }

const MANY = 2_000
// Long enough for that many to be there at once.
const LONGER = { headersTimeout: 2_500, patience: 1_500 }

const opened = (port: number) =>
  new Promise<Socket>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
  })

/** Milliseconds until the other side has ended it. */
const lifeOf = (socket: Socket) => {
  const began = performance.now()
  return new Promise<number>((resolve) => {
    socket.once('close', () => resolve(performance.now() - began))
  })
}

const drip = async (socket: Socket, text: string) => {
  for await (const _ of every(400)) {
    if (socket.destroyed || !socket.writable) return
    socket.write(text)
  }
}

const POST = 'POST /api/form/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

const SLOW: Record<string, (socket: Socket) => void> = {
  'says nothing': () => undefined,
  'never ends its headers': (socket) => void socket.write('GET /api/short/ HTTP/1.1\r\nHost: localhost\r\n'),
  'brings its headers letter by letter': (socket) => {
    socket.write('GET /api/short/ HTTP/1.1\r\nHost: localhost\r\nX-Long: ')
    void drip(socket, 'a')
  },
  'never brings its body': (socket) => void socket.write(`${POST}Content-Length: 1000\r\n\r\n{`),
  'brings its body letter by letter': (socket) => {
    socket.write(`${POST}Transfer-Encoding: chunked\r\n\r\n`)
    void drip(socket, '1\r\na\r\n')
  },
  'takes nothing of its answer': (socket) => {
    socket.pause()
    socket.write('GET /api/large/ HTTP/1.1\r\nHost: localhost\r\n\r\n')
  },
}

describe('whoever is slow', () => {
  test('is cut within fifteen seconds as it is shipped', () => {
    const { headersTimeout, connectionsCheckingInterval, patience } = EDGE_LIMITS
    expect(headersTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(15_000)
    expect(patience * 1.25).toBeLessThanOrEqual(15_000)
  })

  test.each(Object.entries(SLOW))('and %s is cut', async (_, behave) => {
    const { port } = await serve(SHORT)
    const socket = await opened(port)
    behave(socket)
    const life = lifeOf(socket)
    // Bytes already taken by the system are read, or the end behind them would never be seen.
    void setTimeout(socket.isPaused() ? 2_000 : 0).then(() => socket.resume())
    expect(await Promise.race([life, setTimeout(6_000, Infinity)])).toBeLessThan(4_000)
  })

  test('but waits for the server is not', async () => {
    const { url } = await serve(SHORT)
    const slow = await fetch(`${url}/api/slow/`, { method: 'POST', body: '{}' })
    expect(await slow.json()).toEqual({ done: true })
  })

  test('but brings and takes enough is not', async () => {
    const { port } = await serve({ ...SHORT, slowestBody: 100 })
    const socket = await opened(port)
    const answered = new Promise<string>((resolve) => {
      socket.once('data', (data) => resolve(data.toString()))
    })
    socket.write(`${POST}Content-Length: 10000\r\n\r\n`)
    for (let sent = 0; sent < 10_000; sent += 1_000) {
      await setTimeout(150)
      socket.write('a'.repeat(1_000))
    }
    expect(await answered).toMatch(/^HTTP\/1.1 200/)
  })

  test('keeps nobody else waiting, however many there are', { timeout: 60_000 }, async () => {
    const { port, url } = await serve({
      ...SHORT,
      ...LONGER,
      maxConnections: MANY + 10,
      connectionsPerAddress: MANY + 10,
    })
    const kinds = Object.values(SLOW)
    const sockets: Socket[] = []
    // As many at a time as the system lets wait to be accepted.
    while (sockets.length < MANY) {
      sockets.push(...(await Promise.all(Array.from({ length: 250 }, () => opened(port)))))
    }
    const lives = sockets.map(async (socket, at) => {
      // Large answers are few: the system's own memory for them is the limit of this test.
      kinds[at < MANY - 20 ? at % 5 : 5]?.(socket)
      return lifeOf(socket)
    })
    expect(sockets.filter(({ closed }) => closed)).toEqual([])
    const began = performance.now()
    const times: number[] = []
    for (let round = 0; round < 100; round++) {
      const before = performance.now()
      await (await fetch(`${url}/api/short/`)).text()
      times.push(performance.now() - before)
      await setTimeout(10)
    }
    expect(times.toSorted((a, b) => a - b)[98]).toBeLessThan(500)
    const asked = performance.now() - began
    // Taken up before they are cut, they would take the rest of their answers quickly.
    await setTimeout(2 * LONGER.patience)
    for (const socket of sockets) socket.resume()
    // besides the time in which somebody else was served, which is the machine's
    expect(Math.max(...(await Promise.all(lives))) - asked).toBeLessThan(6_000)
  })
})

describe('one address', () => {
  test('holds so many connections and no more, until it lets one go', async () => {
    const { port } = await serve({ connectionsPerAddress: 3 })
    const held = await Promise.all([opened(port), opened(port), opened(port)])
    expect(await lifeOf(await opened(port))).toBeLessThan(1_000)
    held[0]?.destroy()
    await setTimeout(50)
    const next = await opened(port)
    next.write('GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n')
    expect(await new Promise((resolve) => void next.once('data', resolve))).toBeDefined()
  })

  test.each([
    ['10.0.0.7', '10.0.0.7'],
    ['::ffff:10.0.0.7', '10.0.0.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, owner) => expect(networkKey(address)).toBe(owner))
})

describe('another origin', () => {
  test.each(['GET', 'POST', 'OPTIONS'])('is let in by no answer to %s', async (method) => {
    const { url } = await serve()
    for (const path of ['/api/short/', '/', '/livez', '/assets/none.js']) {
      const { headers } = await fetch(url + path, {
        method,
        headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
      })
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    }
  })
})

describe('a report of the policy', () => {
  const send = (url: string, body: BodyInit, type = 'application/csp-report') =>
    fetch(`${url}/api/csp-report/`, { method: 'POST', body, headers: { 'Content-Type': type } })
  const violation = (blocked: string) =>
    JSON.stringify({
      'csp-report': {
        'effective-directive': 'img-src',
        'blocked-uri': blocked,
        'document-uri': 'http://localhost/app/assets?search=secret#x',
      },
    })

  test('is logged with its count, without what the address asked for', async () => {
    const { url, lines } = await serve()
    for (let sent = 0; sent < 12; sent++) {
      expect((await send(url, violation('https://evil.example/pixel?token=1'))).status).toBe(204)
    }
    const said = { directive: 'img-src', blocked: 'https://evil.example', page: '/app/assets' }
    expect(lines).toEqual([
      { event: 'csp', facts: { ...said, count: 1 } },
      { event: 'csp', facts: { ...said, count: 10 } },
    ])
  })

  test('comes in the newer form as well', async () => {
    const { url, lines } = await serve()
    const body = {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'inline',
      documentURL: 'http://localhost/',
    }
    const report = JSON.stringify([{ type: 'csp-violation', body }, { type: 'deprecation' }])
    expect((await send(url, report, 'application/reports+json')).status).toBe(204)
    expect(lines).toMatchObject([{ facts: { directive: 'script-src-elem', blocked: 'inline', page: '/' } }])
  })

  test('is short, a report, and fills no log', async () => {
    const { url, lines } = await serve()
    expect((await send(url, '{}', 'text/plain')).status).toBe(415)
    expect((await send(url, 'a'.repeat(9_000))).status).toBe(413)
    expect((await send(url, 'nonsense\r\n{"event":"audit.head"}')).status).toBe(204)
    expect(lines).toEqual([])
    for (let sent = 0; sent < 150; sent++) await send(url, violation(`https://evil${sent}.example`))
    expect(lines).toHaveLength(102)
  })

  test('is asked for by every page', async () => {
    const { pageHeaders } = await import('./security-headers.ts')
    expect(pageHeaders['Content-Security-Policy']).toContain('report-uri /api/csp-report/; report-to csp')
    expect(pageHeaders['Reporting-Endpoints']).toBe('csp="/api/csp-report/"')
  })
})
