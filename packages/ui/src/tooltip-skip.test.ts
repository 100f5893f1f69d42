import { expect, test } from 'vitest'
import { skipsWaiting, tooltipClosed } from './tooltip-skip.ts'

test('the first tooltip waits', () => {
  expect(skipsWaiting(0)).toBe(false)
})

test('the next one opens at once for 300 ms after the last closed', () => {
  tooltipClosed(1000)
  expect(skipsWaiting(1000)).toBe(true)
  expect(skipsWaiting(1300)).toBe(true)
  expect(skipsWaiting(1301)).toBe(false)
})
