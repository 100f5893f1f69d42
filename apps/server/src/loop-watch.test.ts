import { expect, onTestFinished, test, vi } from 'vitest'
import { watchLoop } from './loop-watch.ts'

test('a loop that was held up is late until the next beat that is on time', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  const watch = watchLoop()
  onTestFinished(() => {
    watch.stop()
    vi.useRealTimers()
    clock.mockRestore()
  })
  const beatAt = (ms: number) => {
    clock.mockReturnValue(ms)
    vi.advanceTimersToNextTimer()
  }
  beatAt(500)
  expect(watch.lag()).toBe(0)
  // held up for 1.8 s, and asked before the beat that is late
  clock.mockReturnValue(2_300)
  expect(watch.lag()).toBe(1_300)
  beatAt(2_300)
  expect(watch.lag()).toBe(1_300)
  beatAt(2_800)
  expect(watch.lag()).toBe(0)
})
