import { describe, expect, test } from 'vitest'
import { peerOf } from './peer.ts'

const SOCKET = '10.0.0.1'

describe('the peer of a request', () => {
  test.each([
    ['nothing is said', undefined, 0, SOCKET],
    ['there is no proxy, whatever is said', '203.0.113.7', 0, SOCKET],
    ['one proxy says it', '203.0.113.7', 1, '203.0.113.7'],
    ['the client has made up another', '8.8.8.8, 203.0.113.7', 1, '203.0.113.7'],
    ['two proxies say it', '8.8.8.8, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
    ['it has come past one of two proxies', '203.0.113.7', 2, SOCKET],
    ['a proxy says nothing', undefined, 1, SOCKET],
    ['a proxy says nonsense', '203.0.113.7, unknown', 1, SOCKET],
    ['a proxy says nothing after the comma', '203.0.113.7,', 1, SOCKET],
    ['it comes with a port', '203.0.113.7:4711', 1, '203.0.113.7'],
    ['it is an IPv6 one with a port', '[2001:db8::1]:4711', 1, '2001:db8::1'],
  ])('where %s', (_, forwardedFor, proxies, peer) => {
    expect(peerOf(SOCKET, forwardedFor, proxies)).toEqual({ peer })
  })

  test('is nobody where there is no network', () => {
    expect(peerOf(undefined, '203.0.113.7', 0)).toEqual({})
  })
})
