import { expect, test } from 'vitest'
import { cookieValue } from './cookie-value.ts'

test('a cookie is found by its whole name', () => {
  expect(cookieValue('a_token=1; token=2', 'token')).toBe('2')
  expect(cookieValue('a_token=1', 'token')).toBeNull()
  expect(cookieValue('', 'token')).toBeNull()
})

test('a cookie that somebody else wrote badly breaks nothing', () => {
  expect(cookieValue('token=%E0%A4; other=1', 'token')).toBe('%E0%A4')
  expect(cookieValue('token=%2Fa', 'token')).toBe('/a')
  expect(cookieValue('token=', 'token')).toBeNull()
})
