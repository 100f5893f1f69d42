import { isOnce, leftIn } from '@plenum/bench/asked'
import { defineConfig } from 'vitest/config'

// One suite for both engines: what holds on one and not on the other is a bug.
const engine = (name: 'pglite' | 'postgres') => ({
  test: {
    name,
    include: ['contract/**/*.test.ts'],
    exclude: leftIn('contract').map((path) => `contract/${path}`),
    setupFiles: './contract/each.setup.ts',
    globalSetup: `./contract/${name}.setup.ts`,
    // The database of a worker is opened once, and emptied between tests.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

/** The guards are laid off one by one, in modules of their own. */
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

/** What needs no server. */
const unit = { test: { name: 'unit', include: ['src/**/*.test.ts'] } }

export default defineConfig({
  test: {
    // left to itself it leaves one of two cores idle
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: isOnce ? [unit, engine('pglite')] : [unit, engine('pglite'), engine('postgres'), guards],
  },
})
