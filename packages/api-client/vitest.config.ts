import { filesOf, isSlow, suite } from '@plenum/testing'
import { defineConfig } from 'vitest/config'

/** The contract of the API on one engine. A test that passes on one engine and fails on the other has found a bug. */
const engine = (name: 'pglite' | 'postgres', include: string[]) => ({
  test: {
    name,
    include,
    setupFiles: './contract/each.setup.ts',
    globalSetup: `./contract/${name}.setup.ts`,
    // The database of a worker is opened once, and emptied between tests.
    isolate: false,
    // Threads share the compiled PGlite.
    pool: 'threads' as const,
    // far longer than anything takes on a busy machine
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
})

/** The guards are weakened one by one, in modules of their own. */
const guards = {
  test: {
    name: 'guards',
    include: ['contract/**/*.mutants.ts'],
    setupFiles: ['./contract/guards.setup.ts', './contract/each.setup.ts'],
    globalSetup: './contract/pglite.setup.ts',
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
}

/** Tests that need no server. */
const unit = { test: { name: 'unit', include: filesOf('test', 'src') } }

export default defineConfig(({ mode }) => ({
  test: {
    ...suite,
    // left to itself it leaves one of two cores idle
    maxWorkers: 2,
    projects: isSlow(mode)
      ? [
          engine('pglite', filesOf('slow', 'contract')),
          engine('postgres', [...filesOf('test', 'contract'), ...filesOf('slow', 'contract')]),
          guards,
        ]
      : [unit, engine('pglite', filesOf('test', 'contract'))],
  },
}))
