import type { Machine } from './machine.ts'
import { rounded, rowOf } from './table.ts'
import { TRIALS, type Trial, type TrialName } from './trials.ts'

/** A trial that ran with its full number. */
export interface LongRun {
  trial: TrialName
  engine: 'pglite' | 'postgres'
  /** How often something was done; first what the trial's number counts. */
  done: Readonly<Record<string, number>>
  /** What must not happen, and how often it did. */
  failed: Readonly<Record<string, number>>
  worst: readonly { what: string; value: number; unit: 'ms' | 'MB' | '' }[]
  seconds: number
  /** ISO date and time. */
  measured: string
  machine: Machine
}

/** Columns of the table of long runs. The first two say which row a run has. */
export const HEAD = ['trial', 'engine', 'what', 'done', 'failed', 'worst', 'run'] as const
const ENGINES = { pglite: 'embedded', postgres: 'PostgreSQL' } as const

const counts = (all: Readonly<Record<string, number>>) =>
  Object.entries(all)
    .map(([what, count]) => `${rounded(count)} ${what}`)
    .join(', ')

/** What was done; in bold where it is less often than the trial asks for. */
function doneIn({ full }: Trial, { done }: LongRun): string {
  const [first = 0] = Object.values(done)
  return first < full && Number.isFinite(full) ? `**${counts(done)}; asked: ${rounded(full)}**` : counts(done)
}

function failedIn({ failed }: LongRun): string {
  const isClean = Object.values(failed).every((count) => count === 0)
  return isClean ? counts(failed) : `**${counts(failed)}**`
}

/** The worst values beside their limits; a value over its limit, or one that was not measured, is in bold. */
function worstIn({ most = {} }: Trial, { worst }: LongRun): string {
  const measured = worst.map(({ what, value, unit }) => {
    const limit = most[what]
    const text = `${what}: ${rounded(value)} ${unit}`.trim()
    if (limit === undefined) return text
    return value > limit ? `**${text}, over ${rounded(limit)}**` : `${text} (≤ ${rounded(limit)})`
  })
  const missing = Object.keys(most).filter((what) => worst.every((one) => one.what !== what))
  return [...measured, ...missing.map((what) => `**${what}: not measured**`)].join('; ')
}

const runOf = ({ measured, seconds, machine }: LongRun) =>
  `${measured.slice(0, 10)}, ${rounded(seconds)} s, ${machine.processor}, ${machine.cores} cores, load ${machine.load.join(' to ')}`

const cellsOf = (run: LongRun): string[] => {
  const trial: Trial = TRIALS[run.trial]
  const found = [doneIn(trial, run), failedIn(run), worstIn(trial, run)]
  return [run.trial, ENGINES[run.engine], trial.what, ...found, runOf(run)]
}

const trialIn = (line: string) => line.split(' | ')[0]?.replace('| ', '') ?? ''
const isRow = (line: string) => trialIn(line) in TRIALS

/** The page with the row of a run: in place of an earlier one of the same trial and engine, else in the order of the trials. */
export function withRun(page: string, run: LongRun): string {
  const cells = cellsOf(run)
  const begins = rowOf(cells.slice(0, 2)).replace(/ \|$/, ' | ')
  const lines = page.split('\n')
  const others = lines.filter((line) => !line.startsWith(begins))
  const order = Object.keys(TRIALS)
  const comesAfter = (line: string) => isRow(line) && order.indexOf(trialIn(line)) > order.indexOf(run.trial)
  const behind = others.findIndex(comesAfter)
  const end = others.findLastIndex((line) => line.startsWith('|')) + 1
  return others.toSpliced(behind < 0 ? end : behind, 0, rowOf(cells)).join('\n')
}
