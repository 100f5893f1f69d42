import { expect, test } from 'vitest'
import { instantOf, localOf } from './local-time.ts'

test('a local time comes back as it was typed', () => {
  expect(localOf(instantOf('2027-03-28T01:30'))).toBe('2027-03-28T01:30')
})

test('nothing typed is no instant, and no instant an empty box', () => {
  expect(instantOf('')).toBeNull()
  expect(instantOf('2027-13')).toBeNull()
  expect(localOf(null)).toBe('')
})
