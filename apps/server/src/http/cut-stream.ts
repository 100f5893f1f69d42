import type { ServerHttp2Stream } from 'node:http2'

/** Ends one request of HTTP/2 in the middle, with a reason that whoever asked is told, and lets go of what waits to be sent. */
export const cutStream = (stream: ServerHttp2Stream, code: number) => {
  // Destroyed without a reason, a half answer would look like a whole one.
  stream.close(code)
  stream.destroy()
}
