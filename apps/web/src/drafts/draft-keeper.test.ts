import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDraftKeeper, REST_MS } from './draft-keeper.ts'
import type { Written } from './written.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00.000Z') }))
afterEach(() => void vi.useRealTimers())

function keeping() {
  const kept = { here: new Array<unknown>(), there: new Array<unknown>() }
  const lastWords = new Array<unknown>()
  let isReachable = true
  const shelf = (log: unknown[]) => ({
    keep: (written: Written) => Promise.resolve(void log.push(written.values)),
    drop: () => Promise.resolve(void log.push('dropped')),
  })
  const answered = (act: () => Promise<void>) =>
    isReachable ? act() : Promise.reject(new Error('The server is away'))
  const server = shelf(kept.there)
  const last = shelf(lastWords)
  const keeper = createDraftKeeper({
    here: shelf(kept.here),
    there: {
      keep: (written) => answered(() => server.keep(written)),
      drop: () => answered(server.drop),
      leaving: (written) => answered(() => server.keep(written)),
    },
  })
  return {
    keeper,
    kept,
    lastWords,
    /** A way that outlives the session. */
    own: { ...last, leaving: last.keep },
    reach: (reachable: boolean) => {
      isReachable = reachable
    },
  }
}

test('is kept here at once, and on the server two seconds after the last word', async () => {
  const { keeper, kept } = keeping()
  keeper.change({ subject: 'a' })
  await vi.advanceTimersByTimeAsync(REST_MS - 1)
  expect(kept).toEqual({ here: [{ subject: 'a' }], there: [] })
  keeper.change({ subject: 'ab' })
  await vi.advanceTimersByTimeAsync(REST_MS - 1)
  expect(kept.there).toEqual([])
  expect(keeper.get()).toEqual({ at: 'typing', before: null })
  await vi.advanceTimersByTimeAsync(1)
  expect(kept.there).toEqual([{ subject: 'ab' }])
  expect(keeper.get()).toEqual({ at: 'kept', where: 'server', written_at: '2026-11-21T10:00:01.999Z' })
})

test('what is overtaken while the one before is kept is left out, the last word never', async () => {
  const { keeper, kept } = keeping()
  for (const subject of ['a', 'ab', 'abc']) keeper.change({ subject })
  await vi.advanceTimersByTimeAsync(0)
  expect(kept.here).toEqual([{ subject: 'abc' }])
})

test('stays here while the server is away, which is told later', async () => {
  const { keeper, kept, reach } = keeping()
  reach(false)
  keeper.change({ subject: 'a' })
  await vi.advanceTimersByTimeAsync(REST_MS)
  expect(keeper.get()).toMatchObject({ at: 'kept', where: 'here' })
  reach(true)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(kept.there).toEqual([{ subject: 'a' }])
  expect(keeper.get()).toMatchObject({ at: 'kept', where: 'server' })
})

test('is dropped in both places, after what was on its way', async () => {
  const { keeper, kept } = keeping()
  keeper.change({ subject: 'a' })
  await vi.advanceTimersByTimeAsync(REST_MS)
  await keeper.drop()
  await vi.advanceTimersByTimeAsync(0)
  expect(kept.here.at(-1)).toBe('dropped')
  expect(kept.there).toEqual([{ subject: 'a' }, 'dropped'])
  expect(keeper.get()).toEqual({ at: 'nothing' })
  expect(await keeper.flush()).toBe(true)
})

test('is dropped once this browser knows it, too, however quick the server is', async () => {
  const there = { keep: () => Promise.resolve(), drop: () => Promise.resolve() }
  const slowly = () => new Promise<void>((resolve) => setTimeout(resolve, 50))
  const keeper = createDraftKeeper({
    here: { ...there, keep: slowly },
    there: { ...there, leaving: there.keep },
  })
  const dropped = vi.fn<(isDropped: boolean) => void>()
  void keeper.drop().then(dropped)
  await vi.advanceTimersByTimeAsync(49)
  expect(dropped).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(dropped).toHaveBeenCalledWith(true)
})

test('dropped while the server is away, it is remembered here that there is nothing', async () => {
  const { keeper, kept, reach } = keeping()
  reach(false)
  await keeper.drop()
  expect(kept.here).toEqual([null])
  reach(true)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(kept).toEqual({ here: [null, 'dropped'], there: ['dropped'] })
})

test('a page that goes away tells the server without waiting for the rest', async () => {
  const { keeper, kept } = keeping()
  keeper.leave()
  keeper.change({ subject: 'a' })
  keeper.leave()
  await vi.advanceTimersByTimeAsync(REST_MS * 10)
  expect(kept.there).toEqual([{ subject: 'a' }])
})

test('whoever signs out has the last word by a way of its own, and says nothing after it', async () => {
  const { keeper, kept, lastWords, own } = keeping()
  keeper.change({ subject: 'a' })
  await keeper.end(own)
  keeper.leave()
  await vi.advanceTimersByTimeAsync(REST_MS * 10)
  expect(lastWords).toEqual([{ subject: 'a' }])
  expect(kept.there).toEqual([])
})

test('whoever signs out after all was told, or after dropping it, says nothing but that', async () => {
  const { keeper, lastWords, own } = keeping()
  keeper.change({ subject: 'a' })
  await vi.advanceTimersByTimeAsync(REST_MS)
  await keeper.end(own)
  expect(lastWords).toEqual([])
  const dropped = keeping()
  dropped.reach(false)
  await dropped.keeper.drop()
  await dropped.keeper.end(dropped.own)
  expect(dropped.lastWords).toEqual(['dropped'])
})
