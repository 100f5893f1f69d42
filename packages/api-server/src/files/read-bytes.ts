/** All bytes of a stream; undefined, and the stream given up, once they are more than `most`. */
export async function readBytes(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = stream.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > most) {
      await reader.cancel()
      return undefined
    }
    parts.push(part.value)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
