import { expect, test } from 'vitest'
import { typingFigures } from './typing-figures.ts'

const turns = { product: [{ echo: 12, filtered: 480, answered: 220 }], floor: [{ echo: 10, filtered: 40 }] }
const REST = 'key press to filtered rows, without the time of the answer'
const BESIDE = 'key press to filtered rows of the server, beside shadcn-admin’s 100 in memory'
const named = (what: string, count: number, profile: 'none' | 'slow') =>
  typingFigures(turns, count, profile).find((figure) => figure.what === what)

test('rows of the server are met through rows in memory, at the sizes that have a target for it', () => {
  expect(named(BESIDE, 10_000, 'slow')).toMatchObject({
    ratio: expect.closeTo(3.24),
    targets: [{ than: 0.5, as: 'gate' }],
  })
  expect(named(BESIDE, 100_000, 'slow')?.targets).toMatchObject([{ than: 0.35, as: 'aim' }])
  expect(named(BESIDE, 1_000_000, 'slow')?.targets).toEqual([])
  expect(named(BESIDE, 10_000, 'none')?.targets).toEqual([])
})

test('what the page adds to an answer is the rest of the time to its rows', () => {
  expect(named(REST, 1_000_000, 'none')).toMatchObject({ value: 260, targets: [{ than: 50 }] })
  expect(named(REST, 10_000, 'none')?.targets).toEqual([])
})
