import { isOnce } from '@plenum/bench/asked'
import { env } from 'node:process'
import { expect, inject, test } from 'vitest'
import { routes } from '../matrix.ts'
import { writeDown } from './figures.ts'
import { fuzzed } from './run.ts'

/** How many requests are sent; `PLENUM_FUZZ=200000` sends as many and writes down what came of it, `SEED` repeats a run. */
const REQUESTS = Number(env.PLENUM_FUZZ ?? routes.length * 3)
/** A long run ends after so many minutes with the requests it has sent by then. */
const MINUTES = Number(env.MINUTES ?? 600)
const isLong = env.PLENUM_FUZZ !== undefined
/** The short form sends the same each time. */
const SEED = Number(env.SEED ?? (isLong ? Math.floor(Math.random() * 2 ** 31) : 7))
const engine = inject('engine').kind

// What becomes of a request is mostly decided before a database is asked: the short form runs on one engine.
test.runIf(isLong || (engine === 'pglite' && !isOnce))(
  `${REQUESTS} requests of every kind get the answers that the document names`,
  { timeout: 120_000 + REQUESTS * 100 },
  async () => {
    console.log(`SEED=${SEED}`)
    const figures = await fuzzed({ seed: SEED, requests: REQUESTS, minutes: MINUTES })
    const { kinds, statuses, slowest, companies, seconds } = figures
    console.log(
      `${figures.requests} requests in ${seconds.toFixed(1)} s`,
      kinds,
      Object.fromEntries(statuses),
    )
    const undone = routes.filter(({ name }) => !figures.done.has(name)).map(({ name }) => name)
    if (isLong) console.log(`${undone.length} routes never did what was asked: ${undone.join(', ')}`)
    console.log(`${companies} companies; slowest: ${slowest.ms.toFixed(0)} ms, ${slowest.route}`)
    if (isLong) writeDown(figures, engine)
    expect([...figures.faults].map(([fault, request]) => `${fault}\n  ${request}`)).toEqual([])
    expect(figures.routes.size).toBe(Math.min(figures.requests, routes.length))
    // Nobody's key became a property of everything.
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
  },
)
