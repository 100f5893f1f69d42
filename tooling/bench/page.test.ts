import { expect, test } from 'vitest'
import type { Figure } from './figures.ts'
import { isReached, ratioOf } from './figures.ts'
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

test('the page tells what is missed', () => {
  const page = pageOf([
    {
      bench: 'list',
      about: 'Lists.',
      measured: '2026-01-02T03:04:05.000Z',
      machine: { processor: 'P', cores: 2, memory_gb: 8, node: 'v24', load: [0, 1] },
      figures: [{ ...figure, beside: { what: 'raw', value: 2 }, targets: [atMost(1.1)] }],
    },
  ])
  expect(page).toContain('gate: ≤ 1.1, **missed**')
  expect(page).toContain('| 1.5 ')
})
