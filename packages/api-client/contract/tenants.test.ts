import { expect, inject, test } from 'vitest'
import type { Position } from './foreign.ts'
import { twoCompanies } from './two-companies.ts'

const isText = (at: Position) => at.in === 'query' && ['search', 'q'].includes(at.name)

// Every position once, each with another of the names; `tenants.slow.ts` tries several at a time, at random.
test.runIf(inject('engine').kind === 'pglite')(
  "another company's id learns and changes nothing, at any position of any route",
  { timeout: 300_000 },
  async () => {
    const { names, mark, targets, learnsNothing, theirRows } = await twoCompanies()
    const before = await theirRows()
    let next = 0
    for (const { route, positions } of targets)
      for (const position of positions) {
        await learnsNothing({ route, placed: [[position, names[next % names.length] ?? '']] })
        // a text finds names, and nothing by an id
        if (isText(position)) await learnsNothing({ route, placed: [[position, mark]] })
        next += 1
      }
    expect(await theirRows()).toEqual(before)
  },
)
