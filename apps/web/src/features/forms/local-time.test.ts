import { afterEach, describe, expect, test, vi } from 'vitest'
import { instantOf, localOf } from './local-time.ts'

test('a local time comes back as it was typed', () => {
  expect(localOf(instantOf('2027-03-28T01:30'))).toBe('2027-03-28T01:30')
})

test('nothing typed is no instant, and no instant an empty box', () => {
  expect(instantOf('')).toBeNull()
  expect(instantOf('2027-13')).toBeNull()
  expect(localOf(null)).toBe('')
})

describe('where clocks are changed', () => {
  afterEach(() => void vi.unstubAllEnvs())

  test('a time that the clock leaves out is the one it shows instead', () => {
    vi.stubEnv('TZ', 'Europe/Madrid')
    expect(instantOf('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z')
    expect(localOf('2026-03-29T01:30:00.000Z')).toBe('2026-03-29T03:30')
  })
})
