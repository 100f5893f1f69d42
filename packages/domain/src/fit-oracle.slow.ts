import { expect, test } from 'vitest'
import { judge, line } from '../oracle/fit.ts'
import { createRandom, randomClaim, randomRack, randomThing } from '../oracle/random.ts'
import { FIT_CODES } from './fit-codes.ts'
import type { FitFinding } from './fit-limits.ts'
import { fit, isBlock, type Candidate } from './fit.ts'
import type { Claim } from './load.ts'

const PLACEMENTS = 10_000

function lineOf({ code, level, is, limit, path, rivals, unknown }: FitFinding): string {
  const words = [is, limit, path ?? '-', rivals?.join(',') ?? '-']
  return line(code, level, ...words, ...(unknown === undefined ? [] : [unknown]))
}

test(`${PLACEMENTS} random placements are judged as by looking at every half unit and every thing`, () => {
  const seen = new Map<string, number>()
  const differences: object[] = []
  let [fits, moved, aside] = [0, 0, 0]
  for (let seed = 1; seed <= PLACEMENTS; seed += 1) {
    const random = createRandom(seed)
    const rack = randomRack(random)
    const claims: Claim[] = Array.from({ length: random.int(0, 7) }, (_, at) =>
      randomClaim(random, rack, `c${at}`),
    )
    const candidate: Candidate = { ...randomThing(random, rack), asset_id: random.maybe('c0', 2) }
    const { findings, ...spot } = fit(rack, claims, candidate)
    const judged = judge(rack, claims, candidate)
    const said = { lines: findings.map(lineOf).toSorted(), ...spot }
    if (JSON.stringify(said) !== JSON.stringify(judged)) differences.push({ seed, said, judged })
    for (const { code, level } of findings)
      seen.set(`${code} ${level}`, (seen.get(`${code} ${level}`) ?? 0) + 1)
    if (!findings.some(isBlock)) fits += 1
    else if (spot.nearest !== null) moved += 1
    if (spot.nearest === candidate.position && spot.nearest_lane !== candidate.lane) aside += 1
  }
  expect(differences).toEqual([])
  // both answers, every code and every way out are among them often enough to mean something
  expect(fits).toBeGreaterThan(PLACEMENTS / 10)
  expect(moved).toBeGreaterThan(PLACEMENTS / 10)
  // what is narrow finds room beside what is in its way
  expect(aside).toBeGreaterThan(PLACEMENTS / 100)
  const often = FIT_CODES.filter(
    (code) => (seen.get(`${code} block`) ?? 0) + (seen.get(`${code} warn`) ?? 0) > 100,
  )
  expect(often).toEqual(FIT_CODES)
}, 60_000)
