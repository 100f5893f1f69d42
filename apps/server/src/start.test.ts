import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '@plenum/postgres'
import { afterAll, describe, expect, test } from 'vitest'
import { openPostgres } from './database/postgres.ts'
import { readEnv } from './env.ts'
import { startServer } from './start.ts'
import { emptyFolder } from './testing/folders.ts'
import { testServer } from './testing/test-server.ts'

const postgres = await startPostgres({ syncs: false })
if (!postgres) console.warn('No PostgreSQL at hand: its tests are skipped.')
afterAll(() => postgres?.stop())

const DATABASE_URL = postgres?.url ?? ''
const startIn = (DATA_DIR: string) => startServer(readEnv({ PORT: '0', DATABASE_URL, DATA_DIR }))

const foundCompany = async () => {
  const { pool, close } = await openPostgres(DATABASE_URL, console.error)
  await pool.query(`insert into company (id, name, created_at) values (gen_random_uuid(), 'Example', now())`)
  await close()
}

describe('a server', () => {
  test('that leaves says so, gives up lines and serves whoever still comes, until it stops', async () => {
    const { url, leave, stop } = await testServer()
    const ask = (path: string) => fetch(`${url}${path}`)
    // a busy machine may hold it up for a moment
    await expect.poll(async () => (await ask('/readyz')).status).toBe(200)
    leave()
    expect((await ask('/readyz')).status).toBe(503)
    await expect.poll(async () => (await ask('/livez')).status).toBe(200)
    const asked = await ask('/api/auth/me/')
    expect([asked.status, asked.headers.get('connection')]).toEqual([401, 'close'])
    await stop()
    await expect(ask('/readyz')).rejects.toThrow('fetch failed')
  })

  test('that cannot reach its PostgreSQL does not start, and does not tell the password', async () => {
    const away = 'postgres://plenum:hunter2@127.0.0.1:1/plenum'
    const started = startServer(readEnv({ DATA_DIR: emptyFolder(), DATABASE_URL: away }))
    await expect(started).rejects.toThrow('PostgreSQL at 127.0.0.1:1/plenum cannot be reached')
    await expect(started).rejects.not.toThrow('hunter2')
  })
})

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
