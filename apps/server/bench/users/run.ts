/*
 * How a server of the embedded database holds up where many people work at once:
 *   pnpm --filter @plenum/server bench:users [--users 1000] [--minutes 10] [--think 20] [--assets 30000] [--seed 1]
 *     [--keep folder] [--dry]
 * `--keep` leaves what was filled in for the next time; `--dry` writes nothing down. Ends with 1 where anybody was failed.
 */
import { parseArgs } from 'node:util'
import type { Figure } from '@plenum/bench/figures'
import { beginRun } from '@plenum/bench/record'
import { busyServer } from './busy-server.ts'

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '10' },
    think: { type: 'string', default: '20' },
    assets: { type: 'string', default: '30000' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string' },
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

const record = beginRun({
  bench: 'users',
  about: `People with sessions of their own work through the web's own client at a server of the embedded database, in
a process of its own on the same processor, with the limits that it is shipped with. An open model: things begin when
they are due, by a Poisson process with seed ${seed}, however slow the server is by then, and what they take counts from
that moment. A part of them hears what the others change.`,
})
const { tally, done, heard, listeners, begin, end, code, stderr } = await busyServer({
  users,
  assets,
  think,
  seed,
  seconds: minutes * 60,
  entering: 10,
  listening: 0.3,
  keep: values.keep,
})

const count = (number: number) => number.toLocaleString('en')
const at = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
const atMost = (of: 'value' | 'ratio', than: number, as: 'gate' | 'aim') =>
  ({ of, is: 'at most', than, as }) as const

const requests = [...tally.times.values()].reduce((sum, times) => sum + times.length, 0)
const where = `${count(users)} people, ${minutes} min, one thing each ${think} s; ${count(assets)} assets`
const figures: Figure[] = [
  {
    what: 'errors',
    where: `in ${count(requests)} requests of ${where}`,
    value: tally.failed + (stderr === '' && code === 0 ? 0 : 1),
    unit: 'errors',
    targets: [atMost('value', 0, 'gate')],
  },
  ...[...tally.times].map(([what, times]): Figure => {
    const sorted = times.toSorted((one, other) => one - other)
    return {
      what,
      where: `${count(times.length)} times; p95 ${at(sorted, 0.95).toFixed(1)} ms`,
      value: at(sorted, 0.5),
      p99: at(sorted, 0.99),
      unit: 'ms',
      targets: [],
    }
  }),
  {
    what: 'the slowest in a hundred of all but sign-ins',
    where,
    value: at(
      [...tally.times]
        .flatMap(([kind, times]) => (kind === 'sign in' ? [] : times))
        .toSorted((one, other) => one - other),
      0.99,
    ),
    unit: 'ms',
    targets: [atMost('value', 300, 'aim')],
  },
  {
    what: 'hold-ups of the event loop, the slowest in a hundred',
    where: `${where}; the longest ${end.longestLag.toFixed(0)} ms`,
    value: end.lag,
    unit: 'ms',
    targets: [atMost('value', 50, 'aim')],
  },
  {
    what: 'memory of the server at the end',
    where,
    value: end.memory / 1024 ** 2,
    unit: 'MB',
    beside: { what: 'at the beginning', value: begin.memory / 1024 ** 2 },
    targets: [atMost('ratio', 1.5, 'gate')],
  },
  {
    what: 'processor of the server',
    where,
    value: (end.processor - begin.processor) / (minutes * 60),
    unit: 'share',
    targets: [],
  },
]
for (const { what, where: told, value, unit, p99 } of figures)
  console.log(
    `${what.padEnd(52)} ${told}: ${value.toFixed(value === Math.round(value) ? 0 : 2)} ${unit}${p99 === undefined ? '' : `, p99 ${p99.toFixed(1)}`}`,
  )
console.log(
  `${count(done)} things done; ${listeners} people heard ${count(heard)} changes; ${tally.conflicts} changes came second; ${tally.deferred} sign-ins had to wait`,
)
for (const [failure, times] of tally.failures) console.error(`${times} times: ${failure}`)
if (stderr !== '') console.error(stderr)
if (!values.dry) record(figures)
if (tally.failed > 0 || code !== 0 || stderr !== '') process.exitCode = 1
