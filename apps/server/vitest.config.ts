import { filesOf, isSlow, suite } from '@plenum/testing'
import { keepTemporaryFoldersInMemory } from '@plenum/testing/temporary-folders'
import { defineConfig } from 'vitest/config'

/** Slow tests that compare times, or give a whole start a second: any other test at the same moment would spoil it. */
const ALONE = ['enumeration', 'owner-lock', 'ratio'].map((name) => `src/**/${name}.slow.ts`)

export default defineConfig(({ mode }) => {
  const shared = {
    include: filesOf(mode, 'src'),
    globalSetup: 'src/testing/pristine.ts',
    // Whole servers: a test fails by what it finds, not by the time that a busy machine takes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  }
  if (!isSlow(mode)) {
    keepTemporaryFoldersInMemory()
    return { test: { ...suite, ...shared, maxWorkers: 2 } }
  }
  const together = { ...shared, name: 'together', exclude: ALONE, maxWorkers: 2, isolate: true }
  const alone = {
    ...shared,
    name: 'alone',
    isolate: true,
    include: ALONE,
    fileParallelism: false,
    sequence: { groupOrder: 1 },
  }
  return { test: { ...suite, projects: [{ test: together }, { test: alone }] } }
})
