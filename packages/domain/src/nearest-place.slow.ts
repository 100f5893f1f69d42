import { expect, test } from 'vitest'
import { blocks, judge } from '../oracle/fit.ts'
import { buildHall, msOf } from '../oracle/hall.ts'
import { plainServer } from '../oracle/plain.ts'
import { createRandom, randomClaim, randomRack, randomThing } from '../oracle/random.ts'
import type { Candidate } from './fit.ts'
import { nearestIn, type NearPlace } from './nearest-place.ts'

const arrival = { coming: 'sent', is_firm: true } as const
const server = { ...plainServer, full_depth: false, depth_mm: null }

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
