import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FILE_FORMATS, formatOf } from '@plenum/domain/file'
import type { Content, Incoming } from '@plenum/api-server/ports'
import type { Inspector, Verdict } from '../files/inspector.ts'

export const MOST = 1_000_000

export const contentOfBytes = (bytes: Uint8Array): Content => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  size: bytes.length,
})

/** What an upload of some bytes brings in, in parts. */
export const incoming = (bytes: Uint8Array, name = 'manual.pdf', most = MOST): Incoming => {
  let at = 0
  return {
    format: formatOf(name) ?? 'txt',
    image: 'photo',
    most,
    bytes: new ReadableStream({
      pull: (controller) => {
        if (at >= bytes.length) return controller.close()
        controller.enqueue(bytes.subarray(at, at + 100_000))
        at += 100_000
      },
    }),
  }
}

export const PICTURE = new TextEncoder().encode('a picture made anew')
export const THUMBNAIL = new TextEncoder().encode('a small picture made anew')

/** Believes names; makes the same two pictures of every picture. */
export const stubInspector = (
  inspect: (path: string) => Verdict | undefined | Promise<Verdict | undefined> = () => undefined,
): Inspector => ({
  inspect: async ({ path, format }) => {
    const verdict = await inspect(path)
    if (verdict) return verdict
    const { media_type, is } = FILE_FORMATS[format]
    if (is === 'document') return { kind: 'document', media_type }
    const [picture, thumbnail] = [join(dirname(path), 'picture'), join(dirname(path), 'thumbnail')]
    await writeFile(picture, PICTURE)
    await writeFile(thumbnail, THUMBNAIL)
    return { kind: 'image', media_type: 'image/webp', width: 40, height: 30, path: picture, thumbnail }
  },
  close: () => Promise.resolve(),
})
