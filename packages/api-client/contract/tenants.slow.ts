import fc from 'fast-check'
import { beginTrial } from '@plenum/bench/long-run'
import { timesOf } from '@plenum/bench/trials'
import { expect, inject, test } from 'vitest'
import type { Position } from './foreign.ts'
import { twoCompanies } from './two-companies.ts'

const OPERATIONS = timesOf('tenants')
const record = beginTrial('tenants')
const BATCH = 8

test(
  `${OPERATIONS} requests with another company's ids learn and change nothing`,
  { timeout: 3_600_000 },
  async () => {
    const { names, targets, learnsNothing, theirRows } = await twoCompanies()
    const before = await theirRows()
    const operation = fc.constantFrom(...targets).chain(({ route, positions }) =>
      fc.subarray(positions, { minLength: 1, maxLength: Math.min(3, positions.length) }).chain((some) =>
        fc.tuple(...some.map(() => fc.constantFrom(...names))).map((values) => ({
          route,
          placed: some.map((at, index): [Position, string] => [at, values[index] ?? '']),
        })),
      ),
    )
    const begun = performance.now()
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: BATCH, maxLength: BATCH }), (some) =>
        Promise.all(some.map(learnsNothing)).then(() => undefined),
      ),
      { numRuns: OPERATIONS / BATCH, seed: 7 },
    )
    console.log(`${OPERATIONS} operations in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    expect(await theirRows()).toEqual(before)
    const engine = inject('engine').kind
    record({ engine, done: { requests: OPERATIONS }, failed: { 'things learned': 0, 'rows changed': 0 } })
  },
)
