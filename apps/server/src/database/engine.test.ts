import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startedFolder } from '../testing/folders.ts'
import { databaseFolder } from './embedded.ts'
import { openEngine } from './engine.ts'

test('every commit reaches the disk before it is acknowledged, and a clean end leaves no trace of a running engine', async () => {
  const folder = databaseFolder(startedFolder('empty'))
  const { engine, fs } = await openEngine(folder)
  await engine.exec('create table kept (id int primary key)')
  const before = fs.syncs
  for (let id = 0; id < 20; id += 1) await engine.query('insert into kept values ($1)', [id])
  expect(fs.syncs - before).toBeGreaterThanOrEqual(20)
  const settings = await engine.query<{ fsync: string; method: string }>(
    `select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method`,
  )
  expect(settings.rows).toEqual([{ fsync: 'on', method: 'fsync' }])
  await engine.close()
  expect(existsSync(join(folder, 'postmaster.pid'))).toBe(false)
})
