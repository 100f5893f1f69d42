import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // not UTC, so that what mixes them up shows
    env: { TZ: 'Europe/Madrid' },
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
  },
})
