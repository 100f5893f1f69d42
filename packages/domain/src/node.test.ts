import { expect, test } from 'vitest'
import { mayStandIn } from './node-type.ts'

test.each([
  ['site', null, true],
  ['data_center', null, true],
  ['data_center', 'site', true],
  ['rack', 'data_center', true],
  ['rack', 'row', true],
  ['rack', 'rack', false],
  ['rack', null, false],
  ['row', 'rack', false],
  ['floor', 'room', false],
  ['region', 'region', true],
  ['site', 'data_center', false],
] as const)('a %s in a %s: %s', (type, parent, allowed) => expect(mayStandIn(type, parent)).toBe(allowed))
