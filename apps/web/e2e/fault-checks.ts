import type { Locator, Page } from '@playwright/test'
import { expect, type Language } from './fixtures.ts'
import type { Fault } from './faults.ts'
import { words, type ScreenWords } from './words.ts'

/** Every text in a tree of words. */
const textsOf = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree ?? {}).flatMap(textsOf)

const spanish = new Set(textsOf(words.es))
/** Phrases that nobody who reads Spanish ought to meet. */
const ENGLISH = textsOf(words.en).filter(
  (text) => text.includes(' ') && !text.includes('{{') && !spanish.has(text),
)

/** English on a page in Spanish. */
async function englishOn(page: Page): Promise<string[]> {
  const shown = await page.locator('body').innerText()
  const lines = new Set(shown.split('\n').map((line) => line.trim()))
  return ENGLISH.filter((text) => lines.has(text))
}

/** Nothing is white, nothing is in another language, and nothing broke unheard. */
export async function expectWhole(page: Page, language: Language, broken: readonly string[]) {
  const shown = await page.locator('body').innerText()
  expect(shown.trim().length, 'a white screen').toBeGreaterThan(20)
  await expect(page.locator('main').first(), 'the page has a main part').toBeAttached()
  if (language === 'es') expect(await englishOn(page), 'English in Spanish').toEqual([])
  expect(broken, 'errors nobody caught').toEqual([])
}

/** What names a fault on a screen that asked for something. */
export function tellsOf(page: Page, w: ScreenWords, fault: Fault): Locator {
  const alert = page.getByRole('alert').filter({ hasText: /\S/, visible: true })
  const says = (text: string) => page.getByText(text).filter({ visible: true })
  const { common, forms, shell } = w
  if (fault === 'offline') return says(common.connection.lost)
  if (fault === 'slow') return says(common.slow.title)
  if (fault === 'missing chunk') return says(common.errors.stale_build)
  // what is not there is no fault of the screen
  if (fault === '404')
    return alert
      .or(page.locator('main .notice__root').filter({ hasText: /\S/, visible: true }))
      .or(says(common.not_found.title))
      .or(says(forms.assets_gone_one))
  if (fault === '403') return alert.or(says(shell.forbidden.title))
  return fault === '429' ? alert.or(says(common.throttled.title)) : alert
}

/** All that is announced on a page, now. */
export const announcedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=alert], [role=status], [role=alertdialog]')]
      .map((element) => element.textContent?.trim() ?? '')
      .filter((text) => text !== ''),
  )
