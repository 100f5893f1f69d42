import type { Bindings, Noted } from '@plenum/api-server/context'
import { type Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import { logError } from '../error-log.ts'
import { compressAnswer, isStreamed } from './compress-answer.ts'
import { cutBroken } from './cut-broken.ts'
import { CSP_REPORT_PATH, receiveCspReports } from './csp-reports.ts'
import { log as logLine } from '../log.ts'
import { answerMetrics, METRICS_PATH } from './metrics-page.ts'
import { giveUpLine, type LineEnv, lineOf, nameOf, whileOpen } from './line.ts'
import { peerOf } from './peer.ts'
import { secure } from './security-headers.ts'
import type { WebFiles } from './web-files.ts'

const LONGEST_URL = 4_096
const ANY_PORT = ['localhost', '127.0.0.1', '[::1]']
const KNOWN_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** A request that has been answered: what the log and the figures may know of it. */
export interface Answered extends Noted {
  method: string
  status: number
  /** Milliseconds until the answer began. */
  ms: number
}

/** What stands behind the edge of the server. */
export interface HostParts {
  publicUrl: URL
  application: { fetch: (request: Request, from: Bindings) => Response | Promise<Response> }
  web: WebFiles
  /** How many proxies stand in front. */
  proxies?: number
  isReady: () => Promise<boolean>
  /** What is wrong with the process itself, so that only another one helps; null for nothing. */
  ailment?: () => string | null
  /** Whether no more requests should be sent here; connections are then given up one by one. */
  isLeaving?: () => boolean
  /** Writes a line of the log. */
  log?: typeof logLine
  /** Told of every request that was answered. */
  onAnswered?: (answered: Answered) => void
  /** Told when a stream of news begins; gives what to tell when it ends. */
  onStream?: () => () => void
  /** The figures, and the word that whoever reads them has to know. */
  metrics?: { token: string; text: () => string }
  /** Receives what went wrong. */
  report?: (error: unknown, where: { method: string; route: string }) => void
}

interface HostEnv extends LineEnv {
  Variables: { noted?: Noted }
}

const NOBODY = { request_id: null, user_id: null, company_id: null }

const methodOf = (c: Context) => (KNOWN_METHODS.includes(c.req.method) ? c.req.method : 'other')

const answeredIn = (c: Context<HostEnv>, began: number): Answered => ({
  method: methodOf(c),
  status: c.res.status,
  ms: Math.round((performance.now() - began) * 10) / 10,
  ...(c.var.noted ?? { route: routePath(c), ...NOBODY }),
})

const isOurName = (host: string, publicUrl: URL) =>
  host === publicUrl.host || ANY_PORT.includes(host.replace(/:\d{1,5}$/, ''))

/** What the edge refuses before anybody looks at the request: its status and why. */
const refusalOf = (c: Context<HostEnv>, publicUrl: URL) => {
  if (!KNOWN_METHODS.includes(c.req.method)) return { status: 405, reason: 'Method not allowed' } as const
  if (c.req.url.length > LONGEST_URL) return { status: 414, reason: 'Address too long' } as const
  if (!isOurName(nameOf(c).toLowerCase(), publicUrl)) {
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
  isLeaving = () => false,
  log = logLine,
  onAnswered,
  onStream = () => () => undefined,
  metrics,
  report = logError,
}: HostParts) => {
  const host = new Hono<HostEnv>()
  host.onError((error, c) => {
    report(error, { method: methodOf(c), route: routePath(c) })
    return c.text('Something went wrong here.', 500)
  })
  host.use(async (c, next) => {
    const began = performance.now()
    await next()
    secure(c.res.headers, publicUrl)
    // A connection that is kept would be cut in the middle of what is sent on it next.
    if (isLeaving()) giveUpLine(c)
    onAnswered?.(answeredIn(c, began))
  })
  host.get('/livez', (c) => {
    const reason = ailment()
    return reason === null ? c.text('ok') : c.text(reason, 503)
  })
  host.get('/readyz', async (c) => ((await isReady()) ? c.text('ok') : c.text('not ready', 503)))
  host.get(METRICS_PATH, (c) => answerMetrics(c, metrics))
  host.use(async (c, next) => {
    const refusal = refusalOf(c, publicUrl)
    return refusal ? c.text(refusal.reason, refusal.status) : next()
  })
  host.post(CSP_REPORT_PATH, receiveCspReports(log))
  host.all('/api/*', async (c) => {
    const answer = await application.fetch(c.req.raw, {
      ...peerOf(c.env?.incoming?.socket.remoteAddress, c.req.header('X-Forwarded-For'), proxies),
      note: (noted) => c.set('noted', noted),
    })
    if (answer.headers.get('Content-Type') === 'text/event-stream') whileOpen(c, onStream)
    if (!answer.body || !isStreamed(answer)) return compressAnswer(answer, c.req.header('Accept-Encoding'))
    const where = { method: methodOf(c), route: c.var.noted?.route ?? '/api/*' }
    return new Response(
      cutBroken(answer.body, (error) => report(error, where), lineOf(c)),
      answer,
    )
  })
  host.get('*', (c) => web.answer(c.req.raw))
  host.all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }))
  return host
}
