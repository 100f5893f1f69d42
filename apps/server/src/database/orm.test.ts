import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { startedFolder } from '../testing/folders.ts'
import { openEmbedded } from './embedded.ts'
import { openOrm } from './orm.ts'

test('a transaction that cannot begin, because the database has just ended, keeps nobody else away', async () => {
  let thread: Worker | undefined
  const onWorker = (worker: Worker) => {
    thread = worker
  }
  process.on('worker', onWorker)
  const { pool, close } = await openEmbedded(startedFolder(), () => {})
  onTestFinished(async () => {
    process.off('worker', onWorker)
    await close()
  })
  const orm = openOrm(pool)
  const asked = () => orm.transaction((tx) => tx.execute(sql`select 1`))
  await asked()
  const ending = thread
  if (ending) await Promise.all([once(ending, 'exit'), ending.terminate()])
  await expect(asked()).rejects.toThrow('begin')
  expect({ total: pool.totalCount, waiting: pool.waitingCount }).toEqual({ total: 0, waiting: 0 })
  await asked()
})
