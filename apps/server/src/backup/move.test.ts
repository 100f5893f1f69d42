import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '@plenum/postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { databaseFolder, openEmbedded } from '../database/embedded.ts'
import { openPostgres } from '../database/postgres.ts'
import { lockDataDir } from '../owner-lock.ts'
import { openSecrets } from '../secrets.ts'
import { sharedFolder } from '../testing/folders.ts'
import { loadAssets } from '../testing/large-inventory.ts'
import { sequences, tableSums } from './catalog.ts'
import { moveDatabase } from './move.ts'

const server = await startPostgres({ syncs: false })
if (!server) console.warn('No PostgreSQL at hand: nothing is moved there.')
afterAll(() => server?.stop())

const ASSETS = 60
const DATA_DIR = sharedFolder()

beforeAll(async () => {
  const database = await openEmbedded(DATA_DIR, console.error)
  await loadAssets(database, openSecrets(DATA_DIR, true), ASSETS)
  await database.close()
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

describe.skipIf(!server)('from the embedded database to PostgreSQL', () => {
  test('everything moves and is compared row by row, and the source stays as it was', async () => {
    const before = imprintOf(databaseFolder(DATA_DIR))
    const address = await emptyDatabase()
    const moved = await moveDatabase(DATA_DIR, address)
    expect(imprintOf(databaseFolder(DATA_DIR))).toBe(before)
    const found = await onPostgres(address)
    expect(found).toEqual({ tables: moved.tables, sequences: moved.sequences })
    expect(moved.tables.find(({ name }) => name === 'asset')?.rows).toBe(ASSETS)
    expect(moved.sequences.length).toBeGreaterThan(0)
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
