import { existsSync } from 'node:fs'
import { migrateDatabase } from '../application.ts'
import { databaseFolder } from '../database/embedded.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { openPostgres } from '../database/postgres.ts'
import { logError } from '../error-log.ts'
import { lockDataDir } from '../owner-lock.ts'
import { Refusal } from '../refusal.ts'
import { refuseUsed } from './catalog.ts'
import { type Dump, reading } from './dump.ts'
import { loadDump } from './load.ts'
import { refuseNewer } from './manifest.ts'
import { withSnapshot } from './snapshot.ts'

const whileStopped = async <Result>(dataDir: string, work: () => Promise<Result>) => {
  if (!existsSync(databaseFolder(dataDir))) throw new Refusal(`There is no database in ${dataDir} to move.`)
  const unlock = await lockDataDir(dataDir).catch((cause: unknown) => {
    if (!(cause instanceof Refusal)) throw cause
    throw new Refusal(
      `${cause.message.split('. ')[0]}. Stop it first: what it still writes would be left behind.`,
      {
        cause,
      },
    )
  })
  return work().finally(unlock)
}

const bring = async (target: OpenDatabase, dump: Dump, dataDir: string) => {
  refuseNewer(dump.migrations, `the database in ${dataDir}`)
  await target.alone((client) => loadDump(client, dump))
  return { where: target.where, tables: dump.tables, sequences: dump.sequences }
}

/**
 * Puts all that the embedded database holds into an empty one of PostgreSQL and compares every row; the embedded one is
 * only copied, and stays as it is.
 */
export const moveDatabase = async (dataDir: string, address: string) => {
  const target = await openPostgres(address, logError)
  try {
    await refuseUsed(target)
    const moved = await whileStopped(dataDir, () =>
      withSnapshot(
        dataDir,
        (copying) => copying(),
        ({ alone }) => alone((client) => reading(client, (dump) => bring(target, dump, dataDir))),
      ),
    )
    await migrateDatabase(target)
    return moved
  } finally {
    await target.close()
  }
}
