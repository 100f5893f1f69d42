import { describe, expect, test } from 'vitest'
import { blocks, judge } from '../oracle/fit.ts'
import { buildHall, msOf } from '../oracle/hall.ts'
import { plainClaim, plainRack, plainServer } from '../oracle/plain.ts'
import { createRandom, randomClaim, randomRack, randomThing } from '../oracle/random.ts'
import type { Candidate } from './fit.ts'
import type { Claim } from './load.ts'
import { byNearness, nearestIn, type NearPlace, type RackSpot } from './nearest-place.ts'

const arrival = { coming: 'sent', is_firm: true } as const
const server = { ...plainServer, full_depth: false, depth_mm: null }
const full = (face: 'front' | 'rear') =>
  plainClaim(`full ${face}`, {
    position: 1,
    u_height: 42,
    face,
    full_depth: false,
    depth_mm: null,
    budget_w: 0,
    heat_w: 0,
  })
const rack = (claims: readonly Claim[] = []) => ({ ...plainRack, id: 'r', claims })

describe('in a rack the nearest place', () => {
  test('is on the side that is wanted, else on the other one, else nowhere', () => {
    const candidate = { ...server, position: 7 }
    expect(nearestIn(rack(), { candidate, arrival })).toEqual({
      node_id: 'r',
      face: 'front',
      position: 7,
      lane: null,
    })
    const rear = { node_id: 'r', face: 'rear', position: 7, lane: null }
    expect(nearestIn(rack([full('front')]), { candidate, arrival })).toEqual(rear)
    expect(nearestIn(rack([full('front'), full('rear')]), { candidate, arrival })).toBeUndefined()
  })

  test('is none where what is wanted on both sides breaks a limit of the rack', () => {
    const candidate = { ...server, weight_kg: 2000 }
    expect(nearestIn(rack(), { candidate, arrival })).toBeUndefined()
  })

  test('of what hangs beside the rails takes no unit, and of what has none yet is the lowest', () => {
    const strip = { ...server, u_height: 0, position: null, face: 'rear' as const }
    expect(nearestIn(rack([full('rear')]), { candidate: strip, arrival })).toMatchObject({ position: null })
    const loose = { ...server, position: null }
    const taken = plainClaim('a', { position: 1 })
    expect(nearestIn(rack([taken]), { candidate: loose, arrival })).toMatchObject({ position: 3 })
  })
})

const CASES = 6000

test(`in ${CASES} random racks it is what looking at every half unit of both sides finds`, () => {
  const differences: object[] = []
  const seen = { same: 0, other: 0, none: 0 }
  for (let seed = 1; seed <= CASES; seed += 1) {
    const random = createRandom(seed)
    const facts = { ...randomRack(random), u_height: random.int(3, 9) }
    const claims = Array.from({ length: random.int(3, 9) }, (_, at) => randomClaim(random, facts, `c${at}`))
    const thing: Candidate = { ...randomThing(random, facts), asset_id: null }
    if (thing.position === null || thing.face === null || thing.u_height === 0) continue
    const found = nearestIn({ ...facts, id: 'r', claims }, { candidate: thing, arrival })
    const other = thing.face === 'front' ? ('rear' as const) : ('front' as const)
    const expected = [thing.face, other].flatMap((face): NearPlace[] => {
      const { lines, nearest, nearest_lane } = judge(facts, claims, { ...thing, face })
      const { position, lane } = blocks(lines) ? { position: nearest, lane: nearest_lane } : thing
      return position === null ? [] : [{ node_id: 'r', face, position, lane: lane ?? null }]
    })[0]
    if (JSON.stringify(found) !== JSON.stringify(expected)) differences.push({ seed, found, expected })
    seen[found === undefined ? 'none' : found.face === thing.face ? 'same' : 'other'] += 1
  }
  expect(differences.slice(0, 3)).toEqual([])
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(100)
}, 60_000)

describe('racks are looked at', () => {
  const spot = (id: string, order: number, over: Partial<RackSpot> = {}): RackSpot => ({
    id,
    row_id: 'A',
    order,
    x_mm: null,
    y_mm: null,
    ...over,
  })
  const names = (from: RackSpot, spots: readonly RackSpot[]) => byNearness(from, spots).map(({ id }) => id)

  test('by their order, those of the same row before all others', () => {
    const others = [spot('B1', 4, { row_id: 'B' }), spot('A1', 1), spot('A9', 9), spot('A4', 5)]
    expect(names(spot('A3', 3), others)).toEqual(['A1', 'A4', 'A9', 'B1'])
  })

  test('by the floor where they are drawn', () => {
    const at = (id: string, x_mm: number, y_mm: number, row_id = 'A') => spot(id, 1, { x_mm, y_mm, row_id })
    const others = [at('far', 9000, 0), at('near', 600, 0), at('across', 0, 1200, 'B'), spot('undrawn', 2)]
    expect(names(at('own', 0, 0), others)).toEqual(['near', 'far', 'undrawn', 'across'])
  })

  test('none is of the row of a rack that stands in no row', () => {
    const loose = [spot('x', 9, { row_id: null }), spot('y', 2, { row_id: null })]
    expect(names(spot('own', 1, { row_id: null }), loose)).toEqual(['y', 'x'])
  })
})

test('a hovered rack is looked through within a frame, and a room of 500 in which nothing fits before it is noticed', () => {
  const hall = buildHall(500, 40)
  const candidate = { ...server, position: 20, u_height: 30, weight_kg: 1, budget_w: 1, heat_w: 1 }
  const lookIn = (racks: typeof hall) => racks.filter((each) => nearestIn(each, { candidate, arrival }))
  expect(lookIn(hall)).toEqual([])
  const isDoneWithin = (ms: number, racks: typeof hall) =>
    Array.from({ length: 10 }).some(() => msOf(() => lookIn(racks)) < ms)
  expect(isDoneWithin(16, hall.slice(7, 8))).toBe(true)
  expect(isDoneWithin(150, hall)).toBe(true)
})
