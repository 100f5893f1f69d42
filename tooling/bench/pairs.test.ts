import { expect, test } from 'vitest'
import { inTurn, median, p99, pairedRatio, pairOf, quantile } from './pairs.ts'

test('a median stands in the middle, whatever the order and the number', () => {
  expect(median([9, 1, 10])).toBe(9)
  expect(median([4, 1, 10, 2])).toBe(3)
  expect(median([])).toBeNaN()
})

test('a quantile is a value that was measured', () => {
  const hundred = Array.from({ length: 100 }, (_, n) => 100 - n)
  expect(p99(hundred)).toBe(99)
  expect(p99([3, 1, 2])).toBe(3)
  expect(quantile(hundred, 0)).toBe(1)
})

test('a ratio is that of rounds, which what is slow in both leaves as it is', () => {
  expect(pairedRatio([2, 200, 4], [1, 100, 2])).toBe(2)
  expect(pairedRatio([1, 1, 30], [1, 10, 10])).toBe(1)
  expect(() => pairedRatio([1], [1, 2])).toThrow('1 rounds beside 2')
})

test('a figure tells both sides', () => {
  expect(pairOf([2, 4, 9])).toEqual({ value: 4, p99: 9 })
  expect(pairOf([2, 4, 9], { what: 'raw', rounds: [1, 2, 3] })).toEqual({
    value: 4,
    p99: 9,
    beside: { what: 'raw', value: 2 },
    ratio: 2,
  })
})

test('works take turns in being first, and what warms up does not count', async () => {
  const order: string[] = []
  const noting = (name: string, told?: number) => (round: number) => {
    order.push(`${name}${round}`)
    return Promise.resolve(told)
  }
  const times = await inTurn({ a: noting('a', 7), b: noting('b') }, { rounds: 2, warmUp: 1 })
  expect(order).toEqual(['a0', 'b0', 'b1', 'a1', 'a2', 'b2'])
  expect(times.a).toEqual([7, 7])
  expect(times.b).toHaveLength(2)
  expect(times.b.every((took) => took >= 0 && took < 1000)).toBe(true)
})
