/** How often at most somebody is told how far it is, in bytes. */
const STEP = 128 * 1024

/** Reads an answer to its end, telling how many bytes have come; fails where it breaks off. */
export function readCounted(answer: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  let bytes = 0
  let told = 0
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (part, controller) => {
      bytes += part.byteLength
      if (bytes - told >= STEP) {
        told = bytes
        onBytes(bytes)
      }
      controller.enqueue(part)
    },
  })
  const type = answer.headers.get('content-type') ?? ''
  const body = answer.body?.pipeThrough(counting) ?? null
  return new Response(body, { headers: { 'content-type': type } }).blob()
}
