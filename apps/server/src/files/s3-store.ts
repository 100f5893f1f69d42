import { type ContentStore, isContentName } from './content-store.ts'
import { contentOf, partsOf, pulled, withPlainFile } from './parts.ts'
import { createS3Client, S3Error, type S3Place, type S3Times } from './s3-client.ts'
import { parseListing } from './s3-listing.ts'

const absent = (error: unknown) => {
  // A bucket that is not there is a mistake of the configuration.
  if (!(error instanceof S3Error) || error.status !== 404 || error.word === 'NoSuchBucket') throw error
  return undefined
}

/** Contents in an S3-compatible store, each an object named for its SHA-256; the store checks them against it. */
export const openS3Store = (place: S3Place, times?: S3Times): ContentStore => {
  const client = createS3Client(place, times)
  const prefix = place.url.pathname.split('/').filter(Boolean).slice(1).map(decodeURIComponent)
  const before = prefix.map((part) => `${part}/`).join('')

  const headOf = (name: string) => client.call({ method: 'HEAD', name }).catch(absent)

  return {
    put: (path) =>
      withPlainFile(path, async (file) => {
        const content = await contentOf(partsOf(file))
        // An object appears whole or not at all, and sent again is only newer.
        const body = { ...content, parts: () => partsOf(file) }
        await client.call({ method: 'PUT', name: content.sha256, body })
        return content
      }),
    open: async (sha256) => {
      if (!isContentName(sha256)) return undefined
      const response = await client.stream({ method: 'GET', name: sha256 }).catch(absent)
      if (!response) return undefined
      const parts: AsyncIterator<Uint8Array> = response[Symbol.asyncIterator]()
      const next = async () => {
        const part = await parts.next()
        return part.done ? undefined : part.value
      }
      return pulled(next, () => void response.destroy())
    },
    has: async (sha256) => isContentName(sha256) && (await headOf(sha256)) !== undefined,
    remove: async (sha256, since) => {
      if (!isContentName(sha256)) return
      const found = since && (await headOf(sha256))
      // Told in whole seconds, rounded down.
      const at = Date.parse(found?.headers['last-modified'] ?? '') + 999
      if (since && at >= since.getTime()) return
      await client.call({ method: 'DELETE', name: sha256 }).catch(absent)
    },
    list: async function* () {
      let token: string | undefined
      do {
        const query = {
          'list-type': '2',
          ...(before && { prefix: before }),
          ...(token && { 'continuation-token': token }),
        }
        const { entries, next } = parseListing((await client.call({ method: 'GET', query })).text)
        for (const { key, at } of entries) {
          const sha256 = key.slice(before.length)
          if (key.startsWith(before) && isContentName(sha256)) yield { sha256, at }
        }
        if (next !== undefined && next === token) throw new Error('The file store lists the same part again')
        token = next
      } while (token !== undefined)
    },
    stop: client.stop,
  }
}
