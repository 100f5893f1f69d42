import type { Locator } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { box, choose, expect, type Page } from './fixtures.ts'
import { filled, type ScreenWords } from './words.ts'

export const PICTURE = fileURLToPath(new URL('files/racks.png', import.meta.url))
export const TABLE = fileURLToPath(new URL('files/devices.csv', import.meta.url))

/** The form, over a page or as one. */
export async function opened(page: Page, w: ScreenWords, how: 'page' | 'over'): Promise<Locator> {
  if (how === 'page') await page.goto('/app/support')
  else await page.getByRole('link', { name: w.shell.nav.feedback }).click()
  const form = how === 'page' ? page.getByRole('main') : page.getByRole('dialog', { name: w.support.title })
  await expect(box(form, w.support.subject)).toBeVisible()
  return form
}

export const field = (form: Locator, name: string) => form.getByRole('textbox', { name })
export const group = (form: Locator, w: ScreenWords, place: number) =>
  form.getByRole('group', { name: filled(w.support.files.of_step, { place: `${place}` }) })
export const attach = (within: Locator, file: string) =>
  within.locator('input[type=file][multiple]').setInputFiles(file)
export const step = (w: ScreenWords, place: number) => filled(w.support.steps.text, { place: `${place}` })
export const reportIssue = (form: Locator, w: ScreenWords) =>
  choose(form.getByRole('radio', { name: w.support.kinds.bug }))
export const send = (form: Locator, w: ScreenWords) =>
  form.getByRole('button', { name: w.support.submit, exact: true }).click()
export const thanks = (w: ScreenWords, number: number) =>
  filled(w.support.sent.title, { number: `${number}` })

/** Answers the question that stands before leaving. */
export const answer = (page: Page, words: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: words, exact: true }).click()
