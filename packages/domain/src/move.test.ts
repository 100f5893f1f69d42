import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moveRefusal, placeRefusal, unitRange, type Holder, type Moving } from './move.ts'
import type { Face } from './placement.ts'

const rack: Holder = { type: 'rack', u_height: 42, starting_unit: 1 }

const thing = (position: number | null, over: Partial<Moving> = {}): Moving => ({
  position,
  face: 'front',
  u_height: 2,
  full_depth: false,
  ...over,
})

const standing = (name: string, position: number, over: Partial<Moving> = {}) => ({
  ...thing(position, over),
  name,
  position,
})

describe('a move', () => {
  test.each<[string, Holder, Moving]>([
    ['to the lowest unit', rack, thing(1)],
    ['to the highest unit it fits at', rack, thing(41)],
    ['to half a unit', rack, thing(10.5, { u_height: 1.5 })],
    ['to a rack whose units begin elsewhere', { ...rack, starting_unit: 5 }, thing(45)],
    ['of a thing of unknown height to the highest unit', rack, thing(42, { u_height: null })],
    ['into a rack without a unit', rack, thing(null)],
    ['into a rack of unknown height without a unit', { ...rack, u_height: null }, thing(null)],
    ['into a room', { type: 'room', u_height: null, starting_unit: null }, thing(null)],
    ['to a data centre', { type: 'data_center', u_height: null, starting_unit: null }, thing(null)],
  ])('%s is allowed', (_, place, moving) => expect(moveRefusal(place, [], moving)).toBeNull())

  test.each<[string, Holder, Moving, string, string]>([
    ['over the top', rack, thing(42), 'place_outside_rack', 'position'],
    ['half a unit over the top', rack, thing(41.5), 'place_outside_rack', 'position'],
    ['below the first unit', { ...rack, starting_unit: 5 }, thing(4), 'place_outside_rack', 'position'],
    ['taller than the rack', { ...rack, u_height: 1 }, thing(1), 'place_outside_rack', 'position'],
    [
      'to a unit of nobody knows what',
      { ...rack, u_height: null },
      thing(1),
      'place_height_unknown',
      'position',
    ],
    [
      'to a unit of a room',
      { type: 'room', u_height: null, starting_unit: null },
      thing(1),
      'place_needs_rack',
      'position',
    ],
    [
      'to a region',
      { type: 'region', u_height: null, starting_unit: null },
      thing(null),
      'place_holds_none',
      'node_id',
    ],
    ['to a rack out of use', { ...rack, in_use: false }, thing(1), 'place_out_of_use', 'node_id'],
  ])('%s is refused', (_, place, moving, code, attr) =>
    expect(moveRefusal(place, [], moving)).toEqual({ code, attr }),
  )

  test.each<[string, Moving]>([
    ['onto the same units', thing(10)],
    ['onto its upper unit', thing(11)],
    ['from below into its lower unit', thing(9)],
    ['of unknown face', thing(10, { face: null })],
    ['to the other face at full depth', thing(10, { face: 'rear', full_depth: true })],
    ['of unknown height onto its first half unit', thing(10, { u_height: null })],
  ])('%s names who is there', (_, moving) => {
    const rival = standing('Web 1', 10)
    const others = [standing('Far away', 20), rival]
    expect(moveRefusal(rack, others, moving)).toEqual({ code: 'place_taken', attr: 'position', rival })
  })

  test.each<[string, Moving]>([
    ['right above', thing(12)],
    ['right below', thing(8)],
    ['to the other face', thing(10, { face: 'rear' })],
    ['beside the rails', thing(10, { u_height: 0 })],
    ['without a unit', thing(null)],
  ])('%s passes it by', (_, moving) => expect(moveRefusal(rack, [standing('Web 1', 10)], moving)).toBeNull())

  test('of a thing among others of unknown depth goes by the face alone', () => {
    const other = standing('Web 1', 10, { face: 'rear', full_depth: null })
    expect(moveRefusal(rack, [other], thing(10))).toBeNull()
  })
})

test('what stands in a rack of unknown height is written down all the same', () => {
  expect(placeRefusal({ ...rack, u_height: null }, [], thing(30))).toBeNull()
  expect(placeRefusal({ type: 'room', u_height: null, starting_unit: null }, [], thing(3))).toMatchObject({
    code: 'place_needs_rack',
  })
})

describe('the units a thing can be mounted at', () => {
  test.each<[string, Holder, number | null, ReturnType<typeof unitRange>]>([
    ['one unit', rack, 1, { first: 1, last: 42 }],
    ['four units', rack, 4, { first: 1, last: 39 }],
    ['one and a half', rack, 1.5, { first: 1, last: 41 }],
    ['unknown height', rack, null, { first: 1, last: 42 }],
    ['units that begin at 10', { ...rack, u_height: 10, starting_unit: 10 }, 2, { first: 10, last: 18 }],
    ['a first unit nobody named', { ...rack, starting_unit: null }, 1, { first: 1, last: 42 }],
    ['too tall', { ...rack, u_height: 2 }, 3, null],
    ['a rack of unknown height', { ...rack, u_height: null }, 1, null],
    ['a room', { ...rack, type: 'room' }, 1, null],
  ])('%s', (_, place, height, expected) => expect(unitRange(place, height)).toEqual(expected))

  test('are exactly those an empty rack does not refuse', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 20 }),
        fc.option(fc.integer({ min: 1, max: 40 }).map((half) => half / 2)),
        fc.integer({ min: 1, max: 90 }),
        (u_height, starting_unit, height, position) => {
          const place: Holder = { type: 'rack', u_height, starting_unit }
          const range = unitRange(place, height)
          const within = range !== null && position >= range.first && position <= range.last
          return within === (moveRefusal(place, [], thing(position, { u_height: height })) === null)
        },
      ),
    ))
})

test('whether somebody is in the way does not depend on the order of looking', () => {
  const faces = fc.constantFrom<Face | null>('front', 'rear', null)
  const one = fc.record({
    position: fc.integer({ min: 1, max: 40 }),
    face: faces,
    u_height: fc.option(fc.integer({ min: 1, max: 4 })),
    full_depth: fc.option(fc.boolean()),
  })
  fc.assert(
    fc.property(fc.array(one), one, (others, moving) => {
      const forwards = moveRefusal(rack, others, moving)?.code
      return forwards === moveRefusal(rack, others.toReversed(), moving)?.code
    }),
  )
})
