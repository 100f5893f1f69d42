import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { Content } from '@plenum/api-server/ports'

const PART_BYTES = 64 * 1024

// A link would lead to any file of the server's, and a pipe would never end.
const READ_PLAINLY =
  process.platform === 'win32'
    ? constants.O_RDONLY
    : constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/** The next part of a file, each in memory of its own; undefined at the end. */
export const readPart = async (file: FileHandle, position: number) => {
  const { buffer, bytesRead } = await file.read(new Uint8Array(PART_BYTES), 0, PART_BYTES, position)
  return bytesRead === 0 ? undefined : buffer.subarray(0, bytesRead)
}

/** A file from its beginning, however often. */
export async function* partsOf(file: FileHandle): AsyncGenerator<Uint8Array> {
  let position = 0
  for (let part = await readPart(file, position); part; part = await readPart(file, position)) {
    position += part.length
    yield part
  }
}

/** What bytes come to; each part is first given to `take`. */
export const contentOf = async (
  parts: AsyncIterable<Uint8Array>,
  take?: (part: Uint8Array) => Promise<void>,
): Promise<Content> => {
  const hash = createHash('sha256')
  let size = 0
  for await (const part of parts) {
    await take?.(part)
    hash.update(part)
    size += part.length
  }
  return { sha256: hash.digest('hex'), size }
}

/** Opens a file that a less trusted process may have put there: a plain file and nothing else. */
export const withPlainFile = async <Result>(path: string, work: (file: FileHandle) => Promise<Result>) => {
  const file = await open(path, READ_PLAINLY)
  try {
    if (!(await file.stat()).isFile()) throw new Error('Not a plain file')
    return await work(file)
  } finally {
    await file.close()
  }
}

/** A stream that fetches a part only when one is asked for, and closes its source however it ends. */
export const pulled = (next: () => Promise<Uint8Array | undefined>, close: () => void | Promise<void>) =>
  new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const part = await next()
          if (part) return controller.enqueue(part)
        } catch (error) {
          await close()
          throw error
        }
        await close()
        controller.close()
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  )
