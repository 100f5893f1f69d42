import { expect, test } from 'vitest'
import type { LongRun } from './trial-run.ts'
import { longRunsPageOf } from './long-runs-page.ts'

const run: LongRun = {
  trial: 'double-start',
  engine: 'pglite',
  done: { 'second starts': 100, 'places taken over': 100 },
  failed: { 'let in': 0 },
  worst: [{ what: 'until it was refused', value: 812.4, unit: 'ms' }],
  left: [],
  seconds: 300,
  measured: '2026-01-02T03:04:05.000Z',
  machine: { processor: 'P', cores: 2, memory_gb: 8, node: 'v24', load: [0, 1] },
}
const lineOf = (of: Partial<LongRun>) =>
  longRunsPageOf([{ ...run, ...of }])
    .split('\n')
    .find((line) => line.includes('2026-01-02'))

test('a run that did as often and as fast as was asked has reached that', () => {
  expect(lineOf({})).toContain('| 100: reached; until it was refused ≤ 1,000: reached |')
  expect(lineOf({})).toContain('| 0 let in ')
})

test('a run that did less, was slower or never said how slow it was has missed', () => {
  expect(lineOf({ done: { 'second starts': 99 } })).toContain('100: **missed**')
  expect(lineOf({ worst: [{ what: 'until it was refused', value: 1_001, unit: 'ms' }] })).toContain(
    'until it was refused ≤ 1,000: **missed**',
  )
  expect(lineOf({ worst: [] })).toContain('until it was refused ≤ 1,000: **missed**')
})

test('what failed stands out', () => {
  expect(lineOf({ failed: { 'let in': 1, lost: 0 } })).toContain('**1 let in; 0 lost**')
})

test('what has no line yet is told as such', () => {
  const page = longRunsPageOf([run])
  expect(page).toContain('src/owner-lock.test.ts` in `apps/server`\n')
  expect(page).toContain('src/database/disk-full.test.ts` in `apps/server` (not run to its end yet)')
})
