import type { LongRun } from './trial-run.ts'
import { rounded } from './page.ts'
import { tableOf } from './table.ts'
import { TRIALS, type Trial } from './trials.ts'

const HEAD = ['what', 'done', 'failed', 'worst', 'asked', 'engine', 'day', 'took, s', 'load']
const ENGINES = { pglite: 'embedded', postgres: 'PostgreSQL' } as const

const counts = (all: Readonly<Record<string, number>>) =>
  Object.entries(all).map(([what, count]) => `${rounded(count)} ${what}`)

/** What was asked of a trial, and whether this run of it reached it. */
function askedOf({ times, most = {} }: Trial, { done, worst }: LongRun): string {
  const told = (text: string, isReached: boolean) => `${text}: ${isReached ? 'reached' : '**missed**'}`
  const tried = Object.values(done)[0] ?? 0
  const limits = Object.entries(most).map(([what, limit]) => {
    const found = worst.find((one) => one.what === what)
    return told(`${what} ≤ ${rounded(limit)}`, found !== undefined && found.value <= limit)
  })
  return [times === undefined ? 'all there is' : told(rounded(times), tried >= times), ...limits].join('; ')
}

function rowOf(run: LongRun): string[] {
  const trial = TRIALS[run.trial]
  const isClean = Object.values(run.failed).every((count) => count === 0)
  const failed = counts(run.failed).join('; ')
  return [
    trial.what,
    counts(run.done).join('; '),
    isClean ? failed : `**${failed}**`,
    run.worst.map(({ what, value, unit }) => `${what}: ${rounded(value)} ${unit}`).join('; '),
    askedOf(trial, run),
    ENGINES[run.engine],
    run.measured.slice(0, 10),
    rounded(run.seconds),
    run.machine.load.join(', '),
  ]
}

const commandOf = ({ asks, by = 'pnpm exec vitest run', folder, test }: Trial) =>
  `\`${`${asks} ${by} ${test}`.trim()}\` in \`${folder}\``

const leftOf = ({ trial, left }: LongRun) =>
  left.length === 0 ? [] : [`## Left: ${TRIALS[trial].what}\n\n${left.map((one) => `- ${one}`).join('\n')}\n`]

const head = `# Long runs

Each line was written by a long form of a test that \`PLENUM_TESTS=all npm test\` tries a little of; with it comes
a file in \`docs/long-runs\`, which names the machine as well. What is found wrong is mended, with a test of its own, and run again.
Asked is the number that the trial is for, and whether this run reached it. Times are those of a machine that may have been
busy with something else: its load before and after stands beside them.
`

/** The page of all long runs, which nobody writes by hand. */
export function longRunsPageOf(runs: readonly LongRun[]): string {
  const written = new Set(runs.map(({ trial }) => trial))
  const trials = Object.entries<Trial>(TRIALS)
  const commands = trials.map(([name, trial]) => {
    const isWritten = [...written].some((one) => one === name)
    return `- ${trial.what}: ${commandOf(trial)}${isWritten ? '' : ' (not run to its end yet)'}`
  })
  const parts = [`## How each is run\n\n${commands.join('\n')}\n`, ...runs.flatMap(leftOf)]
  return [`${head}\n${tableOf(HEAD, runs.map(rowOf))}\n`, ...parts].join('\n')
}
