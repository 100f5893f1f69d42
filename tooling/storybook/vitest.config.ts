import { fileURLToPath } from 'node:url'
import { chromium } from '@plenum/browser'
import { isSlow, suite } from '@plenum/testing'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { markFurtherStories } from './further-stories.ts'

const configDir = fileURLToPath(new URL('.storybook', import.meta.url))

/**
 * Every story as a test, in the light theme. `npm test` has axe examine the first story of each part; the slow run examines
 * every story, and its colours in the dark theme as well. Stories with the tag `slow` are in
 * the slow run only: those that assert a time, and those of `further-stories.ts`.
 */
const storiesOf = (mode: string) => ({
  extends: './vite.config.ts',
  plugins: [
    markFurtherStories,
    storybookTest({
      configDir,
      initialGlobals: isSlow(mode) ? { alsoIn: 'dark' } : { axe: 'first' },
      tags: { exclude: isSlow(mode) ? [] : ['slow'] },
    }),
  ],
  test: {
    name: 'stories',
    setupFiles: ['./.storybook/decide.setup.ts'],
    // one after the other: Storybook's own come after it
    sequence: { setupFiles: 'list' as const },
    maxWorkers: 2,
    // bounds for what hangs, far above what a busy machine takes
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // a fresh page for every file doubles the time; Storybook cleans up between stories
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // transparent, so that nothing is rasterised; layout and styles are the same
      orchestratorScripts: [{ content: "document.documentElement.style.opacity = '0'" }],
      // the first page waits until all styles are made
      connectTimeout: 300_000,
      provider: playwright({ launchOptions: chromium }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

/** Stories on a page of their own, touched through the browser itself: long drags and pinches. */
const pointers = {
  test: {
    name: 'pointers',
    include: ['pointers/*.slow.ts'],
    globalSetup: './pointers/build.ts',
    testTimeout: 30_000,
    // two browsers at once draw more slowly than one after the other
    fileParallelism: false,
    sequence: { groupOrder: 1 },
  },
}

/** What decides which stories `npm test` has. */
const rules = { test: { name: 'rules', include: ['*.test.ts'] } }

export default defineConfig(({ mode }) => ({
  test: {
    ...suite,
    // left to itself it leaves one of two cores idle
    maxWorkers: 2,
    projects: isSlow(mode) ? [storiesOf(mode), pointers] : [rules, storiesOf(mode)],
  },
}))
