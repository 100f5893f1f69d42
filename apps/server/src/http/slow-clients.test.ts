import { expect, test } from 'vitest'
import { EDGE_LIMITS } from './edge-limits.ts'
import { isUpload } from './slow-clients.ts'

test('whoever brings much has half a minute for a body and two minutes for a file, as it is shipped', () => {
  const { requestTimeout, bodyTimeout } = EDGE_LIMITS
  expect({ requestTimeout, bodyTimeout }).toEqual({ requestTimeout: 120_000, bodyTimeout: 30_000 })
})

test.each([
  ['POST', '/api/files/', true],
  ['POST', '/api/files/?purpose=avatar', true],
  ['POST', '/api/form/', false],
  ['POST', '/api/files', false],
  ['POST', '/api/files/1/', false],
  ['POST', '/api/form/?next=/api/files/', false],
  ['PUT', '/api/files/', false],
])('whether %s %s has the time for a file: %s', (method, url, isIt) => {
  expect(isUpload({ method, url })).toBe(isIt)
})
