import { defineConfig } from 'vitest/config'

/** What takes the time of something, which another test at the same moment would spoil. */
const TIMED = [
  'embedded',
  'edge',
  'enumeration',
  'largest-pictures',
  'passwords',
  'ratio',
  'slow-clients',
].map((name) => `src/**/${name}.test.ts`)

// Real servers and real time limits.
const shared = { testTimeout: 60_000, globalSetup: 'src/testing/pristine.ts' }

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [
      { test: { ...shared, name: 'together', include: ['src/**/*.test.ts'], exclude: TIMED, maxWorkers: 2 } },
      {
        test: {
          ...shared,
          name: 'alone',
          include: TIMED,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
