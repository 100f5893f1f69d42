import { isOnce } from '@plenum/bench/asked'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@plenum/postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { databaseFolder, openEmbedded } from '../database/embedded.ts'
import { openPostgres } from '../database/postgres.ts'
import { readEnv } from '../env.ts'
import { lockDataDir } from '../owner-lock.ts'
import { openSecrets } from '../secrets.ts'
import { emptyFolder } from '../testing/folders.ts'
import { loadAssets } from '../testing/large-inventory.ts'
import { sequences, tableSums } from './catalog.ts'
import { makeBackup } from './make.ts'
import { moveDatabase } from './move.ts'
import { restoreBackup } from './restore.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const server = await startPostgres({ syncs: false })
if (!server) console.warn('No PostgreSQL at hand: nothing is moved there.')
afterAll(() => server?.stop())

const ASSETS = 300
let DATA_DIR = ''

beforeAll(async () => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'plenum-move-'))
  openSecrets(DATA_DIR, false)
  const database = await openEmbedded(DATA_DIR, console.error)
  await loadAssets(database, openSecrets(DATA_DIR, true), ASSETS)
  await database.close()
  return () => rmSync(DATA_DIR, { recursive: true, force: true })
})

let databases = 0
/** Another empty database of the server. */
const emptyDatabase = async () => {
  const name = `target_${(databases += 1)}`
  const address = new URL(server?.url ?? '')
  const admin = new pg.Client({ connectionString: address.href })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  address.pathname = `/${name}`
  return address.href
}

/** All that a database holds, added up. */
const onPostgres = async (address: string) => {
  const database = await openPostgres(address, console.error)
  onTestFinished(database.close)
  return database.alone(async (client) => ({
    tables: await tableSums(client),
    sequences: await sequences(client),
  }))
}
const embedded = async (folder: string) => {
  const database = await openEmbedded(folder, console.error)
  try {
    return await database.alone(tableSums)
  } finally {
    await database.close()
  }
}

/** The names, times and bytes of a folder. */
const imprintOf = (folder: string) => {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const path = join(folder, name)
    const found = statSync(path)
    hash.update(`${name} ${found.mtimeMs} ${found.size}`)
    if (found.isFile()) hash.update(readFileSync(path))
  }
  return hash.digest('hex')
}

describe.skipIf(!server || isOnce)('from the embedded database to PostgreSQL', () => {
  test('everything moves and is compared row by row, and the source stays as it was', async () => {
    const before = imprintOf(databaseFolder(DATA_DIR))
    const address = await emptyDatabase()
    const moved = await moveDatabase(DATA_DIR, address)
    expect(imprintOf(databaseFolder(DATA_DIR))).toBe(before)
    const found = await onPostgres(address)
    expect(found).toEqual({ tables: moved.tables, sequences: moved.sequences })
    expect(moved.tables.find(({ name }) => name === 'asset')?.rows).toBe(ASSETS)
    expect(moved.sequences.length).toBeGreaterThan(0)

    // and with a backup back to where it came from, and there again
    const path = join(emptyFolder(), 'backup')
    await makeBackup(readEnv({ DATA_DIR: emptyFolder(), DATABASE_URL: address }), { path, keys: undefined })
    const back = emptyFolder()
    await restoreBackup(readEnv({ DATA_DIR: back }), path)
    const [there, here] = [found.tables, await embedded(back)]
    // everybody has to sign in again
    const ENDED = ['access_token', 'session', 'user']
    const others = (tables: typeof here) => tables.filter(({ name }) => !ENDED.includes(name))
    expect(others(here)).toEqual(others(there))
  })

  test('a database that holds something is left alone, and so is one whose server runs', async () => {
    const address = await emptyDatabase()
    const client = new pg.Client({ connectionString: address })
    await client.connect()
    await client.query('create table mine (id int)')
    await expect(moveDatabase(DATA_DIR, address)).rejects.toThrow('holds 1 tables already')
    await client.query('drop table mine')
    await client.end()
    const unlock = await lockDataDir(DATA_DIR)
    onTestFinished(unlock)
    await expect(moveDatabase(DATA_DIR, address)).rejects.toThrow('Stop it first')
    expect((await onPostgres(address)).tables).toEqual([])
  })
})
