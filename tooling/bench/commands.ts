import { BENCHES } from './benches.ts'
import { TRIALS, type Trial } from './trials.ts'

/** A program that runs a bench or a trial. */
export interface Command {
  /** The package's folder. */
  folder: string
  program: string
  args: readonly string[]
  /** Added to the environment. */
  env: Readonly<Record<string, string>>
}

const trials: Readonly<Record<string, Trial>> = TRIALS

/** What names every trial at once. */
export const ALL_TRIALS = 'trials'

/** The names of benches and trials that are meant; without any, every bench. */
export const namesMeant = (named: readonly string[]): string[] =>
  named.length === 0
    ? Object.keys(BENCHES)
    : named.flatMap((name) => (name === ALL_TRIALS ? Object.keys(trials) : [name]))

/** The test runner of a trial in its package, on its file alone. */
const runnerOf = (file: string) =>
  file.startsWith('e2e/')
    ? ['playwright', 'test', '--project', 'further', '--workers', '1', file]
    : ['vitest', 'run', '--mode', 'slow', file]

function trialCommand({ test }: Trial, options: readonly string[]): Command {
  const at = options.indexOf('--only')
  const only = at < 0 ? {} : { PLENUM_ONLY: options[at + 1] ?? '' }
  const others = at < 0 ? options : options.toSpliced(at, 2)
  const [room = '', name = '', ...file] = test.split('/')
  const args = ['exec', ...runnerOf(file.join('/')), ...others]
  return { folder: `${room}/${name}`, program: 'pnpm', args, env: { PLENUM_FULL: '1', ...only } }
}

/** The command of a bench, or of a trial with its full number; undefined where neither has this name. */
export function commandOf(name: string, options: readonly string[]): Command | undefined {
  const bench = BENCHES[name]
  if (bench === undefined) return trials[name] && trialCommand(trials[name], options)
  const { folder, script, args = [] } = bench
  return { folder, program: process.execPath, args: [script, ...args, ...options], env: {} }
}
