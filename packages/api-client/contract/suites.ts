import { isLeft, isOnce, testsIn } from '@plenum/bench/asked'

/** What one engine alone can show, such as what happens when two transactions meet. */
const OF_ONE_ENGINE = /\b(?:run|skip)If\(inject\('engine'\)/

const files = testsIn(import.meta.dirname).filter((file) => !isLeft(file))

/** The files of the suite that are tried on an engine: all, unless each thing is to be tried once. */
export const suiteOf = (engine: 'pglite' | 'postgres'): string[] =>
  files
    .filter(({ text }) => !isOnce || engine === 'pglite' || OF_ONE_ENGINE.test(text))
    .map(({ path }) => `contract/${path}`)
