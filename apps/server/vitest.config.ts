import { filesOf, isSlow, suite } from '@plenum/testing'
import { defineConfig } from 'vitest/config'

/** Slow tests that compare times, or give a whole start a second: any other test at the same moment would spoil it. */
const ALONE = ['enumeration', 'owner-lock', 'ratio'].map((name) => `src/**/${name}.slow.ts`)

export default defineConfig(({ mode }) => {
  // Real servers and real time limits.
  const shared = { testTimeout: 60_000, globalSetup: 'src/testing/pristine.ts' }
  const together = {
    test: {
      ...shared,
      name: 'together',
      include: filesOf(mode, 'src'),
      exclude: ALONE,
      maxWorkers: isSlow(mode) ? 2 : 3,
      // the engine and our modules are compiled once for all files of a worker
      isolate: isSlow(mode),
    },
  }
  const alone = {
    test: {
      ...shared,
      name: 'alone',
      include: ALONE,
      fileParallelism: false,
      sequence: { groupOrder: 1 },
    },
  }
  return { test: { ...suite, projects: isSlow(mode) ? [together, alone] : [together] } }
})
