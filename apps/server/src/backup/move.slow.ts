import { join } from 'node:path'
import { startPostgres } from '@plenum/postgres'
import { afterAll, expect, test } from 'vitest'
import { openEmbedded } from '../database/embedded.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { openPostgres } from '../database/postgres.ts'
import { readEnv } from '../env.ts'
import { openSecrets } from '../secrets.ts'
import { emptyFolder, startedFolder } from '../testing/folders.ts'
import { loadAssets } from '../testing/large-inventory.ts'
import { tableSums } from './catalog.ts'
import { makeBackup } from './make.ts'
import { moveDatabase } from './move.ts'
import { restoreBackup } from './restore.ts'

const server = await startPostgres({ syncs: false })
if (!server) console.warn('No PostgreSQL at hand: nothing is moved there.')
afterAll(() => server?.stop())

/** All that a database holds, added up; but for what a restore ends, as everybody has to sign in again. */
const sumsOf = async (opening: Promise<OpenDatabase>) => {
  const database = await opening
  try {
    const tables = await database.alone(tableSums)
    return tables.filter(({ name }) => !['access_token', 'session', 'user'].includes(name))
  } finally {
    await database.close()
  }
}

test.skipIf(!server)(
  'what was moved to PostgreSQL comes back to an embedded database by a backup',
  async () => {
    const [DATA_DIR, DATABASE_URL] = [startedFolder(), server?.url ?? '']
    const database = await openEmbedded(DATA_DIR, console.error)
    await loadAssets(database, openSecrets(DATA_DIR, true), 300)
    await database.close()
    await moveDatabase(DATA_DIR, DATABASE_URL)
    const path = join(emptyFolder(), 'backup')
    await makeBackup(readEnv({ DATA_DIR: emptyFolder(), DATABASE_URL }), { path, keys: undefined })
    const back = emptyFolder()
    await restoreBackup(readEnv({ DATA_DIR: back }), path)
    const there = await sumsOf(openPostgres(DATABASE_URL, console.error))
    expect(await sumsOf(openEmbedded(back, console.error))).toEqual(there)
  },
)
