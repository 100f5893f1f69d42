import { chromium } from '@plenum/browser'
import { defineConfig } from '@playwright/test'
import type { JourneyOptions } from './e2e/fixtures.ts'

export default defineConfig<JourneyOptions>({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  workers: 3,
  fullyParallel: false,
  // a machine that is busy with something else takes its time, which is no fault of the product
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    launchOptions: chromium,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // no trace: `--trace retain-on-failure` adds a third to the time. No screenshots: Playwright would take one after every
    // journey; the fixture of the page takes one when a journey fails
  },
  projects: [
    // `npm test`: the main journeys, each in one language
    { name: 'journeys', testMatch: '*.e2e.ts' },
    // `npm run test:slow`: the main journeys and those within one feature in the other language, and every `*.slow.ts`; both
    // with axe
    {
      name: 'second-language',
      testMatch: ['*.e2e.ts', '**/features/*.slow.ts'],
      metadata: { withAxe: true },
      use: { isSecondLanguage: true },
    },
    { name: 'further', testMatch: '*.slow.ts', metadata: { withAxe: true } },
  ],
})
