import type { StoredFile } from '@plenum/domain/file'
import { expect, test } from 'vitest'
import { createLinkQueue } from './link-queue.ts'

const photo = (id: string): StoredFile => ({
  id,
  name: `${id}.png`,
  media_type: 'image/png',
  size: 1,
  width: 1,
  height: 1,
  uploaded_by: null,
  created_at: '2026-11-21T00:00:00.000Z',
})

/** A server that answers when it is told to. */
function server() {
  const calls: { ids: string[]; take: () => void; refuse: () => void }[] = []
  const queue = createLinkQueue((ids) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    calls.push({ ids, take: resolve, refuse: () => reject(new Error('away')) })
    return promise
  })
  const states = () => queue.get().map(({ file, state }) => `${file.id} ${state.at}`)
  const asked = () => calls.map(({ ids }) => ids.join(' '))
  return { queue, calls, states, asked }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('what arrives together goes together, what comes meanwhile goes after it', async () => {
  const { queue, calls, states, asked } = server()
  queue.add(photo('a'))
  queue.add(photo('b'))
  await settled()
  queue.add(photo('c'))
  queue.add(photo('d'))
  await settled()
  expect(asked()).toEqual(['a b'])
  calls[0]?.take()
  await settled()
  expect(asked()).toEqual(['a b', 'c d'])
  expect(states()).toEqual(['c linking', 'd linking'])
  calls[1]?.take()
  await settled()
  expect(states()).toEqual([])
})

test('what fails stays and goes again when it is asked for, one by one', async () => {
  const { queue, calls, states, asked } = server()
  queue.add(photo('a'))
  queue.add(photo('b'))
  await settled()
  calls[0]?.refuse()
  await settled()
  expect(states()).toEqual(['a failed', 'b failed'])
  queue.add(photo('c'))
  await settled()
  expect(asked()).toEqual(['a b', 'c'])
  calls[1]?.take()
  queue.retry('a')
  await settled()
  expect(asked()).toEqual(['a b', 'c', 'a'])
  calls[2]?.take()
  await settled()
  expect(states()).toEqual(['b failed'])
  queue.drop('b')
  expect(states()).toEqual([])
})

test('no call carries more than the server takes', async () => {
  const { queue, calls } = server()
  for (let at = 0; at < 45; at++) queue.add(photo(String(at)))
  for (const size of [20, 20, 5]) {
    await settled()
    expect(calls.at(-1)?.ids).toHaveLength(size)
    calls.at(-1)?.take()
  }
  await settled()
  expect(queue.get()).toEqual([])
})
