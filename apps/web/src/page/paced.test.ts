import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paced } from './paced.ts'

const page = { visibilityState: 'visible', listeners: new Set<() => void>() }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  page.visibilityState = 'visible'
  page.listeners.clear()
  vi.stubGlobal('document', {
    get visibilityState() {
      return page.visibilityState
    },
    addEventListener: (_: string, listener: () => void) => page.listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => page.listeners.delete(listener),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const listening = () => {
  const calls: number[][] = []
  const { tell, stop } = paced<number[]>(
    (news) => {
      calls.push(news)
      return Promise.resolve()
    },
    { apart: 1_000, join: (one, other) => [...one, ...other] },
  )
  return { calls, tell, stop }
}

test('what happens in a quiet time is handed on at once, the rest together and a second apart', async () => {
  const { calls, tell } = listening()
  tell([0])
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toEqual([[0]])
  for (let each = 1; each <= 30; each++) {
    tell([each])
    await vi.advanceTimersByTimeAsync(100)
  }
  await vi.advanceTimersByTimeAsync(2_000)
  expect(calls).toHaveLength(4)
  expect(calls.flat()).toEqual(Array.from({ length: 31 }, (_, each) => each))
})

test('a page out of sight hears it when it is looked at again', async () => {
  const { calls, tell } = listening()
  page.visibilityState = 'hidden'
  tell([1])
  tell([2])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(calls).toEqual([])
  page.visibilityState = 'visible'
  for (const listener of page.listeners) listener()
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toEqual([[1, 2]])
})

test('what is at work is waited for, and failing ends nothing', async () => {
  let end: (() => void) | undefined
  const seen: number[] = []
  const { tell } = paced<number>(
    (news) => {
      seen.push(news)
      const { promise, reject } = Promise.withResolvers<void>()
      end = () => reject(new Error('away'))
      return promise
    },
    { apart: 1_000, join: (one, other) => one + other },
  )
  tell(1)
  await vi.advanceTimersByTimeAsync(5_000)
  tell(2)
  tell(3)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(seen).toEqual([1])
  end?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toEqual([1, 5])
})

test('nothing is handed on once it is stopped', async () => {
  const { calls, tell, stop } = listening()
  tell([1])
  stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(calls).toEqual([])
  expect(page.listeners.size).toBe(0)
})
