import { cleanFileName } from '@plenum/domain/file'
import { refusal } from '../api-error.ts'

/** The only file of an upload. */
export interface Upload {
  /** As it can be shown and saved. */
  name: string
  /** Errs where the request ends before the file does, or where something comes after it. */
  bytes: ReadableStream<Uint8Array>
}

const LONGEST_HEAD = 4096
const CONTENT_TYPE =
  /^multipart\/form-data;.*?boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+,./:=?-]{1,70}))/i
const DISPOSITION = /^content-disposition: *form-data; *name="file"; *filename="([^"\r\n]*)"\r?$/im

const utf8 = new TextEncoder()

/**
 * Reads a form of exactly one part, named `file`, without ever holding more than a piece of it. A parser of whole forms
 * would take what no upload of ours has: nested names, many parts, other encodings.
 */
export async function readUpload(request: Request): Promise<Upload> {
  const [, quoted, plain] = CONTENT_TYPE.exec(request.headers.get('content-type') ?? '') ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined || request.body === null) throw refusal(415, 'unsupported_media_type')
  const source = new Pieces(request.body.getReader())
  const opening = utf8.encode(`--${boundary}\r\n`)
  if (indexOf(await source.upTo(opening.length), opening) !== 0) throw malformed()
  source.skip(opening.length)
  const name = nameIn(await source.until(utf8.encode('\r\n\r\n'), LONGEST_HEAD))
  return { name, bytes: bodyOf(source, utf8.encode(`\r\n--${boundary}`)) }
}

const malformed = () => refusal(400, 'invalid', 'file')

function nameIn(head: Uint8Array): string {
  let text
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(head)
  } catch {
    throw malformed()
  }
  const sent = DISPOSITION.exec(text)?.[1]
  if (sent === undefined) throw malformed()
  // Browsers write what would end the name early as they write it in addresses.
  const name = sent.replaceAll('%22', '"').replaceAll(/%0[ad]/gi, '')
  return cleanFileName(name)
}

function bodyOf(source: Pieces, delimiter: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { part, ended } = await source.before(delimiter)
      if (part.length > 0) controller.enqueue(part)
      if (!ended) return
      source.skip(delimiter.length)
      const rest = new TextDecoder().decode(await source.upTo(5))
      if (!/^--(\r\n)?$/.test(rest)) throw malformed()
      controller.close()
    },
    cancel: () => source.cancel(),
  })
}

/** Bytes as they arrive, with what came too early kept for later. */
class Pieces {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  #held: Uint8Array = new Uint8Array()
  #ended = false

  constructor(reader: ReadableStreamDefaultReader<Uint8Array>) {
    this.#reader = reader
  }

  cancel(): Promise<void> {
    return this.#reader.cancel()
  }

  skip(count: number): void {
    this.#held = this.#held.subarray(count)
  }

  /** The next `count` bytes, fewer where there are no more; they stay. */
  async upTo(count: number): Promise<Uint8Array> {
    while (this.#held.length < count && !this.#ended) await this.#read()
    return this.#held.subarray(0, count)
  }

  /** What stands before `mark`, which is taken too; refuses where that is not within `most` bytes. */
  async until(mark: Uint8Array, most: number): Promise<Uint8Array> {
    const at = indexOf(await this.upTo(most + mark.length), mark)
    if (at < 0) throw malformed()
    const part = this.#take(at)
    this.skip(mark.length)
    return part
  }

  /** The next bytes before `mark`, and whether it comes right after them. */
  async before(mark: Uint8Array): Promise<{ part: Uint8Array; ended: boolean }> {
    while (this.#held.length < mark.length && !this.#ended) await this.#read()
    const at = indexOf(this.#held, mark)
    if (at >= 0) return { part: this.#take(at), ended: true }
    if (this.#ended) throw malformed()
    // The last bytes may be the beginning of the mark.
    const sure = this.#held.length - mark.length + 1
    const part = this.#take(sure)
    await this.#read()
    return { part, ended: false }
  }

  #take(count: number): Uint8Array {
    const part = this.#held.slice(0, count)
    this.skip(count)
    return part
  }

  async #read(): Promise<void> {
    const { value, done } = await this.#reader.read()
    this.#ended = done
    if (!value) return
    const joined = new Uint8Array(this.#held.length + value.length)
    joined.set(this.#held)
    joined.set(value, this.#held.length)
    this.#held = joined
  }
}

function indexOf(bytes: Uint8Array, mark: Uint8Array): number {
  const [first = 0] = mark
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (at + mark.length > bytes.length) return -1
    if (mark.every((byte, offset) => bytes[at + offset] === byte)) return at
  }
  return -1
}
