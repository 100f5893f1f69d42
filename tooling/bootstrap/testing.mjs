import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser, findPostgres } from './machine.mjs'
import { inTerminal, interruption } from './processes.mjs'
import { runSlowTests } from './slow.mjs'
import { countAll, summaryLines, tasksOf, timeLines } from './summary.mjs'

/** @typedef {import('./preparation.mjs').Prepared} Prepared */

/** Packages whose tests fill the machine by themselves, and measure time. */
const HEAVY = ['@plenum/api-client', '@plenum/server', '@plenum/storybook']
/** Reads the whole repository, and so never comes from the cache. */
const ANEW = ['@plenum/house']

/** Tests come after the rest, the heavy ones last and one package at a time. */
const ROUNDS = [
  // lint checks the types of every file, too
  { tasks: ['lint', 'format:check', 'build'], without: [], concurrency: '2' },
  { tasks: ['test'], without: HEAVY, concurrency: '2' },
  { tasks: ['test', 'e2e'], without: ANEW, concurrency: '1' },
].map(({ without, ...round }) => ({ ...round, filters: without.map((name) => `--filter=!${name}`) }))
/**
 * Memory in large pages, where the machine lets each process choose: tests begin many processes, which take much memory
 * for a short time, and on a virtual machine each page of it can cost more than what is done with it.
 */
const LARGE_PAGES = { GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' }
const GOES_ON = '--continue=dependencies-successful'

/** @param {string} root reports of an earlier run must not be counted; cached ones come back with their task */
function dropReports(root) {
  for (const folder of ['apps', 'packages', 'tooling']) {
    for (const name of readdirSync(join(root, folder))) {
      rmSync(join(root, folder, name, 'test-results'), { recursive: true, force: true })
    }
  }
}

/** @param {string[]} tasks @param {import('./processes.mjs').Place} place */
function planOf(tasks, place) {
  const args = ['run', ...tasks, '--dry=json']
  const { status, stdout, stderr } = spawnSync('turbo', args, {
    ...place,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new Error(`turbo could not plan the tests:\n${stderr}`)
  return JSON.parse(stdout)
}

/** @param {string} root @param {number} since */
function runsSince(root, since) {
  const folder = join(root, '.turbo', 'runs')
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => path.endsWith('.json') && statSync(path).mtimeMs >= since)
    .sort((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
    .map((path) => JSON.parse(readFileSync(path, 'utf8')))
}

/**
 * Where tests run: with the browser and, where there is one, the PostgreSQL of this machine.
 * @param {Prepared} prepared
 * @returns {Promise<import('./processes.mjs').Place>}
 */
async function testingPlace({ root, env }) {
  const browser = await findBrowser({ cwd: root, env })
  const postgres = await findPostgres({ cwd: root, env })
  const found = { CHROMIUM_PATH: browser, ...(postgres ? { PLENUM_POSTGRES_BIN: postgres } : {}) }
  return { cwd: root, env: { ...LARGE_PAGES, ...env, ...found } }
}

/**
 * What `npm test` does: every check of the repository, with one line of sum at the end.
 * @param {Prepared} prepared @param {string[]} args handed on to turbo
 * @returns {Promise<number>} 0 only when nothing failed
 */
export async function runTests(prepared, args) {
  const { root } = prepared
  const place = await testingPlace(prepared)
  dropReports(root)
  const begun = Date.now()
  const plans = ROUNDS.map(({ tasks, filters }) => planOf([...tasks, ...filters, ...args], place))
  let worst = 0
  for (const { tasks, filters, concurrency } of ROUNDS) {
    const options = [GOES_ON, '--summarize', '--output-logs=new-only', `--concurrency=${concurrency}`]
    const code = await inTerminal('turbo', ['run', ...tasks, ...filters, ...options, ...args], place)
    worst = Math.max(worst, code)
    const interrupted = interruption()
    if (interrupted !== undefined) return interrupted
  }
  const tasks = tasksOf(plans, runsSince(root, begun))
  const counts = countAll(root, tasks)
  console.log(`\n${[...timeLines(tasks), ...summaryLines(counts)].join('\n')}`)
  return counts.failed.length > 0 ? Math.max(worst, 1) : worst
}

/**
 * What `npm run test:slow` does: the tests for which `npm test` has no time.
 * @param {Prepared} prepared @param {string[]} args names of parts, `--shard=i/n`, `--again`
 * @returns {Promise<number>} 0 only when nothing failed
 */
export const runSlow = async (prepared, args) => runSlowTests(await testingPlace(prepared), args)
