import { expect, type Page } from './fixtures.ts'
import type { ScreenWords } from './words.ts'

/** Opens home and waits until it can be typed at. */
export async function openHome(page: Page, w: ScreenWords) {
  await page.goto('/app')
  await expect(page.getByRole('combobox', { name: w.common.actions.search })).toBeVisible()
}
