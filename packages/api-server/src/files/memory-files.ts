import { sha256Hex } from '../crypto.ts'
import type { Clock, Content, Files } from '../ports.ts'
import { untouchedImages, type Images } from './images.ts'
import { readBytes } from './read-bytes.ts'
import { recognise } from './recognise.ts'

/** Files that last as long as the process: for a page without a server, and for tests. */
export function memoryFiles(clock: Clock, images: Images = untouchedImages): Files {
  const kept = new Map<string, { bytes: Uint8Array<ArrayBuffer>; at: Date }>()

  const keep = async (bytes: Uint8Array<ArrayBuffer>): Promise<Content> => {
    const sha256 = await sha256Hex(bytes)
    kept.set(sha256, { bytes, at: clock() })
    return { sha256, size: bytes.length }
  }

  return {
    receive: async ({ bytes: stream, format, most, image }) => {
      const bytes = await readBytes(stream, most)
      if (bytes === undefined) return 'file_too_large'
      const file = new Blob([bytes])
      const found = await recognise(file, format)
      if (typeof found === 'string') return found
      if (found.kind === 'document') {
        const { media_type } = found
        return { ...(await keep(bytes)), media_type, thumbnail: null, width: null, height: null }
      }
      const remade = await images.remake(file, found, image)
      if (typeof remade === 'string') return remade
      const { media_type, width, height, thumbnail } = remade
      const content = await keep(remade.bytes)
      return { ...content, media_type, width, height, thumbnail: thumbnail && (await keep(thumbnail)) }
    },
    open: (sha256) => Promise.resolve(streamOf(kept.get(sha256)?.bytes)),
    has: (sha256) => Promise.resolve(kept.has(sha256)),
    remove: (sha256) => {
      kept.delete(sha256)
      return Promise.resolve()
    },
    list: async function* () {
      for (const [sha256, { at }] of kept) yield await Promise.resolve({ sha256, at })
    },
  }
}

const streamOf = (bytes: Uint8Array<ArrayBuffer> | undefined) => bytes && new Blob([bytes]).stream()
