import { defineConfig } from 'vitest/config'

const files = (...names: string[]) => names.map((name) => `src/**/${name}.test.ts`)

/** What compares times, or gives a whole start a second: any other test at the same moment would spoil it. */
const ALONE = files('enumeration', 'owner-lock', 'ratio')
/** What has a limit of time: each keeps one core at most busy. */
const TIMED = files(
  'disk-full',
  'embedded',
  'edge',
  'largest-pictures',
  'many-slow',
  'passwords',
  'slow-clients',
  'slow-streams',
  'session-growth',
)

// Real servers and real time limits.
const shared = { testTimeout: 60_000, globalSetup: 'src/testing/pristine.ts' }

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [
      {
        test: {
          ...shared,
          name: 'together',
          include: files('*'),
          exclude: [...ALONE, ...TIMED],
          maxWorkers: 2,
          // what V8 has made of the engine and of our modules serves the next file too
          isolate: false,
        },
      },
      { test: { ...shared, name: 'timed', include: TIMED, maxWorkers: 2, sequence: { groupOrder: 1 } } },
      {
        test: {
          ...shared,
          name: 'alone',
          include: ALONE,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
