import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { compressAnswer } from './compress-answer.ts'
import { CSP_REPORT_PATH, receiveCspReports } from './csp-reports.ts'
import { log as logLine } from '../log.ts'
import { peerOf } from './peer.ts'
import { secure } from './security-headers.ts'
import type { WebFiles } from './web-files.ts'

const LONGEST_URL = 4_096
const ANY_PORT = ['localhost', '127.0.0.1', '[::1]']
const KNOWN_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** What stands behind the edge of the server. */
export interface HostParts {
  publicUrl: URL
  application: { fetch: (request: Request, from: { peer?: string }) => Response | Promise<Response> }
  web: WebFiles
  /** How many proxies stand in front. */
  proxies?: number
  isReady: () => Promise<boolean>
  /** What is wrong with the process itself, so that only another one helps; null for nothing. */
  ailment?: () => string | null
  /** Writes a line of the log. */
  log?: typeof logLine
}

const isOurName = (host: string, publicUrl: URL) =>
  host === publicUrl.host || ANY_PORT.includes(host.replace(/:\d{1,5}$/, ''))

/** What the edge refuses before anybody looks at the request: its status and why. */
const refusalOf = (c: Context, publicUrl: URL) => {
  if (!KNOWN_METHODS.includes(c.req.method)) return { status: 405, reason: 'Method not allowed' } as const
  if (c.req.url.length > LONGEST_URL) return { status: 414, reason: 'Address too long' } as const
  if (!isOurName(c.req.header('Host')?.toLowerCase() ?? '', publicUrl)) {
    return { status: 400, reason: 'This server does not answer to that name. See PUBLIC_URL.' } as const
  }
  return null
}

/** The whole server as one function of a request: its health, the API, and the built web for everything else. */
export const createHost = ({
  publicUrl,
  application,
  web,
  proxies = 0,
  isReady,
  ailment = () => null,
  log = logLine,
}: HostParts) => {
  const host = new Hono<{ Bindings: Partial<HttpBindings | Http2Bindings> }>()
  host.use(async (c, next) => {
    await next()
    secure(c.res.headers, publicUrl)
  })
  host.get('/livez', (c) => {
    const reason = ailment()
    return reason === null ? c.text('ok') : c.text(reason, 503)
  })
  host.get('/readyz', async (c) => ((await isReady()) ? c.text('ok') : c.text('not ready', 503)))
  host.use(async (c, next) => {
    const refusal = refusalOf(c, publicUrl)
    return refusal ? c.text(refusal.reason, refusal.status) : next()
  })
  host.post(CSP_REPORT_PATH, receiveCspReports(log))
  host.all('/api/*', async (c) =>
    compressAnswer(
      await application.fetch(
        c.req.raw,
        peerOf(c.env?.incoming?.socket.remoteAddress, c.req.header('X-Forwarded-For'), proxies),
      ),
      c.req.header('Accept-Encoding'),
    ),
  )
  host.get('*', (c) => web.answer(c.req.raw))
  host.all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }))
  return host
}
