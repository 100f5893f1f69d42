import { VERSION } from '@plenum/api-server/version'
import type { OpenDatabase } from '../database/open-database.ts'
import { openPostgres } from '../database/postgres.ts'
import type { Env } from '../env.ts'
import { logError } from '../error-log.ts'
import { Refusal } from '../refusal.ts'
import { placeArchive, readArchive, writeArchive } from './archive.ts'
import type { Client } from './catalog.ts'
import { namedContents, withContents } from './contents.ts'
import { Damaged } from './damaged.ts'
import { type Dump, reading } from './dump.ts'
import { FORMAT, type Manifest } from './manifest.ts'
import { checkMembers, membersOf } from './members.ts'
import { atRest, withSnapshot } from './snapshot.ts'

const withDatabase = async <Result>(
  { DATABASE_URL, DATA_DIR }: Env,
  work: (database: OpenDatabase) => Promise<Result>,
) => {
  if (DATABASE_URL === undefined) return withSnapshot(DATA_DIR, atRest(DATA_DIR), work)
  const database = await openPostgres(DATABASE_URL, logError)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const manifestOf = (
  { migrations, tables, sequences }: Dump,
  engine: Manifest['engine'],
  keys: string | undefined,
): Manifest => ({
  format: FORMAT,
  plenum: VERSION,
  made_at: new Date().toISOString(),
  engine,
  migrations,
  tables,
  sequences,
  has_keys: keys !== undefined,
})

const write = async (client: Client, env: Env, { path, keys }: Target) =>
  reading(client, (dump) =>
    withContents(env, async (contents) => {
      const tables = dump.tables.map(({ name }) => name)
      const named = await namedContents(client, tables)
      const manifest = manifestOf(dump, env.DATABASE_URL === undefined ? 'embedded' : 'postgres', keys)
      await writeArchive(path, membersOf({ manifest, keys, dump, named, contents }), env.BACKUP_PASSPHRASE)
    }),
  )

/** Where a backup goes, and the text of the keys that go with it. */
export interface Target {
  path: string
  keys: string | undefined
}

const refuseUnread = (path: string) => (error: unknown) => {
  if (!(error instanceof Damaged)) throw error
  throw new Refusal(
    `What was written for ${path} is not what is read again. There is no backup: try again, or on another disk.`,
    { cause: error },
  )
}

/**
 * Writes all that an installation holds at one moment into a new file, beside a running server too, and reads the file
 * again to its end before it gets its name; answers what it holds.
 */
export const makeBackup = async (env: Env, { path, keys }: Target) =>
  placeArchive(path, async (draft) => {
    await withDatabase(env, ({ alone }) => alone((client) => write(client, env, { path: draft, keys })))
    return checkMembers(readArchive(draft, env.BACKUP_PASSPHRASE), path).catch(refuseUnread(path))
  })
