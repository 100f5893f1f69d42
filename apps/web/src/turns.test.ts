import type { TokenPair } from '@plenum/domain/session'
import { expect, test, vi } from 'vitest'
import { createTurns, type Locks } from './turns.ts'

const PAIR = { access: 'dcma_1', refresh: 'dcmr_1' }

/** A lock that one holds at a time, as the browser's; a request that waits can be given up. */
function lockManager(): Locks {
  let queue: Promise<unknown> = Promise.resolve()
  const request: Locks['request'] = async (_, { signal }, body) => {
    const before = queue
    const { promise, resolve } = Promise.withResolvers<unknown>()
    queue = before.then(() => promise)
    try {
      await Promise.race([
        before,
        new Promise((_yes, no) => {
          signal.addEventListener('abort', () => no(signal.reason))
        }),
      ])
      return await body()
    } finally {
      resolve(undefined)
    }
  }
  return { request }
}

const page = (locks: Locks | undefined, channel = new BroadcastChannel('turns-test')) => {
  const onGiven = vi.fn<(pair: TokenPair) => void>()
  return { onGiven, ...createTurns({ locks, channel, onGiven }) }
}

test('two pages never refresh at once', async () => {
  const locks = lockManager()
  const [one, two] = [page(locks), page(locks)]
  let [running, most] = [0, 0]
  const body = async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running--
    return 'done'
  }
  expect(await Promise.all([one, two, one, two].map(({ take }) => take(body)))).toEqual(Array(4).fill('done'))
  expect(most).toBe(1)
})

test('a page that waits longer than five seconds goes without a turn, and takes none from anybody', async () => {
  vi.useFakeTimers()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('Too long', 'TimeoutError')), milliseconds)
    return controller.signal
  })
  const locks = lockManager()
  const frozen = page(locks).take(() => new Promise<string>((resolve) => setTimeout(resolve, 9000, 'late')))
  const body = vi.fn<() => Promise<string>>(() => Promise.resolve('done'))
  const waiting = page(locks).take(body)
  await vi.advanceTimersByTimeAsync(4999)
  expect(body).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await waiting).toBe('done')
  expect(body).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(4000)
  expect(await frozen).toBe('late')
  timeout.mockRestore()
  vi.useRealTimers()
})

test('a refresh goes on where the browser has no locks, or refuses one', async () => {
  const refusing = { request: () => Promise.reject(new DOMException('No', 'SecurityError')) }
  for (const locks of [undefined, refusing]) {
    expect(await page(locks).take(() => Promise.resolve('done'))).toBe('done')
  }
})

test('what fails in its turn fails once', async () => {
  const body = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('Away')))
  await expect(page(lockManager()).take(body)).rejects.toThrow('Away')
  expect(body).toHaveBeenCalledOnce()
})

test('a pair goes to the other pages and not to the one that gives it', async () => {
  const [one, two] = [page(undefined), page(undefined)]
  const heard = two.listen()
  one.give(PAIR)
  await heard
  expect(two.onGiven).toHaveBeenCalledWith(PAIR)
  expect(one.onGiven).not.toHaveBeenCalled()
})

test('a page waits a moment only for what nobody gives', async () => {
  await expect(page(undefined).listen()).resolves.toBeUndefined()
})
