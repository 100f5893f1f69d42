import { constants, existsSync, mkdirSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseFolder, openEmbedded } from '../database/embedded.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { logError } from '../error-log.ts'
import { lockDataDir } from '../owner-lock.ts'
import { codeOf, Refusal } from '../refusal.ts'
import { whileStandingStill } from './stand-still.ts'

const refuseFull = (dataDir: string) => (error: unknown) => {
  if (codeOf(error) !== 'ENOSPC') throw error
  throw new Refusal(`There is no room in ${dataDir} for a copy of the database.`, { cause: error })
}

/** A file system that can shares the bytes with the copy, which then takes no time and no room. */
const copy = (from: string, to: string) =>
  cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE, errorOnExist: true, force: false })

/** A transaction of ours may wait for a slow disk. */
const PATIENCE_MS = 2 ** 31 - 1

/** Opens an embedded database that nobody but us uses. */
export const openQuietly = (folder: string) =>
  openEmbedded(folder, logError, { idleInTransactionMs: PATIENCE_MS })

const lockOnce = (folder: string) =>
  lockDataDir(folder).catch((cause: unknown) => {
    if (!(cause instanceof Refusal)) throw cause
    throw new Refusal('Another backup is being made. Wait for its end.', { cause })
  })

/** Has nobody write to the embedded database while it is copied: nobody runs and nobody starts, or the server stands still. */
export const atRest = (dataDir: string) => async (copying: () => Promise<void>) => {
  const lock = await lockDataDir(dataDir).catch((cause: unknown) => {
    if (!(cause instanceof Refusal)) throw cause
    return cause
  })
  if (typeof lock === 'function') return copying().finally(lock)
  if ((await whileStandingStill(dataDir, copying)) === undefined) throw lock
}

/**
 * Opens a copy of the embedded database, made while `rest` lasts and gone afterwards: what it holds is what the server
 * had acknowledged at one moment, as after a kill.
 */
export const withSnapshot = async <Result>(
  dataDir: string,
  rest: (copying: () => Promise<void>) => Promise<void>,
  work: (database: OpenDatabase) => Promise<Result>,
) => {
  if (!existsSync(databaseFolder(dataDir))) throw new Refusal(`There is no database in ${dataDir}.`)
  const folder = join(dataDir, 'snapshot')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unlock = await lockOnce(folder)
  const removeCopy = () => rmSync(databaseFolder(folder), { recursive: true, force: true })
  try {
    removeCopy()
    await rest(() => copy(databaseFolder(dataDir), databaseFolder(folder)).catch(refuseFull(dataDir)))
    const database = await openQuietly(folder)
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  } finally {
    removeCopy()
    unlock()
  }
}
