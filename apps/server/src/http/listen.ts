import { createServer, type Server } from 'node:http'
import type { Http2SecureServer } from 'node:http2'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { codeOf, Refusal } from '../refusal.ts'
import type { Certificate } from './certificate.ts'
import { limitConnections } from './crowds.ts'
import { EDGE_LIMITS, type EdgeLimits } from './edge-limits.ts'
import { createSecure } from './secure-server.ts'
import { cutSlowClients } from './slow-clients.ts'

const IN_FLIGHT_MS = 10_000

/** Where to listen and how; behind TLS where there is a certificate. */
export interface Listening {
  port: number
  host: string
  limits?: Partial<EdgeLimits>
  /** The variable that names the port. */
  variable?: string
  certificate?: Certificate | undefined
}

const portOf = (server: Opened['server']) => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

interface Opened {
  server: Server | Http2SecureServer
  closeAllConnections: () => void
  closeIdleConnections: () => void
  /** Takes a renewed certificate for lines that are yet to come. */
  renew: (certificate: Certificate) => void
}

const open = (limits: EdgeLimits, certificate: Certificate | undefined): Opened => {
  if (certificate) {
    const secure = createSecure(limits, certificate)
    return { ...secure, renew: (renewed) => secure.server.setSecureContext(renewed) }
  }
  const server = createServer(limits)
  server.maxRequestsPerSocket = limits.maxRequestsPerSocket
  return {
    server,
    closeAllConnections: () => server.closeAllConnections(),
    closeIdleConnections: () => server.closeIdleConnections(),
    renew: () => undefined,
  }
}

/** Listens until stopped; throws a `Refusal` when the port is taken or may not be used. */
export const listen = async (
  fetch: (request: Request, from: HttpBindings | Http2Bindings) => Response | Promise<Response>,
  { port, host, limits: given = {}, variable = 'PORT', certificate }: Listening,
) => {
  const limits = { ...EDGE_LIMITS, ...given }
  // The listener settles every failure itself, down to answering 500.
  const listener = getRequestListener(fetch)
  const opened = open(limits, certificate)
  const { server, renew } = opened
  server.on('request', (request: HttpBindings['incoming'], response: HttpBindings['outgoing']) => {
    void listener(request, response)
  })
  server.maxConnections = limits.maxConnections
  limitConnections(server, limits.connectionsPerAddress)
  cutSlowClients(server, limits)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  }).catch((error: unknown) => {
    throw explained(error, { port, host, variable })
  })
  return { port: portOf(server), renew, stop: () => stop(opened) }
}

const explained = (
  error: unknown,
  { port, host, variable }: { port: number; host: string; variable: string },
) => {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program. Stop it, or set ${variable} to a free one.`,
    EACCES: `Port ${port} may not be used by this user. Set ${variable} to one above 1023.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Set HOST to one of its own.`,
    ENOTFOUND: `The name ${host} leads nowhere. Set HOST to an address of this machine.`,
  }
  const reason = reasons[codeOf(error) ?? '']
  return reason ? new Refusal(reason, { cause: error }) : error
}

/** Accepts nothing new, lets what is under way finish within its time, then ends. */
const stop = ({ server, closeAllConnections, closeIdleConnections }: Opened) =>
  new Promise<void>((resolve) => {
    const impatient = setTimeout(closeAllConnections, IN_FLIGHT_MS)
    // A connection whose last request has just been answered would be kept for the next one.
    const tidy = setInterval(closeIdleConnections, 20)
    server.close(() => {
      clearTimeout(impatient)
      clearInterval(tidy)
      resolve()
    })
  })
