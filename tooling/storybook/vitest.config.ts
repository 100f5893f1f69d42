import { fileURLToPath } from 'node:url'
import { chromium } from '@plenum/browser'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const configDir = fileURLToPath(new URL('.storybook', import.meta.url))

/** Every story as a test, axe included, in one theme. */
const inTheme = (theme: 'light' | 'dark') => ({
  extends: './vite.config.ts',
  plugins: [storybookTest({ configDir, initialGlobals: { theme } })],
  test: {
    name: theme,
    testTimeout: 30_000,
    // a fresh page for every file doubles the time; Storybook cleans up between stories
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromium }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [inTheme('light'), inTheme('dark')],
  },
})
