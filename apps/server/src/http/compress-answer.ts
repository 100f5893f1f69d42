import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type Encoding, encodingFor } from './encoding.ts'

const SMALLEST_BYTES = 1_024

const packable = /^(application\/json|application\/problem\+json|text\/(?!event-stream))/

// On this thread: a page of a list takes under a tenth of a millisecond, and the thread pool belongs to passwords.
const pack: Record<Encoding, (body: Uint8Array) => Uint8Array<ArrayBuffer>> = {
  br: (body) => new Uint8Array(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })),
  gzip: (body) => new Uint8Array(gzipSync(body)),
}

/** Whether an answer goes out while it is made: what is taken away as a file may be as long as a day. */
export const isStreamed = ({ headers }: Response) =>
  !packable.test(headers.get('Content-Type') ?? '') ||
  (headers.get('Content-Disposition')?.startsWith('attachment') ?? false)

/** The same answer in fewer bytes, where that is worth it and the caller can read it. */
export const compressAnswer = async (answer: Response, acceptEncoding: string | undefined) => {
  // The same of what it stands for.
  if (answer.status === 304) answer.headers.append('Vary', 'Accept-Encoding')
  if (isStreamed(answer) || !answer.body || answer.headers.has('Content-Encoding')) return answer
  answer.headers.append('Vary', 'Accept-Encoding')
  const encoding = encodingFor(acceptEncoding)
  if (!encoding) return answer
  const body = new Uint8Array(await answer.arrayBuffer())
  const { status, headers } = answer
  if (body.length < SMALLEST_BYTES) return new Response(body, { status, headers })
  headers.delete('Content-Length')
  headers.set('Content-Encoding', encoding)
  return new Response(pack[encoding](body), { status, headers })
}
