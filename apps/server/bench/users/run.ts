/*
 * How fast a server answers when many users work at once, and what it needs when they do so for long:
 *   npm run bench -- users|users-postgres -- [--users 1000] [--minutes 10] [--think 20] [--assets 30000] [--seed 1]
 *     [--keep folder] [--dry]
 * `--keep` leaves what was filled in for the next time; `--dry` writes no page. Exits with 1 where any request failed.
 */
import { parseArgs } from 'node:util'
import type { Figure } from '@plenum/bench/figures'
import { median, p99, quantile } from '@plenum/bench/pairs'
import { beginRun } from '@plenum/bench/record'
import { atMost } from '../targets.ts'
import { busyServer } from './busy-server.ts'
import { filesIn, growth, type Reading } from './watch.ts'

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '10' },
    think: { type: 'string', default: '20' },
    assets: { type: 'string', default: '30000' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string' },
    engine: { type: 'string', default: 'embedded' },
    dry: { type: 'boolean', default: false },
  },
})
const [users = 0, minutes = 0, think = 0, assets = 0, seed = 0] = [
  values.users,
  values.minutes,
  values.think,
  values.assets,
  values.seed,
].map(Number)

const engine = values.engine === 'postgres' ? 'postgres' : 'embedded'
const record = beginRun({
  bench: engine === 'postgres' ? 'users-postgres' : 'users',
  about: `Users, each with a session, work through the web's own client with a server on ${engine === 'postgres' ? 'PostgreSQL' : 'the embedded database'}, which runs as
another process on the same machine, with the limits as shipped. An open model: actions start when they are due, by a
Poisson process with seed ${seed}, even if the server is slow, and their time counts from that moment. Some of the users
listen to live events of the others' changes.`,
})
const { tally, done, heard, listeners, begin, end, taken, code, stderr } = await busyServer({
  users,
  assets,
  think,
  seed,
  seconds: minutes * 60,
  entering: 10,
  listening: 0.3,
  keep: values.keep,
  engine,
})

/** What grows in a server that works for long. */
const soaked = (readings: readonly Reading[]): Figure[] => [
  {
    what: 'memory growth of the server in an hour, in the second half',
    where: `${where}; ${readings.length} readings`,
    value: growth(readings),
    unit: 'share',
    targets: minutes < SOAK_MINUTES ? [] : [atMost(0.01, 'value', 'aim')],
  },
  {
    what: 'open files and connections of the server in the last quarter',
    where,
    value: filesIn(readings, 3),
    unit: 'files',
    beside: { what: 'in the second quarter', value: filesIn(readings, 1) },
    targets: [atMost(1.01, 'ratio', 'aim')],
  },
]
/** A shorter run tells of its beginning more than of what comes after. */
const SOAK_MINUTES = 45
const count = (number: number) => number.toLocaleString('en')
const requests = [...tally.times.values()].reduce((sum, times) => sum + times.length, 0)
const where = `${count(users)} users, ${minutes} min, one action each ${think} s; ${count(assets)} assets`
const figures: Figure[] = [
  {
    what: 'errors',
    where: `in ${count(requests)} requests of ${where}`,
    value: tally.failed + (stderr === '' && code === 0 ? 0 : 1),
    unit: 'errors',
    targets: [atMost(0, 'value')],
  },
  ...[...tally.times].map(([what, times]): Figure => ({
    what,
    where: `${count(times.length)} times; p95 ${quantile(times, 0.95).toFixed(1)} ms`,
    value: median(times),
    p99: p99(times),
    unit: 'ms',
    targets: [],
  })),
  {
    what: 'all requests but sign-ins, p99',
    where,
    value: p99([...tally.times].flatMap(([kind, times]) => (kind === 'sign in' ? [] : times))),
    unit: 'ms',
    targets: [atMost(300, 'value', 'aim')],
  },
  {
    what: 'event loop delay, p99',
    where: `${where}; the longest ${end.longestLag.toFixed(0)} ms`,
    value: end.lag,
    unit: 'ms',
    targets: [atMost(50, 'value', 'aim')],
  },
  {
    what: 'memory of the server at the end',
    where,
    value: end.memory / 1024 ** 2,
    unit: 'MB',
    beside: { what: 'at the beginning', value: begin.memory / 1024 ** 2 },
    targets: [atMost(1.5)],
  },
  ...(taken.length > 0 ? soaked(taken) : []),
  {
    what: 'processor of the server',
    where,
    value: (end.processor - begin.processor) / (minutes * 60),
    unit: 'share',
    targets: [],
  },
]
for (const { what, where: told, value, unit, p99: slowest } of figures)
  console.log(
    `${what.padEnd(52)} ${told}: ${value.toFixed(value === Math.round(value) ? 0 : 2)} ${unit}${slowest === undefined ? '' : `, p99 ${slowest.toFixed(1)}`}`,
  )
console.log(
  `${count(done)} things done; ${listeners} people heard ${count(heard)} changes; ${tally.conflicts} changes came second; ${tally.deferred} sign-ins had to wait`,
)
for (const [failure, times] of tally.failures) console.error(`${times} times: ${failure}`)
if (stderr !== '') console.error(stderr)
if (!values.dry) record(figures)
if (tally.failed > 0 || code !== 0 || stderr !== '') process.exitCode = 1
