import { expect, test } from 'vitest'
import { numberedNames, PLACES_AT_ONCE } from './place-many.ts'

test.each([
  ['B##', 1, 3, ['B01', 'B02', 'B03']],
  ['Row #', 9, 10, ['Row 9', 'Row 10']],
  ['R', 1, 2, ['R1', 'R2']],
  ['R# of 2#', 1, 1, ['R# of 21']],
  ['B## (east)', 11, 11, ['B11 (east)']],
  ['B##', 3, 1, []],
] as const)('%s from %i to %i', (pattern, from, to, names) =>
  expect(numberedNames({ pattern, from, to })).toEqual(names),
)

test('no more than go in at once', () =>
  expect(numberedNames({ pattern: 'R', from: 1, to: 1e9 })).toHaveLength(PLACES_AT_ONCE))
