import { connect, type Socket } from 'node:net'
import { setInterval as every, setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { onTestFinished } from 'vitest'
import type { EdgeLimits } from '../http/edge-limits.ts'
import { createHost } from '../http/host.ts'
import { listen } from '../http/listen.ts'
import { WebFiles } from '../http/web-files.ts'
import { emptyFolder } from './folders.ts'

/** An answer that no system takes for a line in one piece. */
export const LARGE = new Uint8Array(16 * 1024 * 1024)

const answer = async (request: Request) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/api/large/') {
    return new Response(LARGE, { headers: { 'Content-Type': 'application/octet-stream' } })
  }
  if (pathname === '/api/slow/') await setTimeout(1_500)
  if (request.method === 'POST') await request.text().catch(() => undefined)
  return Response.json({ done: true })
}

/** A host that has something long, something slow and something short to say, with limits of its own. */
export const serveShort = async (limits: Partial<EdgeLimits> = {}) => {
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

/** Limits that cut whoever is slow within seconds. */
export const QUICK_CUTS = {
  headersTimeout: 600,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 200,
  patience: 600,
}

/** A line to it that is open. */
export const opened = (port: number) =>
  new Promise<Socket>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
  })

/** Milliseconds until the other side has ended it. */
export const lifeOf = (socket: Socket) => {
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

/** The beginning of a request that brings something. */
export const POST = 'POST /api/form/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

/** Ways of being slow, each of a line that has been opened. */
export const SLOW: Record<string, (socket: Socket) => void> = {
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
