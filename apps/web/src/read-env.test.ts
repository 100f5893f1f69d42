import { expect, test } from 'vitest'
import { EnvError, readEnv } from './read-env.ts'

test('the address of the API is all that has to be given', () => {
  expect(readEnv({ VITE_API_URL: '/' })).toEqual({
    VITE_API_URL: '/',
    VITE_APP_URL: 'http://localhost:3000',
    VITE_MOCK_API_PORT: '8000',
  })
})

test('every bad variable is named at once', () => {
  const read = () => readEnv({ VITE_API_MOCKING: 'yes', VITE_APP_URL: 'nowhere', VITE_MOCK_API_PORT: 'x' })
  expect(read).toThrow(EnvError)
  expect(read).toThrow(/VITE_API_URL, VITE_API_MOCKING, VITE_APP_URL, VITE_MOCK_API_PORT/)
})

test('what is missing is told from what is wrong', () => {
  expect(() => readEnv({ VITE_API_URL: '', VITE_MOCK_API_PORT: 'x' })).toThrow(
    expect.objectContaining({
      problems: [
        { variable: 'VITE_API_URL', kind: 'missing' },
        { variable: 'VITE_MOCK_API_PORT', kind: 'invalid' },
      ],
    }),
  )
})

test.each(['true', 'false'])('the mocking flag can be %s', (flag) => {
  expect(readEnv({ VITE_API_URL: '/', VITE_API_MOCKING: flag }).VITE_API_MOCKING).toBe(flag)
})
