import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { schema } from '@plenum/api-server/db/schema'
import { revokeEverything } from '@plenum/api-server/store/all-sessions'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrateDatabase } from '../application.ts'
import { databaseFolder } from '../database/embedded.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { openPostgres } from '../database/postgres.ts'
import { syncDirectory, syncTree } from '../database/sync.ts'
import type { Env } from '../env.ts'
import { logError } from '../error-log.ts'
import { lockDataDir } from '../owner-lock.ts'
import { Refusal } from '../refusal.ts'
import { keepSecrets, secretsText } from '../secrets.ts'
import { readArchive, refuseDamaged } from './archive.ts'
import { type Client, refuseUsed } from './catalog.ts'
import { withContents } from './contents.ts'
import { loadDump } from './load.ts'
import { type Checked, checkMembers, contentsIn, piecesIn } from './members.ts'
import { openQuietly } from './snapshot.ts'

interface Source extends Checked {
  /** The file once more from its beginning. */
  members: () => ReturnType<typeof readArchive>
}

const revoke = (client: Client) => revokeEverything(drizzle({ client, schema }), new Date().toISOString())

/** Puts everything into an empty database and what lies beside it, and ends what was open then before any of it counts. */
const fill = async (env: Env, database: OpenDatabase, { manifest, keys, members }: Source) => {
  const dump = { ...manifest, pieces: () => piecesIn(members()) }
  await database.alone((client) =>
    loadDump(client, dump, async () => {
      await withContents(env, async ({ write }) => {
        for await (const bytes of contentsIn(members())) await write(bytes)
      })
      if (keys !== undefined && secretsText(env.DATA_DIR) === undefined) keepSecrets(env.DATA_DIR, keys)
      await revoke(client)
    }),
  )
  await migrateDatabase(database)
  // also what migrations have made of it
  await database.alone(revoke)
}

/** Beside its place first, then renamed: the database is there whole or not at all. */
const fillFolder = async (env: Env, source: Source) => {
  const draft = join(env.DATA_DIR, 'restoring')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  try {
    const database = await openQuietly(draft)
    try {
      await fill(env, database, source)
    } finally {
      await database.close()
    }
    syncTree(draft)
    renameSync(databaseFolder(draft), databaseFolder(env.DATA_DIR))
    syncDirectory(env.DATA_DIR)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

type Put = (source: Source) => Promise<void>

const withTarget = async (env: Env, work: (put: Put) => Promise<Checked>) => {
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 })
  if (env.DATABASE_URL === undefined) {
    const unlock = await lockDataDir(env.DATA_DIR)
    try {
      if (existsSync(databaseFolder(env.DATA_DIR)))
        throw new Refusal(`${env.DATA_DIR} holds a database already. Set DATA_DIR to an empty folder.`)
      return await work((source) => fillFolder(env, source))
    } finally {
      unlock()
    }
  }
  const database = await openPostgres(env.DATABASE_URL, logError)
  try {
    await refuseUsed(database)
    return await work((source) => fill(env, database, source))
  } finally {
    await database.close()
  }
}

const refuseOtherKeys = ({ SECRETS_FILE, DATA_DIR }: Env, { keys }: Checked) => {
  if (SECRETS_FILE !== undefined || keys === undefined) return
  const present = secretsText(DATA_DIR)
  if (present !== undefined && present !== keys)
    throw new Refusal(`${DATA_DIR} holds the keys of another installation, secrets.json. Move it away first.`)
}

/**
 * Puts what a backup holds into an empty database and an empty data folder, after reading the whole of it; answers what
 * that was.
 */
export const restoreBackup = async (env: Env, path: string): Promise<Checked> => {
  const members = () => readArchive(path, env.BACKUP_PASSPHRASE)
  const restore = async (put: Put) => {
    const checked = await checkMembers(members(), path)
    refuseOtherKeys(env, checked)
    await put({ ...checked, members })
    return checked
  }
  return withTarget(env, restore).catch(refuseDamaged(path, env.BACKUP_PASSPHRASE))
}
