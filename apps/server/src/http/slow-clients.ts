import { IncomingMessage, type Server, ServerResponse } from 'node:http'
import type { Http2SecureServer } from 'node:http2'
import type { Socket } from 'node:net'
import { Server as TlsServer, TLSSocket } from 'node:tls'

/** What a line must carry to be kept. */
export interface Pace {
  /** Milliseconds that a line may bring or take nothing. */
  patience: number
  /** Bytes a second that a body must bring. */
  slowestBody: number
  /** Bytes a second that an answer must be taken in. */
  slowestAnswer: number
  /** Milliseconds that a request may take to arrive whole; an upload has the server's own `requestTimeout`. */
  bodyTimeout: number
}

/** What a body has brought, and when that was looked at. */
interface Bringing {
  at: number
  bytes: number
  /** When it has to be here whole. */
  due: number
}

interface Taking {
  /** Bytes gone out when the present piece of an answer began to wait. */
  gone: number
  until: number
}

const UPLOAD = /^\/api\/files\/(?:\?|$)/

/** Whether a request brings a file. */
export const isUpload = ({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>) =>
  method === 'POST' && UPLOAD.test(url)

/**
 * Cuts lines that bring a body or take an answer more slowly than any real one: each holds memory and a place that
 * others need. Answers still being made are nobody's delay but ours, and are waited for.
 */
export const cutSlowClients = (server: Server | Http2SecureServer, pace: Pace) => {
  const { patience, slowestBody, slowestAnswer, bodyTimeout } = pace
  const bodies = new Map<IncomingMessage, Bringing>()
  const takers = new Map<Socket, Taking | null>()

  const sweepBodies = (now: number) => {
    for (const [request, { at, bytes, due }] of bodies) {
      const { socket } = request
      if (request.complete || socket.destroyed) bodies.delete(request)
      else if (now >= due) socket.destroy()
      // Bytes that wait to be read here are not late.
      else if (now - at >= patience && request.readableLength === 0) {
        const brought = socket.bytesRead - bytes
        if (brought < (slowestBody * patience) / 1_000) socket.destroy()
        else bodies.set(request, { at: now, bytes: socket.bytesRead, due })
      }
    }
  }
  const sweepAnswers = (now: number) => {
    for (const [socket, taking] of takers) {
      const waiting = socket.writableLength
      const gone = socket.bytesWritten - waiting
      if (waiting === 0) takers.set(socket, null)
      else if (taking?.gone !== gone) {
        takers.set(socket, { gone, until: now + patience + (waiting / slowestAnswer) * 1_000 })
        // Fires only where the system takes nothing more of what waits.
        socket.setTimeout(patience / 2)
      } else if (now >= taking.until) socket.destroy()
    }
  }

  server.on('request', (request: object, response: object) => {
    // Many of HTTP/2 share a line.
    if (!(request instanceof IncomingMessage && response instanceof ServerResponse)) return
    // Heard, it ends no line by itself: what was taken may be followed by more that is still being made.
    response.on('timeout', (socket: Socket) => {
      if (socket.writableLength > 0) socket.destroy()
    })
    const at = performance.now()
    const due = isUpload(request) ? Infinity : at + bodyTimeout
    bodies.set(request, { at, bytes: request.socket.bytesRead, due })
  })
  server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: Socket) => {
    if (socket instanceof TLSSocket && socket.alpnProtocol === 'h2') return
    takers.set(socket, null)
    socket.once('close', () => takers.delete(socket))
  })
  const sweeping = setInterval(() => {
    const now = performance.now()
    sweepBodies(now)
    sweepAnswers(now)
  }, patience / 4)
  sweeping.unref()
  server.once('close', () => clearInterval(sweeping))
}
