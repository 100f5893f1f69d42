import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressAnswer } from './compress-answer.ts'

const ROWS = JSON.stringify(Array.from({ length: 100 }, (_, id) => ({ id, name: 'Leaf switch' })))
const TAGGED = { 'Content-Type': 'application/json', ETag: 'W/"1"' }

test('packs an answer under the tag it has in any packing', async () => {
  const packed = await compressAnswer(new Response(ROWS, { headers: TAGGED }), 'br')
  expect(Object.fromEntries(packed.headers)).toMatchObject({ etag: 'W/"1"', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(ROWS)
})

test('says in few words that nothing has changed', async () => {
  const unchanged = await compressAnswer(
    new Response(null, { status: 304, headers: { ETag: 'W/"1"' } }),
    'br',
  )
  expect(Object.fromEntries(unchanged.headers)).toEqual({ etag: 'W/"1"', vary: 'Accept-Encoding' })
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
})
