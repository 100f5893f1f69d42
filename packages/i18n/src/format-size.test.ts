import { expect, test } from 'vitest'
import { formatBytes } from './format-size.ts'

test.each([
  ['en', 0, '0 bytes'],
  ['en', 1023, '1,023 bytes'],
  ['en', 1024, '1 kB'],
  ['es', 5_242_880, '5 MB'],
  ['es', 1_288_490, '1,2 MB'],
  ['en', 3 * 1024 ** 4, '3,072 GB'],
] as const)('in %s, %i bytes are %s', (language, bytes, text) => {
  expect(formatBytes(language, bytes)).toBe(text)
})
