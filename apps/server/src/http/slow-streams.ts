import {
  constants,
  type Http2SecureServer,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2'
import { cutStream } from './cut-stream.ts'
import { isUpload, type Pace } from './slow-clients.ts'

/** What a session may take besides. */
interface SessionPace extends Pace {
  /** Milliseconds until the first request of a session. */
  headersTimeout: number
  /** Milliseconds that a session is kept without any request. */
  keepAliveTimeout: number
  /** Milliseconds that an upload may take to arrive whole. */
  requestTimeout: number
}

interface Life {
  /** When what it brings has to be here whole. */
  due: number
  /** What of an answer waits to be taken, and until when; null while nothing does. */
  taking: { waiting: number; until: number } | null
}

const cut = (stream: ServerHttp2Stream) => cutStream(stream, constants.NGHTTP2_ENHANCE_YOUR_CALM)

const endIdle = (session: ServerHttp2Session, { headersTimeout, keepAliveTimeout }: SessionPace) => {
  let open = 0
  // Somebody who asks nothing sends pings at most, which keep no line.
  const onIdle = () => session.close()
  let idle = setTimeout(onIdle, headersTimeout)
  session.on('stream', (stream) => {
    open += 1
    clearTimeout(idle)
    stream.once('close', () => {
      open -= 1
      if (open === 0 && !session.destroyed) idle = setTimeout(onIdle, keepAliveTimeout)
    })
  })
  session.once('close', () => clearTimeout(idle))
}

/**
 * Cuts single requests of HTTP/2 that bring a body or take an answer more slowly than any real one, and sessions nobody
 * uses. The others of the same line go on.
 */
export const cutSlowStreams = (server: Http2SecureServer, pace: SessionPace) => {
  const { patience, slowestAnswer, bodyTimeout, requestTimeout } = pace
  const lives = new Map<ServerHttp2Stream, Life>()

  const sweepAnswer = (stream: ServerHttp2Stream, life: Life, now: number) => {
    const waiting = stream.bufferSize
    if (waiting === 0) life.taking = null
    else if (life.taking?.waiting !== waiting) {
      life.taking = { waiting, until: now + patience + (waiting / slowestAnswer) * 1_000 }
      // Fires only where nothing of what waits can be sent.
      stream.setTimeout(patience / 2)
    } else if (now >= life.taking.until) cut(stream)
  }

  server.on('session', (session) => endIdle(session, pace))
  server.on('stream', (stream, { ':method': method = '', ':path': url = '' }) => {
    const due = performance.now() + (isUpload({ method, url }) ? requestTimeout : bodyTimeout)
    lives.set(stream, { due, taking: null })
    stream.on('timeout', () => {
      if (stream.bufferSize > 0) cut(stream)
    })
    stream.once('close', () => lives.delete(stream))
  })
  const sweeping = setInterval(() => {
    const now = performance.now()
    for (const [stream, life] of lives) {
      if (stream.closed || stream.destroyed) continue
      if (now >= life.due && stream.state.remoteClose !== 1) cut(stream)
      else sweepAnswer(stream, life, now)
    }
  }, patience / 4)
  sweeping.unref()
  server.once('close', () => clearInterval(sweeping))
}
