import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { env, version } from 'node:process'
import { expect, inject, test } from 'vitest'
import { routes } from '../matrix.ts'
import { fuzzed, SLOW_MS, type Figures } from './run.ts'

/** How many requests are sent; `PLENUM_FUZZ=200000` sends as many and writes down what came of it, `SEED` repeats a run. */
const REQUESTS = Number(env.PLENUM_FUZZ ?? 1_200)
const SEED = env.SEED === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(env.SEED)
const FIGURES = join(import.meta.dirname, '../../../../docs/fuzzing.md')

const number = (value: number) => value.toLocaleString('en')

/** A table whose columns are as wide as what stands in them. */
function table(head: [string, string], lines: [string, string][]): string {
  const all = [head, ...lines]
  const [left = 0, right = 0] = [0, 1].map((at) => Math.max(...all.map((line) => line[at]?.length ?? 0)))
  const drawn = all.map(([name, value]) => `| ${name.padEnd(left)} | ${value.padStart(right)} |`)
  return [drawn[0], `| ${'-'.repeat(left)} | ${'-'.repeat(right - 1)}: |`, ...drawn.slice(1)].join('\n')
}

const pageOf = (figures: Figures, seconds: number) => {
  const { statuses } = figures
  const serverErrors = [...statuses].reduce((sum, [status, times]) => sum + (status >= 500 ? times : 0), 0)
  const each = [...figures.routes.values()]
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${version}`
  return `# What the API answers to whatever is sent

Written by \`PLENUM_FUZZ=${figures.requests} SEED=${figures.seed} pnpm exec vitest run contract/fuzz --project ${inject('engine').kind}\`
in \`packages/api-client\` on ${new Date().toISOString().slice(0, 10)}: ${machine}, ${number(Math.round(seconds))} s.
Requests are made from the API's own document: good ones, ones at the limits of every field and beyond them, and hostile
ones; ids, versions and cursors come from earlier answers. Each answer is held against the document.

${table(
  ['', ''],
  [
    ['requests', number(figures.requests)],
    ['good', number(figures.kinds.valid)],
    ['at the limits', number(figures.kinds.boundary)],
    ['hostile', number(figures.kinds.hostile)],
    ['routes', `${number(figures.routes.size)} of ${number(routes.length)}`],
    ['routes that did what was asked', number(figures.done.size)],
    ['least requests of a route', number(Math.min(...each))],
    ['companies they were sent to', number(figures.companies)],
    ['answers of 500 and above', number(serverErrors)],
    ['answers off the document', number(figures.faults.size)],
    [`answers after more than ${SLOW_MS / 1_000} s`, number(figures.slow)],
    ['slowest answer', `${number(Math.round(figures.slowest.ms))} ms`],
  ],
)}

${table(
  ['answer', 'times'],
  [...statuses].toSorted(([one], [other]) => one - other).map(([status, times]) => [`${status}`, number(times)]),
)}
`
}

// What a route makes of a request is decided before a database is asked, or by it on both engines alike: the short form runs on one.
test.runIf(inject('engine').kind === 'pglite' || env.PLENUM_FUZZ !== undefined)(
  `${REQUESTS} requests of every kind get the answers that the document names`,
  { timeout: 120_000 + REQUESTS * 100 },
  async () => {
    const begun = performance.now()
    console.log(`SEED=${SEED}`)
    const figures = await fuzzed({ seed: SEED, requests: REQUESTS })
    const seconds = (performance.now() - begun) / 1_000
    const statuses = Object.fromEntries(figures.statuses)
    console.log(`${figures.requests} requests in ${seconds.toFixed(1)} s`, figures.kinds, statuses)
    const undone = routes.filter(({ name }) => !figures.done.has(name)).map(({ name }) => name)
    console.log(`${undone.length} routes never did what was asked: ${undone.join(', ')}`)
    console.log(`${figures.companies} companies, slowest: ${figures.slowest.ms.toFixed(0)} ms, ${figures.slowest.route}`)
    if (env.PLENUM_FUZZ !== undefined) writeFileSync(FIGURES, pageOf(figures, seconds))
    expect([...figures.faults].map(([fault, request]) => `${fault}\n  ${request}`)).toEqual([])
    expect(figures.routes.size).toBe(Math.min(REQUESTS, routes.length))
    // Nobody's key became a property of everything.
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
  },
)
