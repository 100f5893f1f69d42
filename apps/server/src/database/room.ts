import { statfsSync } from 'node:fs'

/** The log grows by 16 MB at once, a checkpoint and a vacuum by some more, and a start needs its share too. */
const LEAST_BYTES = 64 * 1024 * 1024

/** Tells whether an embedded database in a folder has room to grow. */
export const roomIn =
  (folder: string, least = LEAST_BYTES) =>
  () => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= least
  }
