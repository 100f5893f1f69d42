import { existsSync, readFileSync } from 'node:fs'
import { LONG_RUNS_PAGE, longRunsWritten } from '@plenum/bench/long-run'
import { longRunsPageOf } from '@plenum/bench/long-runs-page'
import { TRIALS } from '@plenum/bench/trials'
import { expect, test } from 'vitest'

const rooted = (path: string) => new URL(`../../${path}`, import.meta.url)
const textOf = (path: string) => readFileSync(rooted(path), 'utf8')

test('the page of long runs says what was run, and nothing else', () => {
  expect(readFileSync(LONG_RUNS_PAGE, 'utf8')).toBe(longRunsPageOf(longRunsWritten()))
})

test.each(Object.entries(TRIALS))('%s is a test that has a long form and writes it down', (name, trial) => {
  const path = `${trial.folder}/${trial.test}`
  expect(existsSync(rooted(path))).toBe(true)
  expect(textOf(path)).toContain(`beginTrial('${name}'`)
  const [variable = ''] = trial.asks.split('=')
  expect(textOf(path)).toContain(variable === '' ? '' : `env.${variable}`)
})
