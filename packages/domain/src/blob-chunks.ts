const CHUNK_BYTES = 1024 * 1024

/** The bytes of a file, a megabyte at a time and only as they are asked for. */
export async function* blobChunks(blob: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < blob.size; at += CHUNK_BYTES) {
    yield new Uint8Array(await blob.slice(at, at + CHUNK_BYTES).arrayBuffer())
  }
}
