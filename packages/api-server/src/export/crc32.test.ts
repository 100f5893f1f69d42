import { expect, test } from 'vitest'
import { crc32 } from './crc32.ts'

test('the checksum is that of the standard, in one piece or in several', () => {
  const text = new TextEncoder().encode('123456789')
  expect(crc32(text)).toBe(0xcbf43926)
  expect(crc32(text.subarray(4), crc32(text.subarray(0, 4)))).toBe(0xcbf43926)
})
