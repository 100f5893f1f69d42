import { expect, test } from 'vitest'
import { typedUnit } from './keys.ts'

const typing = (keys: string) =>
  Array.from(keys).reduce<string | null>((before, key) => typedUnit(before ?? '', key), '')

test.each([
  ['1', '1'],
  ['12', '12'],
  ['12.5', '12.5'],
  ['12,5', '12.5'],
  ['100', '100'],
  // what would be no unit begins anew
  ['425', '5'],
  ['12.4', '4'],
  ['a', null],
  ['1a', null],
])('typing %s says %s', (keys, unit) => expect(typing(keys)).toBe(unit))
