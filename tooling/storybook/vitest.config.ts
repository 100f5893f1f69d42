import { fileURLToPath } from 'node:url'
import { chromium } from '@plenum/browser'
import { isSlow, reporting } from '@plenum/testing'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const configDir = fileURLToPath(new URL('.storybook', import.meta.url))

/** Every story as a test, axe included: whole in the light theme, and in the dark one what depends on colours. */
const stories = {
  extends: './vite.config.ts',
  plugins: [storybookTest({ configDir, initialGlobals: { alsoIn: 'dark' } })],
  test: {
    name: 'stories',
    setupFiles: ['./.storybook/decide.setup.ts'],
    maxWorkers: 2,
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
}

/** What only a hand can try: stories on a page of their own, touched through the browser itself. */
const pointers = {
  test: {
    name: 'pointers',
    include: ['pointers/*.test.ts'],
    globalSetup: './pointers/build.ts',
    testTimeout: 30_000,
    // two browsers at once draw more slowly than one after the other
    fileParallelism: false,
    sequence: { groupOrder: 1 },
  },
}

export default defineConfig(({ mode }) => ({
  test: {
    ...reporting,
    // left to itself it leaves one of two cores idle
    maxWorkers: 2,
    projects: isSlow(mode) ? [stories, pointers] : [stories],
  },
}))
