import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overlaps, rackRefusal, type Occupancy } from './placement.ts'

const at = (
  position: number,
  u_height: number | null,
  face: Occupancy['face'] = 'front',
  full_depth: boolean | null = false,
) => ({
  position,
  u_height,
  face,
  full_depth,
})

describe('two things in one rack', () => {
  test.each([
    ['side by side', at(1, 2), at(3, 2), false],
    ['sharing one unit', at(1, 2), at(2, 2), true],
    ['sharing half a unit', at(1, 1.5), at(2, 1), true],
    ['on the two faces', at(5, 1, 'front'), at(5, 1, 'rear'), false],
    ['on the two faces, one of full depth', at(5, 1, 'front', true), at(5, 1, 'rear'), true],
    ['one of unknown face', at(5, 1, null), at(5, 1, 'rear'), true],
    ['unknown height starting inside another', at(2, null), at(1, 4), true],
    ['unknown height reaching no further than its start', at(1, null), at(2, 1), false],
    ['zero height takes nothing', at(3, 0), at(3, 1), false],
  ])('%s', (_, one, other, expected) => expect(overlaps(one, other)).toBe(expected))

  const occupancy = fc.record({
    position: fc.integer({ min: 2, max: 80 }).map((half) => half / 2),
    u_height: fc.option(fc.integer({ min: 0, max: 20 }).map((half) => half / 2)),
    face: fc.constantFrom('front' as const, 'rear' as const, null),
    full_depth: fc.option(fc.boolean()),
  })
  test('the order of asking does not matter', () =>
    fc.assert(
      fc.property(occupancy, occupancy, (one, other) => overlaps(one, other) === overlaps(other, one)),
    ))
})

describe('a thing at a unit', () => {
  const rack = { type: 'rack' as const, u_height: 42, starting_unit: 1 }
  test.each([
    ['at the bottom', rack, at(1, 1), null],
    ['reaching the top', rack, at(41, 2), null],
    ['over the top', rack, at(42, 2), 'place_outside_rack'],
    ['of unknown height over the top', rack, at(43, null), 'place_outside_rack'],
    ['below the first unit', { ...rack, starting_unit: 10 }, at(9.5, 1), 'place_outside_rack'],
    ['in a rack of unknown height', { ...rack, u_height: null }, at(60, 10), null],
    ['in a room', { ...rack, type: 'room' as const }, at(1, 1), 'place_needs_rack'],
  ])('%s', (_, place, thing, refusal) => expect(rackRefusal(place, thing)).toBe(refusal))
})
