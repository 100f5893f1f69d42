import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetched, prepare } from './part.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('what can be fetched is there at once', async () => {
  expect(await fetched(async () => 'menu')).toBe('menu')
})

test('what cannot be fetched is asked for until it comes, a while between', async () => {
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(new TypeError('again'))
  load.mockResolvedValue('menu')
  const got = fetched(load)
  await vi.advanceTimersByTimeAsync(100)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await got).toBe('menu')
  expect(load).toHaveBeenCalledTimes(3)
})

test('what cannot be fetched beforehand breaks nothing', async () => {
  const unheard = vi.fn<() => void>()
  process.on('unhandledRejection', unheard)
  prepare(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.useRealTimers()
  await new Promise((later) => setTimeout(later))
  expect(unheard).not.toHaveBeenCalled()
  process.off('unhandledRejection', unheard)
})
