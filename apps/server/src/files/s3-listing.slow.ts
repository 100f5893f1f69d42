import { expect, test } from 'vitest'
import { parseListing } from './s3-listing.ts'

test('a listing takes no longer for being malformed', () => {
  const before = performance.now()
  const text = `<ListBucketResult>${'<Contents><Key>'.repeat(300_000)}</ListBucketResult>`
  expect(() => parseListing(text)).toThrow('nameless')
  expect(performance.now() - before).toBeLessThan(2_000)
})
