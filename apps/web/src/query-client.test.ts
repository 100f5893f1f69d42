import { ClientError } from '@plenum/api-client/client-error'
import { expect, test } from 'vitest'
import { isTransient, retryDelay } from './query-client.ts'

const answered = (status: number, retryAfterMs: number | null = null) =>
  new ClientError({ kind: 'http', status, retryAfterMs, originalError: null })

test.each([408, 429, 500, 503])('%i is asked again', (status) => {
  expect(isTransient(answered(status))).toBe(true)
})

test.each([400, 401, 403, 404, 409, 412, 422])('%i is not asked again', (status) => {
  expect(isTransient(answered(status))).toBe(false)
})

test('a server that cannot be reached is asked again, a call that was given up is not', () => {
  expect(isTransient(new ClientError({ kind: 'network', originalError: null }))).toBe(true)
  expect(isTransient(new ClientError({ kind: 'cancelled', originalError: null }))).toBe(false)
  expect(isTransient(new Error('bug'))).toBe(false)
})

test('the wait doubles, up to half as much again, and ends at 30 seconds', () => {
  expect([0, 1, 2].map((failures) => retryDelay(failures, null, () => 0))).toEqual([1000, 2000, 4000])
  expect(retryDelay(0, null, () => 1)).toBe(1500)
  expect(retryDelay(9, null, () => 1)).toBe(30_000)
})

test('what the server asks for is honoured', () => {
  expect(retryDelay(0, answered(429, 7000))).toBe(7000)
  expect(retryDelay(0, answered(429, 90_000))).toBe(30_000)
})
