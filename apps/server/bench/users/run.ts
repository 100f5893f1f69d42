/*
 * How a server holds up where many people work at once, and what it takes where they do so for long:
 *   npm run bench -- users|users-postgres -- [--users 1000] [--minutes 10] [--think 20] [--assets 30000] [--seed 1]
 *     [--keep folder] [--dry]
 * `--keep` leaves what was filled in for the next time; `--dry` writes nothing down. Ends with 1 where anybody was failed.
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
  about: `People with sessions of their own work through the web's own client at a server of ${engine === 'postgres' ? 'PostgreSQL' : 'the embedded database'}, in
a process of its own on the same processor, with the limits that it is shipped with. An open model: things begin when
they are due, by a Poisson process with seed ${seed}, however slow the server is by then, and what they take counts from
that moment. A part of them hears what the others change.`,
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
    what: 'growth of its memory in an hour, in the second half',
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
const where = `${count(users)} people, ${minutes} min, one thing each ${think} s; ${count(assets)} assets`
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
    what: 'the slowest in a hundred of all but sign-ins',
    where,
    value: p99([...tally.times].flatMap(([kind, times]) => (kind === 'sign in' ? [] : times))),
    unit: 'ms',
    targets: [atMost(300, 'value', 'aim')],
  },
  {
    what: 'hold-ups of the event loop, the slowest in a hundred',
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
