import { listen } from '../http/listen.ts'
import { figures, METRICS_PATH } from '../http/metrics-page.ts'

const OWN_NAME = /^(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/

/** Shows the figures to this machine alone, on a port of their own: what a proxy hands on never comes here. */
export const serveMetrics = (text: () => string, port: number) =>
  listen(
    (request) => {
      // A page of the Internet may have its name lead to this machine.
      const isOwn = OWN_NAME.test(request.headers.get('Host') ?? '')
      const isThere = isOwn && request.method === 'GET' && new URL(request.url).pathname === METRICS_PATH
      return isThere ? figures(text) : new Response('Not found', { status: 404 })
    },
    { port, host: '127.0.0.1', variable: 'METRICS_PORT' },
  )
