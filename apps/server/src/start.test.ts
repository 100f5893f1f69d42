import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '@plenum/postgres'
import { afterAll, describe, expect, test } from 'vitest'
import { openPostgres } from './database/postgres.ts'
import { readEnv } from './env.ts'
import { startServer } from './start.ts'
import { emptyFolder } from './testing/folders.ts'

const postgres = await startPostgres()
if (!postgres) console.warn('No PostgreSQL at hand: its tests are skipped.')
afterAll(() => postgres?.stop())

const DATABASE_URL = postgres?.url ?? ''
const startIn = (DATA_DIR: string) => startServer(readEnv({ PORT: '0', DATABASE_URL, DATA_DIR }))

const foundCompany = async () => {
  const { pool, close } = await openPostgres(DATABASE_URL, console.error)
  await pool.query(`insert into company (id, name, created_at) values (gen_random_uuid(), 'Example', now())`)
  await close()
}

describe.skipIf(!postgres)('a server on PostgreSQL', () => {
  test('makes its keys while nobody uses the database, and never anew once somebody does', async () => {
    const DATA_DIR = emptyFolder()
    const first = await startIn(DATA_DIR)
    await first.stop()
    await foundCompany()
    const second = await startIn(DATA_DIR)
    await second.stop()
    rmSync(join(DATA_DIR, 'secrets.json'))
    await expect(startIn(DATA_DIR)).rejects.toThrow(/its keys, secrets\.json, are missing/)
    expect(readdirSync(DATA_DIR)).not.toContain('secrets.json')
  })
})
