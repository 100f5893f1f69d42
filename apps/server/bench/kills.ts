/*
 * What is lost where the server is killed, or the thread of its database ended, in the middle of writing:
 *   npm run bench -- kills -- [--rounds 500] [--between 120] [--lanes 2] [--seed 1]
 * So many kills and as many ends of threads, one for so many acknowledged writes on average; kills go on in so many
 * data directories at a time. An hour for 500.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { parseArgs } from 'node:util'
import type { Figure } from '@plenum/bench/figures'
import { median, p99 } from '@plenum/bench/pairs'
import { beginRun } from '@plenum/bench/record'
import type { Acknowledged } from '../src/testing/acknowledged.ts'
import { endThreadsAgainAndAgain } from '../src/testing/ending-threads.ts'
import { killAgainAndAgain } from '../src/testing/killing.ts'
import { Random } from '../src/testing/random.ts'
import { ServerChild } from '../src/testing/server-child.ts'
import { atMost } from './targets.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '500' },
    between: { type: 'string', default: '120' },
    lanes: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
  },
})
const [rounds, between, lanes, seed] = [values.rounds, values.between, values.lanes, values.seed].map(Number)
if (!rounds || !between || !lanes || seed === undefined) throw new Error('Each option is a whole number')
// its lines of requests would drown what this says
env.LOG_REQUESTS = 'none'
const work = mkdtempSync(join(tmpdir(), 'plenum-kills-'))
const record = beginRun({
  bench: 'kills',
  about: `Four clients write without a pause. After a random number of acknowledged writes, ${between} on average, the server process is
killed, or its database thread is ended. At the end every acknowledged write is looked up in the database, and records,
counters, audit log, tables and indexes are checked against each other. Seed ${seed}, ${lanes} data directories at a time.`,
})

const tell =
  (what: string, most: number) =>
  (done: number, { writes }: Acknowledged) => {
    if (done % 10 === 0 || done === most)
      console.log(`${what}: ${done} of ${most}, ${writes} acknowledged writes`)
  }

const killing = Array.from({ length: lanes }, (_, lane) => {
  const DATA_DIR = join(work, `killed-${lane}`)
  mkdirSync(DATA_DIR, { mode: 0o700 })
  const most = Math.ceil(rounds / lanes)
  return killAgainAndAgain({
    DATA_DIR,
    start: () => new ServerChild({ DATA_DIR, LOG_REQUESTS: 'none' }),
    random: new Random(seed + lane),
    rounds: most,
    between,
    onKilled: tell(`kills, ${lane + 1}`, most),
  })
})
const killed = await Promise.all(killing)

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const count = (number: number) => number.toLocaleString('en')
const none: Figure['targets'] = [atMost(0, 'value')]
const ready = killed.flatMap((lane) => lane.ready)

/** What was found in the end, behind so many of what happened. */
function found(what: string, lives: Pick<(typeof killed)[number], 'acknowledged' | 'lost' | 'unsound'>[]) {
  for (const problem of lives.flatMap(({ unsound, lost }) => [...unsound, ...lost])) console.error(problem)
  const where = `${what}, ${count(sum(lives.map((life) => life.acknowledged.writes)))} acknowledged writes`
  const figure = (subject: string, value: number, unit: Figure['unit']): Figure => ({
    what: subject,
    where,
    value,
    unit,
    targets: none,
  })
  return [
    figure('acknowledged writes', sum(lives.map((life) => life.lost.length)), 'lost'),
    figure(
      'records, counters, chains, tables, indexes',
      sum(lives.map((life) => life.unsound.length)),
      'errors',
    ),
  ]
}

const afterKills: Figure[] = [
  ...found(`${count(ready.length)} kills of the server`, killed),
  {
    what: 'ready after a kill',
    where: `from the start of the process on; ${lanes} at a time`,
    value: median(ready) / 1000,
    p99: p99(ready) / 1000,
    unit: 's',
    targets: [atMost(5, 'p99', 'aim')],
  },
]
// half of the time is over: what is known is written down
record(afterKills)

const DATA_DIR = join(work, 'ended')
const ended = await endThreadsAgainAndAgain({
  DATA_DIR,
  random: new Random(seed),
  rounds,
  between,
  onEnded: tell('ends of the thread', rounds),
})
rmSync(work, { recursive: true, force: true })
record([
  ...afterKills,
  ...found(`${count(rounds)} ends of the database's thread`, [ended]),
  {
    what: 'longest event loop delay',
    where: `${count(rounds)} ends of the database's thread`,
    value: ended.longestLag,
    unit: 'ms',
    targets: [atMost(500, 'value', 'aim')],
  },
])
