import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,build,bench}/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
  },
})
