import { fileURLToPath } from 'node:url'
import { choose, expect, type Page } from './fixtures.ts'
import { filled, type ScreenWords } from './words.ts'

const DEVICES = fileURLToPath(new URL('files/devices.csv', import.meta.url))

/** Imports the three devices of a file on the page of imports, with the brands and models they need. */
export async function importDevices(page: Page, w: ScreenWords) {
  const { map, plan, commit, result } = w.imports
  await page.locator('input[type=file]').setInputFiles(DEVICES)
  await page.getByRole('button', { name: w.imports.choose.start }).click()
  await page.getByRole('button', { name: map.check }).click()
  await choose(page.getByRole('checkbox', { name: plan.confirm }))
  await page.getByRole('button', { name: filled(commit.start_other, { shown: '3' }) }).click()
  await expect(page.getByText(filled(result.done_other, { shown: '3' }))).toBeVisible()
}
