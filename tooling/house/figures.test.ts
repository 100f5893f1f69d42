import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { BENCHES } from '@plenum/bench/benches'
import { TRIALS } from '@plenum/bench/trials'
import { expect, test } from 'vitest'

const rooted = (path: string) => new URL(`../../${path}`, import.meta.url)
const textOf = (path: string) => readFileSync(rooted(path), 'utf8')

test.each(Object.entries(TRIALS))(
  'the trial %s has a test file that takes its number and reports',
  (name, trial) => {
    expect(trial.test).toMatch(/^(?:apps|packages)\/[a-z-]+\/.*\.slow\.ts$/)
    const text = textOf(trial.test)
    expect(text).toMatch(new RegExp(`\\b(?:timesOf|cellsOf)\\('${name}'`))
    expect(text).toMatch(new RegExp(`\\b(?:beginTrial|Tries)\\('${name}'`))
    expect(trial.slow).toBeGreaterThan(0)
    expect(trial.full).toBeGreaterThanOrEqual(trial.slow)
  },
)

test('every row of the page of long runs is of a trial', () => {
  const rows = textOf('docs/long-runs.md').matchAll(/^\| ([a-z-]+) \| (?:embedded|PostgreSQL) \|/gm)
  expect([...rows].map(([, name = '']) => name).filter((name) => !(name in TRIALS))).toEqual([])
})

test.each(Object.entries(BENCHES))(
  'the bench %s has a script, and its page is in the index',
  (name, bench) => {
    expect(existsSync(rooted(`${bench.folder}/${bench.script}`))).toBe(true)
    expect(textOf('docs/benchmarks.md').includes(`](benchmarks/${name}.md)`)).toBe(!bench.hasNoPage)
  },
)

test('every page of figures is of a bench', () => {
  const pages = readdirSync(rooted('docs/benchmarks')).map((file) => file.replace(/\.md$/, ''))
  expect(pages.filter((name) => !(name in BENCHES))).toEqual([])
})
