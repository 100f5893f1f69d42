import { expect, test } from 'vitest'
import { everyDay } from '../oracle/overload.ts'
import { createRandom, randomClaim, randomRack } from '../oracle/random.ts'
import { addDays } from './date.ts'
import { LIMIT_CODES } from './fit-limits.ts'
import type { PassingClaim } from './load.ts'
import { overloadsOf } from './plan-overload.ts'

const TODAY = '2026-06-15'
const inDays = (days: number) => addDays(TODAY, days)

const RACKS = 10_000

test(`in ${RACKS} random racks the same is found as by adding up every day`, () => {
  const differences: object[] = []
  const seen = new Map<string, number>()
  for (let seed = 1; seed <= RACKS; seed += 1) {
    const random = createRandom(seed)
    const { int, maybe } = random
    const rack = { ...randomRack(random), max_static_load_kg: maybe(int(150, 400), 3) }
    const claims = Array.from({ length: int(2, 9) }, (_, at): PassingClaim => {
      const claim = randomClaim(random, rack, `c${at}`)
      const asset_id = maybe(`c${int(0, at)}`, 5)
      const until = maybe(inDays(int(-3, 20)), 2)
      if (int(1, 3) === 1) return { ...claim, asset_id, until }
      return { ...claim, asset_id, until, space: 'planned', plan: { from: maybe(inDays(int(-3, 15))) } }
    }).filter(({ plan, until }) => plan?.from == null || until === null || until > plan.from)
    const said = overloadsOf({ ...rack, claims }, TODAY).map(
      ({ code, path, claim, from, to }) =>
        `${code}${path === undefined ? '' : ` ${path}`} ${claim.id} ${from} ${to ?? 'on'}`,
    )
    const judged = everyDay(rack, claims, TODAY)
    if (said.toSorted().join() !== judged.toSorted().join()) differences.push({ seed, said, judged })
    for (const each of said) {
      const code = each.split(' ')[0] ?? ''
      seen.set(code, (seen.get(code) ?? 0) + 1)
    }
  }
  expect(differences.slice(0, 3)).toEqual([])
  const often = LIMIT_CODES.filter((code) => (seen.get(code) ?? 0) > 50)
  expect(often).toEqual(LIMIT_CODES)
}, 60_000)
