import { describe, expect, test } from 'vitest'
import { EMPTY_PAYLOAD, encodeStrictly, signedHeaders } from './s3-signature.ts'

// The worked examples of Amazon's own documentation of Signature Version 4.
const CREDENTIALS = {
  region: 'us-east-1',
  key: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const at = new Date('2013-05-24T00:00:00Z')
const signature = (address: string, more: { method?: string; payload?: string; headers?: object } = {}) => {
  const url = new URL(address, 'https://examplebucket.s3.amazonaws.com')
  const { method = 'GET', payload = EMPTY_PAYLOAD, headers = {} } = more
  const signed = signedHeaders({ method, url, payload, at, headers: { ...headers } }, CREDENTIALS)
  return signed['authorization']?.split('Signature=')[1]
}

describe('the signature', () => {
  test('is that of the documented examples', () => {
    expect(signature('/test.txt', { headers: { range: 'bytes=0-9' } })).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    )
    expect(signature('/?lifecycle=')).toBe('fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543')
    expect(signature('/?max-keys=2&prefix=J')).toBe(
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    )
    expect(
      signature('/test%24file.text', {
        method: 'PUT',
        payload: '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
        headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      }),
    ).toBe('98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd')
  })

  test('names the key and never the secret', () => {
    const url = new URL('https://s3.example.com/bucket/a')
    const headers = signedHeaders({ method: 'GET', url, payload: EMPTY_PAYLOAD, at }, CREDENTIALS)
    expect(headers['authorization']).toContain('Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/')
    expect(JSON.stringify(headers)).not.toContain('wJalr')
  })

  test.each([
    ["a b!'()*+/=&é", 'a%20b%21%27%28%29%2A%2B%2F%3D%26%C3%A9'],
    ['AZaz09-_.~', 'AZaz09-_.~'],
  ])('writes %s as %s', (text, encoded) => expect(encodeStrictly(text)).toBe(encoded))
})
