import { expect, test } from 'vitest'
import { tryAll } from '../oracle/find.ts'
import { createRandom, randomClaim, randomRack, randomThing, type Random } from '../oracle/random.ts'
import { findPlaces, type FinderRack, type PlaceSearch } from './finder.ts'

const CASES = 200

function randomSearch(random: Random): PlaceSearch {
  const { int, one, maybe } = random
  const { position: _, ...thing } = randomThing(random, randomRack(random))
  return {
    // smaller than what stands there, so that several find a place
    thing: {
      ...thing,
      u_height: maybe(one([1, 1, 1.5, 2]), 20),
      weight_kg: maybe(int(1, 20)),
      budget_w: maybe(int(0, 300)),
    },
    count: int(1, 4),
    row_id: maybe('row 1', 2),
    today: '2026-02-01',
    before: maybe(`2026-0${int(3, 6)}-${one(['01', '15'])}`, 4),
  }
}

test(`${CASES} searches find what trying every day and every set of positions finds, in its order`, () => {
  let [several, later, none] = [0, 0, 0]
  for (let seed = 1; seed <= CASES; seed += 1) {
    const random = createRandom(seed)
    const racks = Array.from({ length: random.int(1, 6) }, (_, at): FinderRack => {
      const rack = randomRack(random)
      return {
        ...rack,
        u_height: rack.u_height && Math.min(8, rack.u_height),
        id: `rack ${at}`,
        row_id: `row ${random.int(1, 2)}`,
        claims: Array.from({ length: random.int(0, 5) }, (__, claim) =>
          randomClaim(random, rack, `c${claim}`),
        ),
      }
    })
    const search = randomSearch(random)
    const { offers, refused, plan, missing } = findPlaces(racks, search)
    const tried = tryAll(racks, search)
    expect(
      offers.map(({ rack_id, positions, lanes, from }) => ({ rack_id, positions, lanes, from })),
      `seed ${seed}`,
    ).toEqual(tried.map(({ rack_id, positions, lanes, from }) => ({ rack_id, positions, lanes, from })))
    const left = racks.filter(({ id }) => tried.every(({ rack_id }) => rack_id !== id))
    expect(refused.map(({ rack_id }) => rack_id)).toEqual(left.map(({ id }) => id))
    expect(refused.filter(({ against }) => against.length === 0)).toEqual([])
    const most = tried.reduce((sum, { positions }) => sum + positions.length, 0)
    expect([plan.length, missing]).toEqual([Math.min(most, search.count), Math.max(0, search.count - most)])
    if (offers.length > 1) several += 1
    if (offers.some(({ from }) => from > search.today)) later += 1
    if (offers.length === 0) none += 1
  }
  expect(Math.min(several, later, none)).toBeGreaterThan(CASES / 20)
}, 60_000)
