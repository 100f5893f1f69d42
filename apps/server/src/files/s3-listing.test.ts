import { describe, expect, test } from 'vitest'
import { parseListing } from './s3-listing.ts'

const listed = (key: string, at = '2026-03-01T10:00:00.000Z') =>
  `<Contents><Key>${key}</Key><LastModified>${at}</LastModified><ETag>&quot;1&quot;</ETag></Contents>`
const listing = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inside}</ListBucketResult>`

describe('a listing', () => {
  test('says what is there and how to go on, wherever that stands', () => {
    const more =
      '<IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b&#x2B;&#47;=</NextContinuationToken>'
    const entries = [
      { key: 'one', at: new Date('2026-03-01T10:00:00Z') },
      { key: 'a<b>&"c', at: new Date('2026-03-02T10:00:00Z') },
    ]
    const contents = listed('one') + listed('a&lt;b&gt;&amp;&quot;c', '2026-03-02T10:00:00Z')
    expect(parseListing(listing(more + contents))).toEqual({ entries, next: 'a&b+/=' })
    expect(parseListing(listing(contents + more))).toEqual({ entries, next: 'a&b+/=' })
  })

  test('decodes once only, and leaves what it does not know', () => {
    expect(parseListing(listing(listed('&amp;lt;&nbsp;&#x110000;'))).entries[0]?.key).toBe(
      '&lt;&nbsp;&#x110000;',
    )
  })

  test('may be empty', () => {
    expect(parseListing(listing('<IsTruncated>false</IsTruncated>'))).toEqual({
      entries: [],
      next: undefined,
    })
  })

  test.each([
    ['another answer', '<html></html>'],
    ['an entry without a name', listing('<Contents><LastModified>2026-03-01</LastModified></Contents>')],
    ['an entry of no day', listing(listed('one', 'yesterday'))],
    ['a part without the way to the next', listing('<IsTruncated>true</IsTruncated>')],
  ])('is not %s', (_, xml) => expect(() => parseListing(xml)).toThrow('The file store has'))
})
