import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { IGNORED, zapArguments, ZAP_SCANS } from './zap.ts'

test('nothing that ZAP finds is ignored', () => {
  expect(IGNORED).toBe('')
  const all = ZAP_SCANS.map((scan) => zapArguments({ scan, address: 'http://localhost:3000', folder: '/a' }))
  // `-I` would let warnings pass
  expect(all.flat()).not.toContain('-I')
  for (const args of all) expect(args.join(' ')).toContain('-c ignored.conf')
})

test('pages are looked at where the server is, the API by its own document, as whoever is signed in', () => {
  const address = 'http://localhost:3000'
  expect(zapArguments({ scan: 'baseline', address, folder: '/a' })).toContain(address)
  const args = zapArguments({ scan: 'api-scan', address, folder: '/a', access: 'T' })
  expect(args.join(' ')).toContain(`-t ${address}/api/openapi.json -f openapi`)
  expect(args).toContain('ZAP_AUTH_HEADER_VALUE=Bearer T')
})

test.each([
  'apps/server/src/http/host.test.ts',
  'apps/server/src/http/edge.test.ts',
  'packages/api-client/contract/http.test.ts',
  'packages/api-client/contract/misuse.test.ts',
  'packages/api-client/contract/fuzz/fuzz.slow.ts',
])('%s asks the same without it', (path) => {
  expect(existsSync(new URL(`../../../${path}`, import.meta.url))).toBe(true)
})
