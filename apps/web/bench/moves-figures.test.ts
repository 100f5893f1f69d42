import { expect, test } from 'vitest'
import { movesFigures } from './moves-figures.ts'

const floor = { row: 900, cold: 500, warm: 100, echo: 10, filtered: 40 }
const product = {
  row: 1000,
  cold: 250,
  warm: 90,
  echo: 12,
  filtered: 480,
  answered: 220,
  switched: 20,
  switchedLater: 30,
}
const figures = movesFigures({ product: [product], floor: [floor] }, 'slow')
const named = (what: string) => figures.find((figure) => figure.what === what)

test('a move is met through the floor', () => {
  expect(named('list to record, the first time')).toMatchObject({ value: 250, ratio: 0.5 })
  expect(named('list to record, the first time, beside shadcn-admin')?.ratio).toBeCloseTo(0.4)
  expect(named('list to record, again, beside console')?.ratio).toBeCloseTo(0.108)
})

test('what the page adds to an answer is the rest of the time to its rows', () => {
  expect(named('key press to filtered rows, without the time of the answer')?.value).toBe(260)
})

test('rows of the server are met through rows in memory', () => {
  expect(
    named('key press to filtered rows of the server, beside shadcn-admin’s 100 in memory'),
  ).toMatchObject({
    ratio: expect.closeTo(3.24),
    targets: [{ than: 0.5 }, { than: 0.35 }],
  })
})

test('another language is told as a share of the first row', () => {
  expect(named('another language, the first time')).toMatchObject({ ratio: 0.02, beside: { value: 1000 } })
})
