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

/** The test files in a folder, named from it, with their text. */
export const testsIn = (folder: string): { path: string; text: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => TEST.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))

/** Whether there is no time for a test file where each thing is tried once. */
export const isLeft = ({ text }: { text: string }): boolean => isOnce && TRIAL.test(text)
