import { expect, test } from 'vitest'
import { HEAD, withRun, type LongRun } from './long-runs-page.ts'
import { tableOf } from './table.ts'

const run: LongRun = {
  trial: 'disk-full',
  engine: 'pglite',
  done: { 'full disks': 50, writes: 450 },
  failed: { 'writes lost': 0 },
  worst: [
    { what: 'time until a write was refused', value: 28.7, unit: 'ms' },
    { what: 'time until writes worked again', value: 158, unit: 'ms' },
  ],
  seconds: 46,
  measured: '2026-01-02T03:04:05.000Z',
  machine: { processor: 'P', cores: 2, memory_gb: 8, node: 'v24', load: [0, 1] },
}
const EMPTY = `# Long runs\n\n${tableOf(HEAD, [[...HEAD]])
  .split('\n')
  .slice(0, 2)
  .join('\n')}\n\nThe end.\n`
const rowsIn = (page: string) =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
const rowOf = (of: Partial<LongRun>) => rowsIn(withRun(EMPTY, { ...run, ...of }))[0]

test('a run becomes a row of the table, which says what it did, where and when', () => {
  expect(rowOf({})).toBe(
    '| disk-full | embedded | the disk fills up during writes and is freed again | 50 full disks, 450 writes | 0 writes lost | ' +
      'time until a write was refused: 28.7 ms (≤ 1,000); time until writes worked again: 158 ms (≤ 10,000) | ' +
      '2026-01-02, 46 s, P, 2 cores, load 0 to 1 |',
  )
  expect(withRun(EMPTY, run).endsWith('|\n\nThe end.\n')).toBe(true)
})

test('a run takes the place of an earlier one on the same engine, and no other', () => {
  const other: LongRun = { ...run, engine: 'postgres', done: { 'full disks': 60 } }
  const page = withRun(withRun(EMPTY, run), other)
  expect(rowsIn(page).map((row) => row.split(' | ')[1])).toEqual(['embedded', 'PostgreSQL'])
  const again = rowsIn(withRun(page, { ...run, done: { 'full disks': 70 } }))
  expect(again).toHaveLength(2)
  expect(new Set(again.map((row) => row.split(' | ')[3]))).toEqual(
    new Set(['60 full disks', '70 full disks']),
  )
})

test('rows stand in the order of the trials', () => {
  const trials = ['stops', 'double-start', 'disk-full', 'export-memory', 'backups'] as const
  const page = trials.reduce((before, trial) => withRun(before, { ...run, trial }), EMPTY)
  expect(rowsIn(page).map((row) => row.split(' | ')[0])).toEqual([
    '| double-start',
    '| disk-full',
    '| backups',
    '| stops',
    '| export-memory',
  ])
})

test('what was missed stands out: too few, anything that failed, a limit that was passed or not measured', () => {
  expect(rowOf({ done: { 'full disks': 49 } })).toContain('| **49 full disks; asked: 50** |')
  expect(rowOf({ failed: { lost: 0, doubled: 1 } })).toContain('| **0 lost, 1 doubled** |')
  const slow = { what: 'time until a write was refused', value: 1_001, unit: 'ms' } as const
  expect(rowOf({ worst: [slow] })).toContain(
    '| **time until a write was refused: 1,001 ms, over 1,000**; **time until writes worked again: not measured** |',
  )
})

test('a trial of everything there is asks for no number', () => {
  expect(rowOf({ trial: 'sweep', done: { looks: 3 } })).toContain('| 3 looks |')
})
