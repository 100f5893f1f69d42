import { expect, pick, type Page } from './fixtures.ts'
import type { ScreenWords } from './words.ts'

/** Presses Next in a form that goes step by step. */
export const goOn = (page: Page, w: ScreenWords) =>
  page.getByRole('button', { name: w.forms.next, exact: true }).click()

/** A step is shown. */
export const at = (page: Page, w: ScreenWords, step: keyof ScreenWords['forms']['step']) =>
  expect(page.getByRole('heading', { level: 2, name: w.forms.step[step], exact: true })).toBeVisible()

/** Sends a form from its last step, which first says what speaks against it and moves its buttons down with that. */
export async function submit(page: Page, w: ScreenWords) {
  await at(page, w, 'check')
  await expect(page.getByRole('status', { name: w.common.states.loading })).toHaveCount(0)
  await page.getByRole('button', { name: w.forms.submit, exact: true }).click()
}

/** Chooses a place by its name in a box that looks for places. */
export async function choosePlace(page: Page, box: string, name: string) {
  await pick(page.getByRole('combobox', { name: box, exact: true }), name)
}
