import { crc32 } from './crc32.ts'
import { pulledStream, type Bytes } from './pulled-stream.ts'

const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** Sizes and checksum stand behind an entry, and its name is UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
const VERSION = 20

/** A file to be packed; fewer than 4 GiB unpacked. */
export interface ZipPart {
  name: string
  content: AsyncGenerator<Bytes>
}

/** What is known of an entry once it is written. */
interface Written {
  name: Bytes
  offset: number
  checksum: number
  packed: number
  unpacked: number
}

/** An archive of parts, one after the other, each packed while it is made: nothing is held but what is on its way. */
export async function* zipStream(parts: readonly ZipPart[]): AsyncGenerator<Bytes> {
  const entries: Written[] = []
  let offset = 0
  for (const part of parts) {
    const entry: Written = {
      name: new TextEncoder().encode(part.name),
      offset,
      checksum: 0,
      packed: 0,
      unpacked: 0,
    }
    const header = record([LOCAL, 4], [VERSION, 2], ...common(entry), [entry.name.length, 2], [0, 2])
    yield header
    yield entry.name
    yield* deflated(part.content, entry)
    const sizes = record([DESCRIPTOR, 4], ...totals(entry))
    yield sizes
    offset += header.length + entry.name.length + entry.packed + sizes.length
    entries.push({ ...entry })
  }
  yield* directory(entries, offset)
}

function* directory(entries: readonly Written[], start: number): Generator<Bytes> {
  let size = 0
  for (const entry of entries) {
    // no extra field, comment, disk or attributes
    const none: Field[] = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
    ]
    const header = record(
      [CENTRAL, 4],
      [VERSION, 2],
      [VERSION, 2],
      ...common(entry),
      [entry.name.length, 2],
      ...none,
      [entry.offset, 4],
    )
    size += header.length + entry.name.length
    yield header
    yield entry.name
  }
  yield record(
    [END, 4],
    [0, 2],
    [0, 2],
    [entries.length, 2],
    [entries.length, 2],
    [size, 4],
    [start, 4],
    [0, 2],
  )
}

/** The first day that this form of date can name: an export has no better one. */
const NO_DATE = 0x21

/** What a header of either kind says of an entry: nothing in front of it, everything in the directory. */
const common = (entry: Written): Field[] => [
  [FLAGS, 2],
  [DEFLATED, 2],
  [0, 2],
  [NO_DATE, 2],
  ...totals(entry),
]

const totals = ({ checksum, packed, unpacked }: Written): Field[] => [
  [checksum, 4],
  [packed, 4],
  [unpacked, 4],
]

/** A number and how many bytes it takes, the lowest first. */
type Field = readonly [value: number, bytes: 2 | 4]

function record(...fields: readonly Field[]): Bytes {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [value, bytes] of fields) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  return new Uint8Array(view.buffer)
}

async function* deflated(content: AsyncGenerator<Bytes>, entry: Written): AsyncGenerator<Bytes> {
  const plain = counted(content, entry)
  const packed = pulledStream(plain).pipeThrough(new CompressionStream('deflate-raw')).getReader()
  try {
    for (let part = await packed.read(); !part.done; part = await packed.read()) {
      const bytes = new Uint8Array(part.value)
      entry.packed += bytes.length
      yield bytes
    }
  } finally {
    // what broke by itself cannot be cancelled as well
    await packed.cancel().catch(() => undefined)
    // Node does not tell the source of a compression that nobody reads any more
    await plain.return(undefined)
  }
}

async function* counted(content: AsyncGenerator<Bytes>, entry: Written): AsyncGenerator<Bytes> {
  for await (const bytes of content) {
    entry.checksum = crc32(bytes, entry.checksum)
    entry.unpacked += bytes.length
    yield bytes
  }
}
