import { describe, expect, test } from 'vitest'
import { networkKey, networkOf } from './origin.ts'

describe('an address', () => {
  test.each([
    ['192.0.2.77', '192.0.2.0/24'],
    ['::ffff:192.0.2.77', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8::7', '2001:db8:0::/48'],
    ['2001:0DB8:0001::7', '2001:db8:1::/48'],
    ['2001::7', '2001:0:0::/48'],
    ['::7', '0:0:0::/48'],
    ['fe80::7%eth0', 'fe80:0:0::/48'],
  ])('%s is kept as %s, which names no machine', (address, network) =>
    expect(networkOf(address)).toBe(network),
  )

  test.each([
    ['192.0.2.77', '192.0.2.77'],
    ['::ffff:192.0.2.77', '192.0.2.77'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::7', '2001:db8:0:0'],
    ['fe80::7%eth0', 'fe80:0:0:0'],
    ['fe80:0:0:0:1:2:3:4%2', 'fe80:0:0:0'],
    ['fe80%eth0', 'fe80'],
  ])('%s is counted as %s', (address, key) => expect(networkKey(address)).toBe(key))
})
