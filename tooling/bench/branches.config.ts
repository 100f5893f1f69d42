import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { GUARDING, TRIED_BY } from './guarding.ts'

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** What the tests of a package begin with, on the embedded engine. */
const contract = {
  setupFiles: './contract/each.setup.ts',
  globalSetup: './contract/pglite.setup.ts',
  isolate: false,
  // counting slows everything down
  testTimeout: 300_000,
  hookTimeout: 300_000,
}

export default defineConfig({
  test: {
    root: root(''),
    maxWorkers: 2,
    reporters: ['default'],
    projects: Object.entries(TRIED_BY).map(([folder, names]) => ({
      test: {
        ...(folder === 'packages/api-client' && contract),
        name: folder,
        root: root(folder),
        include: names.map((name) => `${name}.test.ts`),
      },
    })),
    coverage: {
      enabled: true,
      provider: 'v8',
      include: Object.values(GUARDING).flat(),
      reporter: ['json'],
      reportsDirectory: root('tooling/bench/test-results/branches'),
    },
  },
})
