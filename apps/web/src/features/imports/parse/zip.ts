import { FileRefused } from './refusal.ts'

/** Entries an archive may have. */
const MAX_ENTRIES = 1000
/** Bytes all entries may have unpacked. */
const MAX_UNPACKED = 200 * 1024 * 1024
/** How many times larger an entry may be unpacked than packed. */
const MAX_RATIO = 100
/** Below this size the ratio says nothing. */
const RATIO_FROM = 1024 * 1024

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END_LENGTH = 22
const CENTRAL_LENGTH = 46
const LOCAL_LENGTH = 30
const MAX_COMMENT = 65_535
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1
const ZIP64 = 0xffffffff

/** A file inside an archive, as the directory at its end declares it. */
export interface ZipEntry {
  name: string
  method: number
  packed: number
  unpacked: number
  offset: number
}

const view = async (blob: Blob) => new DataView(await blob.arrayBuffer())

/** Reads the directory of an archive without unpacking anything, and refuses one that is a bomb or a trap. */
export async function readDirectory(file: Blob): Promise<ZipEntry[]> {
  const tailStart = Math.max(0, file.size - END_LENGTH - MAX_COMMENT)
  const tail = await view(file.slice(tailStart))
  const end = findEnd(tail)
  const count = tail.getUint16(end + 10, true)
  const size = tail.getUint32(end + 12, true)
  const start = tail.getUint32(end + 16, true)
  if (count > MAX_ENTRIES) throw new FileRefused('too_big_inside')
  if (start + size > file.size) throw new FileRefused('damaged')
  const entries = entriesOf(await view(file.slice(start, start + size)), count)
  checkSizes(entries)
  return entries
}

function findEnd(tail: DataView): number {
  for (let at = tail.byteLength - END_LENGTH; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) === END) return at
  }
  throw new FileRefused('damaged')
}

function entriesOf(directory: DataView, count: number): ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = 0
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL_LENGTH > directory.byteLength || directory.getUint32(at, true) !== CENTRAL)
      throw new FileRefused('damaged')
    const nameLength = directory.getUint16(at + 28, true)
    const rest = directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true)
    if (at + CENTRAL_LENGTH + nameLength > directory.byteLength) throw new FileRefused('damaged')
    if ((directory.getUint16(at + 8, true) & ENCRYPTED) !== 0) throw new FileRefused('not_a_workbook')
    entries.push({
      name: new TextDecoder().decode(
        new Uint8Array(directory.buffer, directory.byteOffset + at + CENTRAL_LENGTH, nameLength),
      ),
      method: directory.getUint16(at + 10, true),
      packed: directory.getUint32(at + 20, true),
      unpacked: directory.getUint32(at + 24, true),
      offset: directory.getUint32(at + 42, true),
    })
    at += CENTRAL_LENGTH + nameLength + rest
  }
  return entries
}

function checkSizes(entries: readonly ZipEntry[]) {
  const total = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
  const swollen = entries.some(
    ({ packed, unpacked }) => unpacked > RATIO_FROM && unpacked > packed * MAX_RATIO,
  )
  const sizeless = entries.some(({ packed, unpacked }) => packed === ZIP64 || unpacked === ZIP64)
  if (total > MAX_UNPACKED || swollen || sizeless) throw new FileRefused('too_big_inside')
  const outside = entries.some(({ name }) => name.startsWith('/') || name.split(/[\\/]/).includes('..'))
  if (outside) throw new FileRefused('damaged')
}

/** Unpacks one entry and stops at the size it declared: a directory can lie. */
export async function unpack(file: Blob, entry: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  const header = await view(file.slice(entry.offset, entry.offset + LOCAL_LENGTH))
  if (header.byteLength < LOCAL_LENGTH || header.getUint32(0, true) !== LOCAL)
    throw new FileRefused('damaged')
  const start = entry.offset + LOCAL_LENGTH + header.getUint16(26, true) + header.getUint16(28, true)
  const packed = file.slice(start, start + entry.packed)
  if (entry.method !== STORED && entry.method !== DEFLATED) throw new FileRefused('damaged')
  const plain = packed.stream()
  const stream = entry.method === STORED ? plain : plain.pipeThrough(new DecompressionStream('deflate-raw'))
  return collect(stream, entry.unpacked)
}

async function collect(stream: ReadableStream<Uint8Array>, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size)
  let at = 0
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      bytes.set(value, at)
      at += value.length
    }
  } catch {
    // more than was declared, or no deflated data at all
    await reader.cancel().catch(() => undefined)
    throw new FileRefused('damaged')
  }
  if (at !== size) throw new FileRefused('damaged')
  return bytes
}
