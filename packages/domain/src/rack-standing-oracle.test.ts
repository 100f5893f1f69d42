import { expect, test } from 'vitest'
import { createRandom, randomClaim, randomRack, type Random } from '../oracle/random.ts'
import { capacityOf, pathsOf, type RackFacts } from './capacity.ts'
import { exact } from './capacity-counters.ts'
import type { Claim } from './load.ts'
import { besides, sharedHalves } from './shared-units.ts'
import { standingOn, type RackChange, type RackStanding } from './rack-standing.ts'

const CASES = 2000
const [DAY, AFTER] = ['2026-03-01', '2026-04-01']

const standing = (facts: RackFacts, claims: readonly Claim[]): RackStanding => ({
  id: 'r',
  capacities: capacityOf(facts, claims),
  paths: pathsOf(facts, claims),
  free_block: 5,
})

/** A rack by chance, with what becomes of it and what is left of that. */
function randomOutlook(random: Random) {
  const { int, one } = random
  const facts = randomRack(random)
  const all = Array.from({ length: int(1, 8) }, (_, at) => {
    const some = randomClaim(random, facts, `c${at}`)
    // now and then another claim of the same thing
    return { ...some, asset_id: int(1, 4) === 1 ? `c${at - 1}` : some.asset_id }
  }).map((some) => {
    const day = one([DAY, DAY, AFTER])
    const what = one(['stays', 'ends', 'ends', 'comes'] as const)
    const is: Claim = what === 'comes' ? { ...some, space: 'planned', power: some.power && 'planned' } : some
    return { what, is, day }
  })
  const changing = all.flatMap(({ what, is, day }): RackChange[] =>
    what === 'stays' ? [] : [{ rack_id: 'r', what, claim: is, day }],
  )
  const [claims, ending] = [all.map(({ is }) => is), changing.map(({ claim }) => claim)]
  const isOfSame = ({ asset_id }: Claim) =>
    asset_id !== null && ending.some((claim) => claim.asset_id === asset_id)
  const left = all.flatMap(({ what, is, day }): Claim[] => {
    if (what === 'stays' || day > DAY) return [is]
    return what === 'ends' ? [] : [{ ...is, space: 'taken', power: is.power && 'taken' }]
  })
  return {
    facts,
    claims,
    changing,
    // no more is known of what stays
    stays: [
      ...besides(ending, sharedHalves(claims)),
      ...all.flatMap(({ what, is }) => (what === 'stays' && isOfSame(is) ? [is] : [])),
    ],
    left,
  }
}

/** Every number to the thousandth. */
const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) => (typeof part === 'number' ? exact(part) : part))

test(`${CASES} racks by chance are on a later day what is left of all their claims`, () => {
  let [shared, moved] = [0, 0]
  for (let seed = 1; seed <= CASES; seed += 1) {
    const { facts, claims, changing, stays, left } = randomOutlook(createRandom(seed))
    const [today, then] = [standing(facts, claims), standing(facts, left)]
    const outlook = { changes: changing, stays: new Map([['r', stays]]) }
    expect(rounded(standingOn([today], outlook, DAY)), `seed ${seed}`).toEqual(rounded([then]))
    if (stays.length > 0) shared += 1
    if (then.capacities.space.used !== today.capacities.space.used) moved += 1
  }
  // what stays in the way of what changes is there often enough to mean something
  expect(Math.min(shared, moved)).toBeGreaterThan(CASES / 4)
})
