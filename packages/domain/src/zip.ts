import { agree, type ZipLocation } from './zip-agreement.ts'
import { ZipRefused } from './zip-refused.ts'

/** Entries an archive may have. */
export const ZIP_MAX_ENTRIES = 1000
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
export interface ZipEntry extends ZipLocation {
  name: string
}

const view = async (blob: Blob) => new DataView(await blob.arrayBuffer())

/** Reads the directory of an archive without unpacking anything; throws for one that is a bomb, a trap, or unlike its own parts. */
export async function readDirectory(file: Blob, maxUnpacked: number): Promise<ZipEntry[]> {
  const tailStart = Math.max(0, file.size - END_LENGTH - MAX_COMMENT)
  const tail = await view(file.slice(tailStart))
  const end = findEnd(tail)
  const disks = tail.getUint32(end + 4, true)
  const count = tail.getUint16(end + 10, true)
  const size = tail.getUint32(end + 12, true)
  const start = tail.getUint32(end + 16, true)
  if (count > ZIP_MAX_ENTRIES) throw new ZipRefused('too_big')
  if (disks !== 0 || tail.getUint16(end + 8, true) !== count) throw new ZipRefused('damaged')
  if (start + size !== tailStart + end) throw new ZipRefused('damaged')
  const entries = entriesOf(await view(file.slice(start, start + size)), count)
  checkSizes(entries, maxUnpacked)
  checkNames(entries)
  await agree(file, entries, start)
  return entries
}

/** The end of the directory, with nothing after it but its comment. */
function findEnd(tail: DataView): number {
  for (let at = tail.byteLength - END_LENGTH; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END) continue
    if (at + END_LENGTH + tail.getUint16(at + 20, true) !== tail.byteLength) break
    return at
  }
  throw new ZipRefused('damaged')
}

function entriesOf(directory: DataView, count: number): ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = 0
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL_LENGTH > directory.byteLength || directory.getUint32(at, true) !== CENTRAL)
      throw new ZipRefused('damaged')
    const nameLength = directory.getUint16(at + 28, true)
    const rest = directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true)
    const next = at + CENTRAL_LENGTH + nameLength + rest
    if (next > directory.byteLength) throw new ZipRefused('damaged')
    const flags = directory.getUint16(at + 8, true)
    if ((flags & ENCRYPTED) !== 0) throw new ZipRefused('encrypted')
    const nameBytes = new Uint8Array(directory.buffer, at + CENTRAL_LENGTH, nameLength)
    entries.push({
      name: new TextDecoder().decode(nameBytes),
      nameBytes,
      flags,
      method: directory.getUint16(at + 10, true),
      checksum: directory.getUint32(at + 16, true),
      packed: directory.getUint32(at + 20, true),
      unpacked: directory.getUint32(at + 24, true),
      offset: directory.getUint32(at + 42, true),
    })
    at = next
  }
  if (at !== directory.byteLength) throw new ZipRefused('damaged')
  return entries
}

function checkSizes(entries: readonly ZipEntry[], maxUnpacked: number) {
  const total = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
  const swollen = entries.some(
    ({ packed, unpacked }) => unpacked > RATIO_FROM && unpacked > packed * MAX_RATIO,
  )
  const sizeless = entries.some(({ packed, unpacked }) => packed === ZIP64 || unpacked === ZIP64)
  if (total > maxUnpacked || swollen || sizeless) throw new ZipRefused('too_big')
  if (entries.some(({ method, packed, unpacked }) => method === STORED && packed !== unpacked))
    throw new ZipRefused('damaged')
}

const isOutside = (name: string) => /^[/\\]|^[a-z]:|\p{Cc}/iu.test(name) || name.split(/[\\/]/).includes('..')

/** Readers take upper and lower case, and both slashes, for the same. */
const keyOf = (name: string) => name.replaceAll('\\', '/').normalize().toLowerCase()

function checkNames(entries: readonly ZipEntry[]) {
  const names = new Set(entries.map(({ name }) => keyOf(name)))
  if (names.size < entries.length || entries.some(({ name }) => isOutside(name)))
    throw new ZipRefused('damaged')
}

/** Unpacks one entry and stops at the size it declared: a directory can lie. */
export async function unpack(file: Blob, entry: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  const header = await view(file.slice(entry.offset, entry.offset + LOCAL_LENGTH))
  if (header.byteLength < LOCAL_LENGTH || header.getUint32(0, true) !== LOCAL) throw new ZipRefused('damaged')
  const start = entry.offset + LOCAL_LENGTH + header.getUint16(26, true) + header.getUint16(28, true)
  const packed = file.slice(start, start + entry.packed)
  if (entry.method !== STORED && entry.method !== DEFLATED) throw new ZipRefused('damaged')
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
    throw new ZipRefused('damaged')
  }
  if (at !== size) throw new ZipRefused('damaged')
  return bytes
}
