import { createSecureServer, type Http2SecureServer } from 'node:http2'
import type { Socket } from 'node:net'
import type { Certificate } from './certificate.ts'
import type { EdgeLimits } from './edge-limits.ts'
import { cutSlowStreams } from './slow-streams.ts'

/** What one session of HTTP/2 may ask for; a browser keeps one, and asks for a page with all its files at once. */
export const SESSION_LIMITS = {
  /** Requests at the same time. */
  streams: 100,
  /** Requests that may be taken back at once, and then in a second: each has cost work by then. */
  takenBack: 200,
  takenBackPerSecond: 20,
  /** Frames that make no sense, and requests beyond the limit, until the line is cut. */
  senseless: 50,
  refused: 100,
}

/** A server of HTTP/2 behind TLS, and of HTTP/1.1 for those who cannot do better, under the same limits. */
export const createSecure = (
  limits: EdgeLimits,
  certificate: Certificate,
): { server: Http2SecureServer; closeAllConnections: () => void; closeIdleConnections: () => void } => {
  const server = createSecureServer({
    ...certificate,
    ...limits,
    allowHTTP1: true,
    handshakeTimeout: limits.headersTimeout,
    settings: { maxConcurrentStreams: SESSION_LIMITS.streams, maxHeaderListSize: limits.maxHeaderSize },
    streamResetBurst: SESSION_LIMITS.takenBack,
    streamResetRate: SESSION_LIMITS.takenBackPerSecond,
    maxSessionInvalidFrames: SESSION_LIMITS.senseless,
    maxSessionRejectedStreams: SESSION_LIMITS.refused,
  })
  cutSlowStreams(server, limits)
  const lines = new Set<Socket>()
  server.on('connection', (line: Socket) => {
    lines.add(line)
    line.once('close', () => lines.delete(line))
  })
  return {
    server,
    closeAllConnections: () => {
      for (const line of lines) line.destroy()
    },
    // Those of HTTP/1.1, which is all that the types do not say; sessions are closed by the server.
    closeIdleConnections: () => {
      const close: unknown = Reflect.get(server, 'closeIdleConnections')
      if (typeof close === 'function') Reflect.apply(close, server, [])
    },
  }
}
