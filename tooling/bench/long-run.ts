import { readFileSync, writeFileSync } from 'node:fs'
import { withRun, type LongRun } from './long-runs-page.ts'
import { watchMachine } from './machine.ts'
import { isFull, only, type TrialName } from './trials.ts'

const PAGE = new URL('../../docs/long-runs.md', import.meta.url)

/** What a test says about its run; the rest is measured here. */
type Told = Pick<LongRun, 'done' | 'failed'> & Partial<Pick<LongRun, 'engine' | 'worst'>>

/**
 * Begins a trial. Call the result before the last assertions, so that wrong counts are written down too: a run with the
 * full number gets its row in `docs/long-runs.md`, any other run writes nothing. An assertion that ends the test earlier
 * leaves the row as it was; what such an assertion checks is given as 0.
 */
export function beginTrial(trial: TrialName): (told: Told) => void {
  const begun = performance.now()
  const machine = watchMachine()
  return ({ engine = 'pglite', worst = [], done, failed }) => {
    if (!isFull || only !== undefined) return
    const seconds = Math.round((performance.now() - begun) / 1000)
    const measured = new Date().toISOString()
    const run = { trial, engine, done, failed, worst, seconds, measured, machine: machine() }
    writeFileSync(PAGE, withRun(readFileSync(PAGE, 'utf8'), run))
  }
}
