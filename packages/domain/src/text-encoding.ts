import { blobChunks } from './blob-chunks.ts'

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

/** How a text is written: UTF-16 by its mark or its zeros, UTF-8 where all of it is, else what Western spreadsheets write. */
export async function encodingOf(file: Blob): Promise<string> {
  const head = new Uint8Array(await file.slice(0, SAMPLE).arrayBuffer())
  return wideEncoding(head) ?? narrowEncoding(file)
}

const SAMPLE = 200

/** UTF-16 by its mark, or by every second byte of the beginning being zero. */
function wideEncoding(head: Uint8Array): string | null {
  if (startsWith(head, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(head, [0xfe, 0xff])) return 'utf-16be'
  const sample = Array.from(head)
  const zeros = (rest: number) => sample.filter((byte, at) => at % 2 === rest && byte === 0).length
  const half = sample.length / 2
  if (half >= 4 && zeros(1) > half * 0.7 && zeros(0) === 0) return 'utf-16le'
  return half >= 4 && zeros(0) > half * 0.7 && zeros(1) === 0 ? 'utf-16be' : null
}

/** UTF-8 where every byte of the file is; else what Western spreadsheets write. */
async function narrowEncoding(file: Blob): Promise<string> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of blobChunks(file)) strict.decode(chunk, { stream: true })
    strict.decode()
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}
