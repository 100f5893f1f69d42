import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANES, type Lane } from './lane.ts'
import {
  facesMeet,
  freeSpots,
  inTheWay,
  largestFree,
  overlaps,
  rackRefusal,
  startsIn,
  unitsBelow,
  usedUnits,
  type Occupancy,
} from './rack-space.ts'

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
    ['zero height beside the middle of a tall one', at(3, 0), at(2, 4), false],
  ])('%s', (_, one, other, expected) => expect(overlaps(one, other)).toBe(expected))

  const lane = (name: Lane | null, at_unit = 5) => ({ ...at(at_unit, 1), lane: name })
  test.each([
    ['two halves', lane('left_half'), lane('right_half'), false],
    ['one half twice', lane('left_half'), lane('left_half'), true],
    ['two thirds', lane('left_third'), lane('center_third'), false],
    ['a half and the third that reaches into it', lane('left_half'), lane('center_third'), true],
    ['a half and the third beyond it', lane('left_half'), lane('right_third'), false],
    ['a half and what takes the whole width', lane('left_half'), at(5, 1), true],
    ['a half and what is not known to be narrow', lane('left_half'), lane(null), true],
    ['one half at two units', lane('left_half'), lane('left_half', 6), false],
  ])('in lanes: %s', (_, one, other, expected) => expect(overlaps(one, other)).toBe(expected))

  const occupancy = fc.record({
    position: fc.integer({ min: 2, max: 80 }).map((half) => half / 2),
    u_height: fc.option(fc.integer({ min: 0, max: 20 }).map((half) => half / 2)),
    face: fc.constantFrom('front' as const, 'rear' as const, null),
    full_depth: fc.option(fc.boolean()),
    lane: fc.option(fc.constantFrom(...LANES)),
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
    ['a strip beside the last unit', rack, at(42, 0), null],
    ['a strip beside no unit', rack, at(43, 0), 'place_outside_rack'],
    ['in a rack of unknown height', { ...rack, u_height: null }, at(60, 10), null],
    ['in a room', { ...rack, type: 'room' as const }, at(1, 1), 'place_needs_rack'],
  ])('%s', (_, place, thing, refusal) => expect(rackRefusal(place, thing)).toBe(refusal))
})

describe('two things on the two faces of the same units', () => {
  const rack = { u_height: 42, starting_unit: 1, mounting_depth_mm: 700 }
  const deep = (face: Occupancy['face'], depth_mm: number | null, position = 5) => ({
    ...at(position, 1, face),
    depth_mm,
  })
  test.each([
    ['together as deep as the rack', deep('front', 400), deep('rear', 300), rack, false],
    ['together deeper', deep('front', 400), deep('rear', 301), rack, true],
    ['one of unknown depth', deep('front', 699), deep('rear', null), rack, false],
    [
      'in a rack of unknown depth',
      deep('front', 900),
      deep('rear', 900),
      { ...rack, mounting_depth_mm: null },
      false,
    ],
    ['at different units', deep('front', 400), deep('rear', 400, 6), rack, false],
    ['on one face', deep('front', 400), deep('front', 400), rack, false],
    [
      'in two lanes',
      { ...deep('front', 400), lane: 'left_half' as const },
      { ...deep('rear', 400), lane: 'right_half' as const },
      rack,
      false,
    ],
  ])('%s', (_, one, other, holder, expected) => {
    expect(facesMeet(holder, one, other)).toBe(expected)
    expect(facesMeet(holder, other, one)).toBe(expected)
    expect(inTheWay(holder, one, other)).toBe(expected || overlaps(one, other))
  })
})

describe('the positions of a rack', () => {
  const rack = { u_height: 4, starting_unit: 10 }
  test.each([
    ['whole units', 2, 1, [10, 11, 12]],
    ['half units', 2.5, 0.5, [10, 10.5, 11, 11.5]],
    ['unknown height', null, 1, [10, 11, 12, 13]],
    ['a strip', 0, 1, [10, 11, 12, 13]],
    ['too tall', 4.5, 1, []],
  ])('%s', (_, height, step, starts) => expect(startsIn(rack, height, step)).toEqual(starts))

  test('are free where nobody is in the way, on the other face too', () => {
    const others = [at(11, 1, 'rear')]
    const positionsOf = (...asked: Parameters<typeof freeSpots>) =>
      freeSpots(...asked).map(({ position }) => position)
    expect(positionsOf(rack, others, at(0, 1, 'front'))).toEqual([10, 11, 12, 13])
    expect(positionsOf(rack, others, at(0, 1, 'front', true))).toEqual([10, 12, 13])
    expect(positionsOf({ ...rack, u_height: null }, [], at(0, 1))).toEqual([])
  })

  test('are free lane by lane for what is narrow, its own lane first', () => {
    const others = [
      { ...at(10, 4), lane: 'left_third' as const },
      { ...at(11, 3), lane: 'center_third' as const },
    ]
    expect(freeSpots(rack, others, { ...at(0, 1), lane: 'right_third' })).toEqual([
      { position: 10, lane: 'right_third' },
      { position: 10, lane: 'center_third' },
      { position: 11, lane: 'right_third' },
      { position: 12, lane: 'right_third' },
      { position: 13, lane: 'right_third' },
    ])
    expect(freeSpots(rack, others, { ...at(0, 1), lane: 'right_half' })).toEqual([
      { position: 10, lane: 'right_half' },
    ])
  })
})

test.each([
  ['nothing', [], 0, 42],
  ['what has a unit', [at(1, 2), at(10, 2), { position: null, u_height: 3 }], 4, 31],
  ['both faces at one unit, once', [at(1, 2), at(1, 2, 'rear')], 2, 40],
  ['half units', [at(1, 1.5), at(4, null)], 2, 38.5],
  ['half the width as all of it', [{ ...at(1, 1), lane: 'left_half' as const }], 1, 41],
  ['a strip not at all', [at(20, 0)], 0, 42],
  ['all but the middle', [at(1, 20), at(23, 20)], 40, 2],
])('of a rack, %s is used', (_, things, used, largest) => {
  expect(usedUnits(things)).toBe(used)
  expect(largestFree({ u_height: 42, starting_unit: 1 }, things)).toBe(largest)
})

test('nobody knows what is free of a rack of unknown height', () =>
  expect(largestFree({ u_height: null, starting_unit: 1 }, [])).toBeNull())

test.each([
  ['bottom_up' as const, 1, 2, 0],
  ['bottom_up' as const, 41, 2, 40],
  ['top_down' as const, 1, 2, 40],
  ['top_down' as const, 41, 2, 0],
  [null, 10.5, 1, 9.5],
])('counting %s, a thing at %d of %d units hangs %d units high', (u_direction, position, u_height, below) =>
  expect(unitsBelow({ u_height: 42, starting_unit: 1, u_direction }, { position, u_height })).toBe(below),
)

test('a unit is below another one as the rack counts, wherever it begins', () =>
  expect(unitsBelow({ u_height: 10, starting_unit: 5, u_direction: 'top_down' }, at(14, 1))).toBe(0))
