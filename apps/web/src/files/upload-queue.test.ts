import { ClientError } from '@plenum/api-client/client-error'
import type { StoredFile } from '@plenum/domain/file'
import { expect, test, vi } from 'vitest'
import { createUploadQueue, isUnderWay } from './upload-queue.ts'

const stored = (name: string): StoredFile => ({
  id: `stored ${name}`,
  name,
  media_type: 'text/csv',
  size: 1,
  width: null,
  height: null,
  uploaded_by: null,
  created_at: '2026-11-21T00:00:00.000Z',
})

/** A server that answers when it is told to. */
function server() {
  const calls = new Map<
    string,
    {
      arrive: () => void
      fail: (error: unknown) => void
      progress: (part: number) => void
      signal: AbortSignal
    }
  >()
  const arrived: string[] = []
  const removed: string[] = []
  const queue = createUploadQueue({
    send: (file, { onProgress, signal }) => {
      const { promise, resolve, reject } = Promise.withResolvers<StoredFile>()
      signal.addEventListener('abort', () =>
        reject(new ClientError({ kind: 'cancelled', originalError: null })),
      )
      calls.set(file.name, {
        arrive: () => resolve(stored(file.name)),
        fail: reject,
        progress: onProgress,
        signal,
      })
      return promise
    },
    remove: (id) => {
      removed.push(id)
      return Promise.resolve()
    },
  })
  queue.take(({ name }) => arrived.push(name))
  const states = () => queue.get().map(({ file, state }) => `${file.name} ${state.at}`)
  const idOf = (name: string) => queue.get().find(({ file }) => file.name === name)?.id ?? ''
  return { queue, calls, arrived, removed, states, idOf }
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name))
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a few go at once, the others wait for their turn', async () => {
  const { queue, calls, arrived, states } = server()
  queue.add(files('a', 'b', 'c'))
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting'])
  calls.get('b')?.arrive()
  await settled()
  expect(states()).toEqual(['a sending', 'c sending'])
  calls.get('a')?.arrive()
  calls.get('c')?.arrive()
  await settled()
  expect(states()).toEqual([])
  expect(arrived).toEqual(['b', 'a', 'c'])
})

test('a failure stays until it is tried again', async () => {
  const { queue, calls, arrived, states, idOf } = server()
  queue.add(files('a'))
  calls.get('a')?.fail(new Error('offline'))
  await settled()
  expect(states()).toEqual(['a failed'])
  expect(isUnderWay(queue.get())).toBe(false)
  queue.retry(idOf('a'))
  expect(isUnderWay(queue.get())).toBe(true)
  calls.get('a')?.arrive()
  await settled()
  expect(arrived).toEqual(['a'])
})

test('what is given up makes room and can be tried again', async () => {
  const { queue, calls, states, idOf } = server()
  queue.add(files('a', 'b', 'c'))
  queue.cancel(idOf('a'))
  await settled()
  expect(calls.get('a')?.signal.aborted).toBe(true)
  expect(states()).toEqual(['a canceled', 'b sending', 'c sending'])
  calls.get('a')?.progress(0.5)
  expect(states()).toEqual(['a canceled', 'b sending', 'c sending'])
  queue.retry(idOf('a'))
  expect(states()).toEqual(['a waiting', 'b sending', 'c sending'])
  queue.remove(idOf('b'))
  await settled()
  expect(states()).toEqual(['a sending', 'c sending'])
})

test('what arrives although it was given up is deleted', async () => {
  const removed: string[] = []
  const { promise, resolve } = Promise.withResolvers<StoredFile>()
  const onArrived = vi.fn<(file: StoredFile) => void>()
  const queue = createUploadQueue({
    send: () => promise,
    remove: (id) => {
      removed.push(id)
      return Promise.resolve()
    },
  })
  queue.take(onArrived)
  queue.add(files('a'))
  queue.stop()
  resolve(stored('a'))
  await settled()
  expect(removed).toEqual(['stored a'])
  expect(onArrived).not.toHaveBeenCalled()
})

test('progress is told, and what is not taken is shown with its reason', () => {
  const { queue, calls } = server()
  const seen = vi.fn<() => void>()
  queue.subscribe(seen)
  queue.add(files('a'))
  calls.get('a')?.progress(0.25)
  expect(queue.get()[0]?.state).toEqual({ at: 'sending', part: 0.25 })
  queue.refuse([{ file: new File([], 'b.exe'), reason: 'wrong_format' }])
  expect(queue.get()[1]?.state).toEqual({ at: 'refused', reason: 'wrong_format' })
  expect(seen).toHaveBeenCalled()
})
