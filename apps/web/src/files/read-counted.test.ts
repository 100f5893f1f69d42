import { expect, test } from 'vitest'
import { readCounted } from './read-counted.ts'

const answer = (parts: number, failsAfter = Number.POSITIVE_INFINITY) => {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (sent === failsAfter) return controller.error(new Error('cut'))
      if (sent === parts) return controller.close()
      sent += 1
      return controller.enqueue(new Uint8Array(64 * 1024))
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/csv' } })
}

test('a file is whole, of its type, and told of while it comes', async () => {
  const told: number[] = []
  const file = await readCounted(answer(5), (bytes) => told.push(bytes))
  expect([file.size, file.type]).toEqual([5 * 64 * 1024, 'text/csv'])
  expect(told).toEqual([128 * 1024, 256 * 1024])
})

test('one that breaks off is none', async () => {
  await expect(readCounted(answer(5, 3), () => undefined)).rejects.toThrow('cut')
})
