import { expect, test } from 'vitest'
import { openCursor, sealCursor } from './cursor.ts'

const scope = { key: new Uint8Array(32).fill(1), company_id: 'c', list: 'assets name' }
const position: [string, string] = ['Ünïcode 🔌', 'id']

test('a cursor opens to what was sealed in it', async () => {
  expect(await openCursor(scope, await sealCursor(scope, position))).toEqual(position)
  expect(await openCursor(scope, undefined)).toBeNull()
})

test.each([
  ['another key', { ...scope, key: new Uint8Array(32).fill(2) }],
  ['another company', { ...scope, company_id: 'd' }],
  ['another list', { ...scope, list: 'assets -name' }],
])('a cursor does not open with %s', async (_, other) => {
  await expect(openCursor(other, await sealCursor(scope, position))).rejects.toThrow('cursor_invalid')
})
