import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // a process for each file costs more than most of them
    isolate: false,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
  },
})
