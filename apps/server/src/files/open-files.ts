import { join } from 'node:path'
import type { Files } from '@plenum/api-server/ports'
import type { Env } from '../env.ts'
import { logError } from '../error-log.ts'
import type { ContentStore } from './content-store.ts'
import { openDiskStore } from './disk-store.ts'
import type { Inspector } from './inspector.ts'
import { createReceive } from './receive.ts'
import { openS3Store } from './s3-store.ts'
import { openStaging, type Staging } from './staging.ts'

export interface OpenFiles {
  files: Files
  /** Where they lie, for people, if not in the data directory; never a secret. */
  where: string | null
  /** Ends the inspector too. */
  stop: () => Promise<void>
}

const s3Of = ({ FILES_S3_URL, FILES_S3_REGION, FILES_S3_KEY, FILES_S3_SECRET }: Env) =>
  FILES_S3_URL !== undefined && FILES_S3_KEY !== undefined && FILES_S3_SECRET !== undefined
    ? { url: new URL(FILES_S3_URL), region: FILES_S3_REGION, key: FILES_S3_KEY, secret: FILES_S3_SECRET }
    : undefined

/** Opens what keeps contents: a folder, or the S3-compatible store of the configuration. */
export const openStore = (
  env: Env,
  folder: string,
  staging: Staging,
): ContentStore | Promise<ContentStore> => {
  const s3 = s3Of(env)
  return s3 ? openS3Store(s3) : openDiskStore(folder, staging)
}

/** Opens what keeps files: the data directory, or the S3-compatible store of the configuration. */
export const openFiles = async (
  env: Env,
  inspector: Inspector,
  report: (error: unknown) => void = logError,
): Promise<OpenFiles> => {
  const folder = join(env.DATA_DIR, 'files')
  // Only the embedded database keeps other servers out of the data directory.
  const isAlone = env.DATABASE_URL === undefined
  const staging = await openStaging(join(folder, 'staging'), { isAlone, report })
  const s3 = s3Of(env)
  const store = await openStore(env, folder, staging)
  // A wrong key is better known before the first upload; a store that is away for a moment holds up no start.
  let isOpen = true
  if (s3) {
    const first = store.list()[Symbol.asyncIterator]().next()
    void first.catch((error: unknown) => isOpen && report(error))
  }
  const { open, has, remove, list } = store
  return {
    files: { receive: createReceive({ staging, store, inspector, report }), open, has, remove, list },
    where: s3 ? `kept by ${s3.url.host}${s3.url.pathname}` : null,
    stop: async () => {
      isOpen = false
      staging.stop()
      store.stop()
      await inspector.close()
    },
  }
}
