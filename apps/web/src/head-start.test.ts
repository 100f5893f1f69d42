import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const answer = Promise.withResolvers<void>()
const startHead = vi.hoisted(() => vi.fn<() => void>())
const main = vi.hoisted(() => vi.fn<() => void>())
vi.mock('@plenum/ui/styles.css', () => ({}))
vi.mock('./first-refresh.ts', () => ({ firstRefresh: answer.promise }))
vi.mock('./head.ts', () => ({ startHead }))
vi.mock('./main.tsx', () => {
  main()
  return {}
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('SERVER_IN_PAGE', false)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('nothing that brings the application in is read before the session has been asked for, but not for ever', async () => {
  await import('./head-start.ts')
  await vi.advanceTimersByTimeAsync(249)
  expect(startHead).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(main).toHaveBeenCalledOnce())
  answer.resolve()
  await vi.advanceTimersByTimeAsync(1000)
  expect(startHead).toHaveBeenCalledOnce()
})
