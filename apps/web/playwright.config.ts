import { isOnce, leftIn } from '@plenum/bench/asked'
import { chromium } from '@plenum/browser'
import { defineConfig } from '@playwright/test'
import { join } from 'node:path'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  testIgnore: leftIn(join(import.meta.dirname, 'e2e')),
  // what is called so goes through everything of a kind, or further where another journey has been
  grepInvert: isOnce ? [/@long/] : [],
  outputDir: 'test-results/playwright',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  // a third is quicker, and later with what is to come within a second
  workers: isOnce ? 3 : 2,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 10_000,
    launchOptions: chromium,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // a trace of every step (`--trace retain-on-failure`) takes a third of the time
    screenshot: 'only-on-failure',
  },
})
