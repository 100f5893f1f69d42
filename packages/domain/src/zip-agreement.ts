import { ZipRefused } from './zip-refused.ts'

const LOCAL = 0x04034b50
const LOCAL_LENGTH = 30
const STORED = 0
const ENCRYPTED = 1
/** Its sizes stand behind it instead of in front. */
const STREAMED = 8
const ZIP64_EXTRA = 1
const ZIP64 = 0xffffffff
/** With and without a signature, with sizes of four and of eight bytes. */
const DESCRIPTOR_LENGTHS = [12, 16, 20, 24]

/** Where an entry lies, and what the directory says of it. */
export interface ZipLocation {
  nameBytes: Uint8Array
  flags: number
  method: number
  checksum: number
  packed: number
  unpacked: number
  offset: number
}

/**
 * Compares every entry with its own header and place: one reader goes by the directory, another from entry to entry,
 * and both have to find the same. Entries fill the file from its first byte to the directory, none over another.
 */
export async function agree(file: Blob, entries: readonly ZipLocation[], directory: number): Promise<void> {
  let at = 0
  let streamed = false
  for (const entry of entries.toSorted((one, other) => one.offset - other.offset)) {
    checkGap(entry.offset - at, streamed)
    const header = await headerAt(file, entry.offset)
    checkHeader(header, entry)
    at = entry.offset + header.byteLength + entry.packed
    streamed = (entry.flags & STREAMED) !== 0
  }
  checkGap(directory - at, streamed)
}

function checkGap(gap: number, streamed: boolean) {
  if (streamed ? !DESCRIPTOR_LENGTHS.includes(gap) : gap !== 0) throw new ZipRefused('damaged')
}

/** An entry's own header, its name and what follows that included. */
async function headerAt(file: Blob, offset: number): Promise<DataView> {
  const fixed = new DataView(await file.slice(offset, offset + LOCAL_LENGTH).arrayBuffer())
  if (fixed.byteLength < LOCAL_LENGTH || fixed.getUint32(0, true) !== LOCAL) throw new ZipRefused('damaged')
  const length = LOCAL_LENGTH + fixed.getUint16(26, true) + fixed.getUint16(28, true)
  const header = new DataView(await file.slice(offset, offset + length).arrayBuffer())
  if (header.byteLength !== length) throw new ZipRefused('damaged')
  return header
}

function checkHeader(header: DataView, entry: ZipLocation) {
  const flags = header.getUint16(6, true)
  const isSame =
    header.getUint16(26, true) === entry.nameBytes.length &&
    ((flags ^ entry.flags) & (ENCRYPTED | STREAMED)) === 0 &&
    header.getUint16(8, true) === entry.method &&
    entry.nameBytes.every((byte, at) => header.getUint8(LOCAL_LENGTH + at) === byte) &&
    hasSameSizes(header, entry)
  // The end of stored data that is streamed would be a guess.
  const isEndless = (flags & STREAMED) !== 0 && entry.method === STORED && entry.packed > 0
  if (!isSame || isEndless) throw new ZipRefused('damaged')
}

function hasSameSizes(header: DataView, entry: ZipLocation): boolean {
  const [checksum, packed, unpacked] = [14, 18, 22].map((at) => header.getUint32(at, true))
  if ((entry.flags & STREAMED) !== 0 && checksum === 0 && isUnsaid(packed) && isUnsaid(unpacked)) return true
  if (checksum !== entry.checksum) return false
  if (packed === entry.packed && unpacked === entry.unpacked) return true
  return packed === ZIP64 && unpacked === ZIP64 && hasSameLongSizes(header, entry)
}

const isUnsaid = (size: number | undefined) => size === 0 || size === ZIP64

/** Some writers keep sizes of eight bytes in every entry's own header, however small it is. */
function hasSameLongSizes(header: DataView, entry: ZipLocation): boolean {
  const start = LOCAL_LENGTH + header.getUint16(26, true)
  const end = start + header.getUint16(28, true)
  for (let at = start; at + 4 <= end; at += 4 + header.getUint16(at + 2, true)) {
    if (header.getUint16(at, true) !== ZIP64_EXTRA) continue
    if (at + 20 > end) return false
    return (
      header.getBigUint64(at + 4, true) === BigInt(entry.unpacked) &&
      header.getBigUint64(at + 12, true) === BigInt(entry.packed)
    )
  }
  return false
}
