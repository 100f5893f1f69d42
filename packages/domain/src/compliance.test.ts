import { expect, test } from 'vitest'
import { shareOnTime } from './compliance.ts'

test('the share is what was done on time of all that was due', () => {
  expect(shareOnTime({ on_time: 6, late: 1, overdue: 1 })).toBe(0.75)
  expect(shareOnTime({ on_time: 0, late: 0, overdue: 2 })).toBe(0)
  expect(shareOnTime({ on_time: 0, late: 0, overdue: 0 })).toBeNull()
})
