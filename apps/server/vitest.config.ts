import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    // Real servers and real time limits: one file at a time keeps them honest on two cores.
    fileParallelism: false,
    testTimeout: 60_000,
    globalSetup: 'src/testing/pristine.ts',
  },
})
