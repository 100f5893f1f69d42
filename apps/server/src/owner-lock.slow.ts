import { beginTrial } from '@plenum/bench/long-run'
import { timesOf } from '@plenum/bench/trials'
import { expect, test } from 'vitest'
import { lockDataDir } from './owner-lock.ts'
import { emptyFolder, startedFolder } from './testing/folders.ts'
import { waitedMs, watchWaiting } from './testing/processor-time.ts'
import { ServerProcess } from './testing/server-process.ts'

const STARTS = timesOf('double-start')
const record = beginTrial('double-start')

test(
  'a second server process is refused by name within a second of its start, and a kill frees the data directory',
  { timeout: 60_000 + STARTS * 10_000 },
  async () => {
    const DATA_DIR = startedFolder()
    let first = new ServerProcess({ DATA_DIR })
    await first.url()
    let longest = 0
    for (let start = 0; start < STARTS; start += 1) {
      const second = new ServerProcess({ DATA_DIR })
      const before = performance.now()
      const waiting = watchWaiting(second.pid)
      expect(await second.ended()).toBe(1)
      longest = Math.max(longest, performance.now() - before - waiting.stop())
      expect(second.stderr).toBe(
        `Another Plenum server (process ${first.pid}) is using ${DATA_DIR}. Stop it first, or give this one its own DATA_DIR.\n`,
      )
      await first.end('SIGKILL')
      first = new ServerProcess({ DATA_DIR })
      expect(await first.url()).toMatch(/^http/)
    }
    record({
      done: { 'second starts refused by name': STARTS, 'starts after a kill': STARTS },
      failed: { 'second starts let in': 0, 'starts refused after a kill': 0 },
      worst: [{ what: 'time until refused', value: longest, unit: 'ms' }],
    })
    expect(longest).toBeLessThan(1_000)
    expect(await first.end('SIGHUP')).toBe(0)
  },
)

test('a second owner in the same process is refused within a second', async () => {
  const folder = emptyFolder()
  const unlock = await lockDataDir(folder)
  const [before, waited] = [performance.now(), waitedMs()]
  await expect(lockDataDir(folder)).rejects.toThrow('Another Plenum server')
  expect(performance.now() - before - (waitedMs() - waited)).toBeLessThan(1_000)
  unlock()
})
