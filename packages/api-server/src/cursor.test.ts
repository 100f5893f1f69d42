import { expect, test } from 'vitest'
import { openCursor, sealCursor } from './cursor.ts'
import type { SigningKeys } from './key-ring.ts'

const key = (byte: number): Uint8Array => new Uint8Array(32).fill(byte)
const keys = (...[present, ...former]: [number, ...number[]]): SigningKeys => [
  key(present),
  ...former.map(key),
]
const scope = { keys: keys(1), company_id: 'c', list: 'assets name' }
const position: [string, string] = ['Ünïcode 🔌', 'id']

test('a cursor opens to what was sealed in it', async () => {
  expect(await openCursor(scope, await sealCursor(scope, position))).toEqual(position)
  expect(await openCursor(scope, undefined)).toBeNull()
})

test('a cursor of a former key opens, and a new one is sealed by the present key', async () => {
  const replaced = { ...scope, keys: keys(2, 1) }
  expect(await openCursor(replaced, await sealCursor(scope, position))).toEqual(position)
  expect(await openCursor({ ...scope, keys: keys(2) }, await sealCursor(replaced, position))).toEqual(
    position,
  )
})

test.each([
  ['another key', { ...scope, keys: keys(2) }],
  ['another company', { ...scope, company_id: 'd' }],
  ['another list', { ...scope, list: 'assets -name' }],
])('a cursor does not open with %s', async (_, other) => {
  await expect(openCursor(other, await sealCursor(scope, position))).rejects.toThrow('cursor_invalid')
})
