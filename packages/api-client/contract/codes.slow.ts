import { expect, test } from 'vitest'
import { asset, found } from './world.ts'

const AT_ONCE = 1000

test(`${AT_ONCE} assets made at once get as many codes`, { timeout: 240_000 }, async () => {
  const ada = await found()
  const made = await Promise.all(
    Array.from({ length: AT_ONCE }, () => ada.assets.create(asset({ asset_type: 'SRV' }))),
  )
  const numbers = made.map(({ code }) => Number(code.slice('SRV-'.length))).toSorted((a, b) => a - b)
  expect(new Set(numbers).size).toBe(AT_ONCE)
  expect(numbers.at(-1)).toBe(AT_ONCE)
})
