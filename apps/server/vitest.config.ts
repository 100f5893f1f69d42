import { isOnce, leftIn } from '@plenum/bench/asked'
import { defineConfig } from 'vitest/config'

const files = (...names: string[]) => names.map((name) => `src/**/${name}.test.ts`)

/** What compares times, or gives a whole start a second: any other test at the same moment would spoil it. */
const ALONE = files('enumeration', 'owner-lock', 'ratio')
/** What goes to the limits of time, memory and room. */
const LIMITS = files(
  'disk-full',
  'largest-pictures',
  'many-slow',
  'session-growth',
  'slow-clients',
  'slow-streams',
)
/** What has a limit of time: each keeps one core at most busy. */
const TIMED = [...LIMITS, ...files('embedded', 'edge', 'passwords')]

/** What begins with ten thousand assets, and what stands before the server and is not ours. */
const BESIDE = files('demo', 'proxies')
/** What begins one server after the other, for what its keeper does and for what cuts its lines. */
const SERVERS = files('admin', 'events', 'restore', 'restore-open')
/** What measures or kills, which `npm run bench` does at length. */
const BENCHED = files('benches', 'kill', 'place-times', 'power-cut', 'ratio', 'users')
const LONG = [...BENCHED, ...BESIDE, ...LIMITS, ...SERVERS]
const left = isOnce ? [...LONG, ...leftIn('src').map((path) => `src/${path}`)] : []

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
          exclude: [...ALONE, ...TIMED, ...left],
          // each waits for its servers a third of the time
          maxWorkers: isOnce ? 3 : 2,
          // what V8 has made of the engine and of our modules serves the next file too
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'timed',
          include: TIMED,
          exclude: left,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...shared,
          name: 'alone',
          include: ALONE,
          exclude: left,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
