import { expect, test } from 'vitest'
import { scrollFigures, type Scrolled } from './scroll-figures.ts'

const scrolled = (late: number): Scrolled => ({
  row: 100,
  elements: 300,
  heapBefore: 3,
  heapAfter: 4,
  'fling: CPU a frame': 5,
  'fling: late frames': late,
  'last row': 1,
})
const all = { plenum: [scrolled(0.3)], virtual: [scrolled(0.9)], plain: [scrolled(0.6)] }
const named = (what: string, rate: number) => scrollFigures(all, rate).find((figure) => figure.what === what)

test('late frames are told beside the plain table, work of the main thread beside the virtual one', () => {
  expect(named('fling: share of frames over 25 ms', 4)).toMatchObject({
    value: 0.3,
    ratio: 0.5,
    beside: { what: 'plain table, 1,000 rows', value: 0.6 },
    targets: [{ of: 'ratio', is: 'at most', than: 0.6, as: 'aim' }],
  })
  expect(named('fling: main thread a frame', 1)?.beside?.what).toContain('TanStack')
})

test('each is asked for on the processor it was set for', () => {
  expect(named('fling: share of frames over 25 ms', 1)?.targets).toEqual([])
  expect(named('fling: main thread a frame', 4)?.targets).toEqual([])
  expect(named('fling: main thread a frame', 1)?.targets).toHaveLength(2)
  expect(named('the last row is reached', 1)?.targets).toHaveLength(1)
})
