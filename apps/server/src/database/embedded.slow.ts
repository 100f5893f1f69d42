import { performance } from 'node:perf_hooks'
import { expect, onTestFinished, test } from 'vitest'
import { startedFolder } from '../testing/folders.ts'
import { waitedMs } from '../testing/processor-time.ts'
import { openEmbedded } from './embedded.ts'

test('a runaway query of the embedded database keeps this thread free', async () => {
  const { pool, close } = await openEmbedded(startedFolder('empty'), console.error, { statementMs: 3_000 })
  onTestFinished(close)
  await pool.query('select 1')
  const [before, waited] = [performance.eventLoopUtilization(), waitedMs()]
  const runaway = pool.query('select count(*) from generate_series(1, 100000000000)')
  await expect(runaway).rejects.toMatchObject({ code: '57P03' })
  // all that held the loop up, but for others that had the processor
  const { active } = performance.eventLoopUtilization(before)
  expect(active - (waitedMs() - waited)).toBeLessThan(500)
})
