/** An entry to write; what is given beside its content is written instead of the truth. */
export interface Part {
  name: string
  content: string | Uint8Array<ArrayBuffer>
  isStored?: boolean
  /** Its sizes stand behind it. */
  isStreamed?: boolean
  /** What its own header says instead. */
  own?: { name?: string; packed?: number; method?: number; encrypted?: true }
  /** What the directory says instead. */
  listed?: { name?: string; unpacked?: number; offset?: number; encrypted?: true }
}

export interface ZipOptions {
  before?: string
  after?: string
  /** Between the last entry and the directory. */
  gap?: string
  comment?: string
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})
const checksumOf = (bytes: Uint8Array) =>
  (bytes.reduce((sum, byte) => (sum >>> 8) ^ (table[(sum ^ byte) & 0xff] ?? 0), 0xffffffff) ^ 0xffffffff) >>>
  0

const text = new TextEncoder()
const bytesOf = (content: string | Uint8Array<ArrayBuffer>) =>
  typeof content === 'string' ? text.encode(content) : content

async function deflated(bytes: Uint8Array<ArrayBuffer>) {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Numbers one after another, each with its length in bytes. */
function numbers(...fields: (readonly [value: number, length: 2 | 4])[]) {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, length]) => sum + length, 0)))
  let at = 0
  for (const [value, length] of fields) {
    if (length === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += length
  }
  return new Uint8Array(view.buffer)
}

async function entry(part: Part, at: number) {
  const bytes = bytesOf(part.content)
  const packed = part.isStored ? bytes : await deflated(bytes)
  const sums = [checksumOf(bytes), packed.length, bytes.length] as const
  const flags = (part.isStreamed ? 8 : 0) | 0x800
  const method = part.isStored ? 0 : 8
  const [checksum, ownPacked, ownUnpacked] = part.isStreamed ? [0, 0, 0] : sums
  const name = text.encode(part.own?.name ?? part.name)
  const own = [
    numbers(
      [0x04034b50, 4],
      [20, 2],
      [flags | (part.own?.encrypted ? 1 : 0), 2],
      [part.own?.method ?? method, 2],
      [0, 4],
    ),
    numbers([checksum, 4], [part.own?.packed ?? ownPacked, 4], [ownUnpacked, 4], [name.length, 2], [0, 2]),
    name,
    packed,
    ...(part.isStreamed ? [numbers([0x08074b50, 4], [sums[0], 4], [sums[1], 4], [sums[2], 4])] : []),
  ]
  const listedName = text.encode(part.listed?.name ?? part.name)
  const listed = [
    numbers(
      [0x02014b50, 4],
      [20, 2],
      [20, 2],
      [flags | (part.listed?.encrypted ? 1 : 0), 2],
      [method, 2],
      [0, 4],
    ),
    numbers([sums[0], 4], [sums[1], 4], [part.listed?.unpacked ?? sums[2], 4], [listedName.length, 2]),
    numbers([0, 4], [0, 4], [0, 4], [part.listed?.offset ?? at, 4]),
    listedName,
  ]
  return { own, listed }
}

const lengthOf = (pieces: readonly Uint8Array[]) => pieces.reduce((sum, { length }) => sum + length, 0)

/** An archive, with the lies that are asked for. */
export async function buildZip(
  parts: readonly Part[],
  options: ZipOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const body = [text.encode(options.before ?? '')]
  const directory: Uint8Array<ArrayBuffer>[] = []
  for (const part of parts) {
    const { own, listed } = await entry(part, lengthOf(body))
    body.push(...own)
    directory.push(...listed)
  }
  body.push(text.encode(options.gap ?? ''))
  const comment = text.encode(options.comment ?? '')
  const end = numbers(
    [0x06054b50, 4],
    [0, 4],
    [parts.length, 2],
    [parts.length, 2],
    [lengthOf(directory), 4],
    [lengthOf(body), 4],
    [comment.length, 2],
  )
  const all = [...body, ...directory, end, comment, text.encode(options.after ?? '')]
  return new Uint8Array(await new Blob(all).arrayBuffer())
}
