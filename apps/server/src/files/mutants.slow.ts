import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'
import { beginTrial } from '@plenum/bench/long-run'
import { timesOf } from '@plenum/bench/trials'
import { expect, onTestFinished, test } from 'vitest'
import { isAsSaid } from '../testing/check-kept.ts'
import { emptyFolder } from '../testing/folders.ts'
import { mutants } from '../testing/mutants.ts'
import { originals } from '../testing/originals.ts'
import { watchPeak } from '../testing/peak-memory.ts'
import { processorMsOf } from '../testing/processor-time.ts'
import { ProcessInspector } from './process-inspector.ts'

const COUNT = timesOf('spoilt-files')
const SEED = Number(env.SEED ?? 1)
const MAX_MS = 10_000
const MAX_PEAK_MB = 256

test(
  'spoilt files end no process, and what is kept is what it is said to be',
  { timeout: 60_000 + COUNT * 200 },
  async () => {
    const record = beginTrial('spoilt-files')
    const faults: string[] = []
    const inspector = new ProcessInspector({ report: ({ message }) => faults.push(message) })
    onTestFinished(() => inspector.close())
    const memory = watchPeak(() => inspector.pid)
    const folder = emptyFolder()
    const counts: Record<string, number> = {}
    const wrong: string[] = []
    let slowest = 0
    let index = 0
    for (const { bytes, format, how } of mutants(SEED, COUNT, await originals())) {
      const own = join(folder, `${index}`)
      mkdirSync(own)
      const path = join(own, 'incoming')
      writeFileSync(path, bytes)
      const { result: verdict, ms } = await processorMsOf(
        () => inspector.pid,
        () => inspector.inspect({ path, format, image: 'photo' }),
      )
      slowest = Math.max(slowest, ms)
      const told = verdict.kind === 'refused' ? verdict.reason : verdict.kind
      counts[told] = (counts[told] ?? 0) + 1
      if (!(await isAsSaid(verdict, format, bytes).catch(() => false))) wrong.push(`${index}: ${how}`)
      rmSync(own, { recursive: true })
      index += 1
    }
    const peak = memory.stop()
    record({
      done: {
        files: COUNT,
        ...Object.fromEntries(Object.entries(counts).map(([told, count]) => [`answered ${told}`, count])),
      },
      failed: { 'stored as something else': wrong.length, 'crashes of the inspector': faults.length },
      worst: [
        { what: 'slowest inspection', value: slowest, unit: 'ms' },
        { what: 'memory of the inspector', value: peak, unit: 'MB' },
      ],
    })
    console.info({ seed: SEED, ...counts, peakMB: peak, slowestMs: Math.round(slowest) })
    expect({ wrong, faults }, `with seed ${SEED}`).toEqual({ wrong: [], faults: [] })
    expect(counts['unavailable'] ?? 0).toBe(0)
    expect(counts['image'], 'enough that is still good').toBeGreaterThan(COUNT / 50)
    expect(counts['document'], 'enough that is still good').toBeGreaterThan(COUNT / 50)
    expect(peak).toBeLessThan(MAX_PEAK_MB)
    expect(slowest).toBeLessThan(MAX_MS)
  },
)
