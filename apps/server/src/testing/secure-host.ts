import { connect, type ClientHttp2Session, type OutgoingHttpHeaders } from 'node:http2'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { onTestFinished } from 'vitest'
import { type Answered, createHost, type HostParts } from '../http/host.ts'
import type { EdgeLimits } from '../http/edge-limits.ts'
import { listen } from '../http/listen.ts'
import { WebFiles } from '../http/web-files.ts'
import { selfSigned } from './certificate.ts'
import { emptyFolder } from './folders.ts'

/** Longer than what any line takes at once. */
export const LARGE = new Uint8Array(16 * 1024 * 1024)
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

/** A host behind TLS whose application answers all that a line has to bear. */
export const serveSecure = async (limits: Partial<EdgeLimits> = {}, parts: Partial<HostParts> = {}) => {
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
/** Such a host. */
export type Served = Awaited<ReturnType<typeof serveSecure>>

/** A session of HTTP/2 with it. */
export const session = ({ url, certificate }: Pick<Served, 'url' | 'certificate'>) => {
  const opened = connect(url, { ca: certificate.cert })
  opened.on('error', () => undefined)
  onTestFinished(() => opened.destroy())
  return opened
}

/** Ends with what it is told of, however that ends. */
export const closeOf = (line: NodeJS.EventEmitter) =>
  new Promise<void>((resolve) => {
    line.on('error', () => undefined)
    line.once('close', resolve)
  })

/** What comes back on a session, and the code that it was ended with. */
export const ask = async (on: ClientHttp2Session, headers: OutgoingHttpHeaders, body?: string) => {
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
