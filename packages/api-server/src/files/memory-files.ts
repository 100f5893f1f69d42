import { FILE_FORMATS } from '@plenum/domain/file'
import { sha256Hex } from '../crypto.ts'
import type { Clock, Content, Files } from '../ports.ts'
import { readBytes } from './read-bytes.ts'

/** Files that last as long as the process: for a page without a server, and for tests. */
export function memoryFiles(clock: Clock): Files {
  const kept = new Map<string, { bytes: Uint8Array<ArrayBuffer>; at: Date }>()

  const keep = async (bytes: Uint8Array<ArrayBuffer>): Promise<Content> => {
    const sha256 = await sha256Hex(bytes)
    kept.set(sha256, { bytes, at: clock() })
    return { sha256, size: bytes.length }
  }

  return {
    receive: async ({ bytes: stream, format, most }) => {
      const bytes = await readBytes(stream, most)
      if (bytes === undefined) return 'file_too_large'
      if (bytes.length === 0) return 'file_empty'
      const { media_type } = FILE_FORMATS[format]
      return { ...(await keep(bytes)), media_type, thumbnail: null, width: null, height: null }
    },
    open: (sha256) => Promise.resolve(streamOf(kept.get(sha256)?.bytes)),
    has: (sha256) => Promise.resolve(kept.has(sha256)),
    remove: (sha256, since) => {
      const at = kept.get(sha256)?.at
      if (at && !(since && at >= since)) kept.delete(sha256)
      return Promise.resolve()
    },
    list: async function* () {
      for (const [sha256, { at }] of kept) yield await Promise.resolve({ sha256, at })
    },
  }
}

const streamOf = (bytes: Uint8Array<ArrayBuffer> | undefined) => bytes && new Blob([bytes]).stream()
