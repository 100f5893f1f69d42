import { expect, test } from 'vitest'
import { isApple } from './platform.ts'

test.for([
  ['Chrome on a Mac', { userAgentData: { platform: 'macOS' }, platform: 'MacIntel' }, true],
  ['Safari on a Mac', { platform: 'MacIntel' }, true],
  ['an iPhone', { platform: 'iPhone' }, true],
  ['hints that say nothing', { userAgentData: { platform: '' }, platform: 'MacIntel' }, true],
  ['hints that know better', { userAgentData: { platform: 'Windows' }, platform: 'MacIntel' }, false],
  ['Windows', { userAgentData: { platform: 'Windows' }, platform: 'Win32' }, false],
  ['Firefox on Linux', { platform: 'Linux x86_64' }, false],
] as const)('%s', ([, machine, expected]) => {
  expect(isApple(machine)).toBe(expected)
})
