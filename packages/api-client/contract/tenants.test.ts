import { expect, inject, test } from 'vitest'
import { twoCompanies } from './two-companies.ts'

// Every position once, each with another of the names; `tenants.slow.ts` tries several at a time, at random.
test.runIf(inject('engine').kind === 'pglite')(
  "another company's id learns and changes nothing, at any position of any route",
  { timeout: 300_000 },
  async () => {
    const { names, targets, learnsNothing, theirRows } = await twoCompanies()
    const before = await theirRows()
    let next = 0
    for (const { route, positions } of targets)
      for (const position of positions) {
        await learnsNothing({ route, placed: [[position, names[next % names.length] ?? '']] })
        next += 1
      }
    expect(await theirRows()).toEqual(before)
  },
)
