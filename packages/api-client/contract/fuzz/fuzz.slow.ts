import { env } from 'node:process'
import { beginTrial } from '@plenum/bench/long-run'
import { isFull, timesOf } from '@plenum/bench/trials'
import { expect, inject, test } from 'vitest'
import { routes } from '../matrix.ts'
import { fuzzed, SLOW_MS, type Figures } from './run.ts'

const REQUESTS = timesOf('fuzz')
/** The short run sends the same requests each time; `SEED` sends others, or repeats a run. */
const SEED = Number(env.SEED ?? (isFull ? Math.floor(Math.random() * 2 ** 31) : 7))
const record = beginTrial('fuzz')
const engine = inject('engine').kind

const counted = ({ requests, kinds, statuses, routes: sent, done, slow }: Figures) => {
  const answers = (first: number) =>
    [...statuses].reduce((sum, [status, times]) => sum + (Math.floor(status / 100) === first ? times : 0), 0)
  return {
    requests,
    valid: kinds.valid,
    'at the limits': kinds.boundary,
    hostile: kinds.hostile,
    'answers 2xx': answers(2),
    'answers 4xx': answers(4),
    'answers 5xx': answers(5),
    routes: sent.size,
    'routes that succeeded at least once': done.size,
    [`answers over ${SLOW_MS / 1_000} s`]: slow,
  }
}

// Most requests are answered before a database is asked: the short run needs one engine only.
test.runIf(isFull || engine === 'pglite')(
  `${REQUESTS} requests of every kind get the answers that the document names`,
  { timeout: 120_000 + REQUESTS * 100 },
  async () => {
    console.log(`SEED=${SEED}`)
    const figures = await fuzzed({ seed: SEED, requests: REQUESTS })
    const { statuses, slowest, companies, seconds } = figures
    console.log(`${figures.requests} requests in ${seconds.toFixed(1)} s`, Object.fromEntries(statuses))
    const undone = routes.filter(({ name }) => !figures.done.has(name)).map(({ name }) => name)
    console.log(`${undone.length} routes never succeeded: ${undone.join(', ')}`)
    console.log(`${companies} companies; slowest: ${slowest.ms.toFixed(0)} ms, ${slowest.route}`)
    record({
      engine,
      done: counted(figures),
      failed: { 'answers that the document does not name': figures.faults.size },
      worst: [{ what: 'slowest answer', value: slowest.ms, unit: 'ms' }],
    })
    expect([...figures.faults].map(([fault, request]) => `${fault}\n  ${request}`)).toEqual([])
    expect(figures.routes.size).toBe(Math.min(figures.requests, routes.length))
    // Nobody's key became a property of everything.
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
  },
)
