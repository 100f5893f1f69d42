import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const asked = process.env['PLENUM_TESTS']
/** Whether each thing is to be tried once, as by `npm test`. */
export const isOnce: boolean = asked === 'once'
/** Whether everything is to be tried in every way, as where a change is handed in. */
export const isWhole: boolean = asked === 'all'

const TEST = /\.(?:test|e2e)\.ts$/
/** What is tried by chance or by the hundred has a long form, whose figures it writes down. */
const TRIAL = /from '(?:@plenum\/bench\/long-run|\.\/tries\.ts)'/

/** The test files in a folder, named from it, for which there is no time where each thing is tried once. */
export const leftIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => isOnce && TEST.test(path) && TRIAL.test(readFileSync(join(folder, path), 'utf8')),
  )
