import { expect, test } from 'vitest'
import { isReached, ratioOf, type Figure, type Run } from './figures.ts'
import { pageOf } from './page.ts'

const figure: Figure = { what: 'first page', where: 'embedded', value: 3, unit: 'ms', targets: [] }
const atMost = (than: number, of: 'value' | 'p99' | 'ratio' = 'ratio') =>
  ({ of, is: 'at most', than, as: 'gate' }) as const

test('a ratio is the one measured round by round, else that of the values', () => {
  expect(ratioOf(figure)).toBeUndefined()
  expect(ratioOf({ ...figure, beside: { what: 'raw', value: 2 } })).toBe(1.5)
  expect(ratioOf({ ...figure, beside: { what: 'raw', value: 2 }, ratio: 1.4 })).toBe(1.4)
  expect(ratioOf({ ...figure, beside: { what: 'raw', value: 0 } })).toBeUndefined()
})

test('a target is reached at its very value, and by nothing that was not compared', () => {
  expect(isReached(figure, atMost(3, 'value'))).toBe(true)
  expect(isReached(figure, atMost(2.99, 'value'))).toBe(false)
  expect(isReached(figure, atMost(3))).toBeUndefined()
  expect(isReached({ ...figure, p99: 4 }, atMost(3, 'p99'))).toBe(false)
  expect(isReached({ ...figure, p99: 4 }, atMost(4, 'p99'))).toBe(true)
  expect(isReached(figure, atMost(3, 'p99'))).toBeUndefined()
  expect(isReached(figure, { ...atMost(3, 'value'), is: 'at least' })).toBe(true)
})

const run = (found: Run['found']): Run => ({
  bench: 'lists',
  about: 'Lists.',
  measured: '2026-01-02T03:04:05.000Z',
  machine: { processor: 'P', cores: 2, memory_gb: 8, node: 'v24', load: [0, 1] },
  found,
})

test('a page says when and where it was measured, and which targets are missed', () => {
  const page = pageOf(
    run([
      { ...figure, beside: { what: 'raw', value: 2 }, targets: [atMost(1.1)] },
      { ...figure, p99: 40, targets: [atMost(50, 'p99'), atMost(2, 'value')] },
      { ...figure, what: 'without a target' },
    ]),
  )
  expect(page).toContain('Measured on 2026-01-02: P, 2 cores, 8 GB, Node v24, load 0 to 1.')
  expect(page).toContain('| first page | embedded | 3 ms | 2 ms (raw) | 1.5 | ratio gate ≤ 1.1: **missed** |')
  expect(page).toContain('p99 40 ms, gate ≤ 50 ms: reached; gate ≤ 2 ms: **missed**')
  expect(page).not.toContain('without a target')
})

test('columns without any value are left out, and a bench may write a table of its own', () => {
  expect(pageOf(run([{ ...figure, targets: [atMost(3, 'value')] }]))).toContain(
    '| what | where | measured | target |',
  )
  expect(pageOf(run({ head: ['Assets', 'Backup, s'], rows: [['1,000', '2.4']] }))).toContain(
    '| Assets | Backup, s |\n| --- | --- |\n| 1,000 | 2.4 |\n',
  )
})
