import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Where files lie until it is known what they are. */
export interface Staging {
  /** Works in a fresh folder that only this user may enter, and removes it however that ends. */
  within<Result>(work: (folder: string) => Promise<Result>): Promise<Result>
  stop(): void
}

export interface StagingOptions {
  /** Whether no other server can be at work here; where one can, only what is too old to be under way is removed. */
  isAlone: boolean
  report: (error: unknown) => void
}

/** No upload takes nearly as long: its request is cut after two minutes, and its inspection after seconds. */
const STALE_MS = 60 * 60_000

const isStale = async (path: string) => {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs > STALE_MS
}

const sweep = async (root: string, isAlone: boolean) => {
  for (const name of await readdir(root)) {
    const path = join(root, name)
    if (isAlone || (await isStale(path))) await rm(path, { recursive: true, force: true })
  }
}

/** Opens the folder and removes what a crash has left in it. */
export const openStaging = async (root: string, { isAlone, report }: StagingOptions): Promise<Staging> => {
  await mkdir(root, { recursive: true, mode: 0o700 })
  await sweep(root, isAlone)
  // Others that crash beside this server leave something too, and it may be long until the next start.
  const sweeping = setInterval(() => void sweep(root, false).catch(report), STALE_MS)
  sweeping.unref()

  return {
    within: async (work) => {
      const folder = await mkdtemp(join(root, 'upload-'))
      try {
        return await work(folder)
      } finally {
        await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(report)
      }
    },
    stop: () => clearInterval(sweeping),
  }
}
