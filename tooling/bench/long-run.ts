import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { longRunsPageOf } from './long-runs-page.ts'
import { watchMachine } from './record.ts'
import { LongRun } from './trial-run.ts'
import { TRIALS, type TrialName } from './trials.ts'

const DOCS = new URL('../../docs/', import.meta.url)
const RUNS = new URL('long-runs/', DOCS)

/** What a test says of its run; the rest is seen from here. */
type Told = Pick<LongRun, 'done' | 'failed'> & Partial<Pick<LongRun, 'engine' | 'worst' | 'left'>>

/** Where the page of all long runs stands. */
export const LONG_RUNS_PAGE = fileURLToPath(new URL('long-runs.md', DOCS))

/**
 * Begins a trial: what it returns writes down what came of its long form, in `docs/long-runs/` and on the page of all, and
 * does nothing where the short one was asked for. It is called before the last assertions, so that what they count is written
 * even where it is wrong; what ends a test where it first happens is told as 0, for a run that met it writes nothing.
 */
export function beginTrial(trial: TrialName, isLong: boolean): (told: Told) => void {
  const begun = performance.now()
  const machine = watchMachine()
  return ({ engine = 'pglite', worst = [], left = [], ...told }) => {
    if (!isLong) return
    const run: LongRun = {
      trial,
      engine,
      ...told,
      worst,
      left,
      seconds: Math.round((performance.now() - begun) / 1000),
      measured: new Date().toISOString(),
      machine: machine(),
    }
    mkdirSync(RUNS, { recursive: true })
    writeFileSync(new URL(`${trial}-${engine}.json`, RUNS), `${JSON.stringify(run, null, 2)}\n`)
    writeLongRuns()
  }
}

/** The long runs that are written down, in the order of the trials. */
export function longRunsWritten(): LongRun[] {
  const files = existsSync(RUNS) ? readdirSync(RUNS).toSorted() : []
  const runs = files.map((file) => v.parse(LongRun, JSON.parse(readFileSync(new URL(file, RUNS), 'utf8'))))
  const order = Object.keys(TRIALS)
  return runs.toSorted((one, other) => order.indexOf(one.trial) - order.indexOf(other.trial))
}

/** Writes the page of all long runs anew. */
export function writeLongRuns() {
  writeFileSync(LONG_RUNS_PAGE, longRunsPageOf(longRunsWritten()))
}
