import type { Browser, Page } from '@playwright/test'
import { words } from '../e2e/words.ts'
import { openCold, settle, type Target } from './open-cold.ts'
import type { Profile } from './profiles.ts'
import { awaitChange, awaitEcho, lastSearch, textsOf, told, watchHands } from './watch-moves.ts'

const ROWS = '[role=grid] [role=row]'
const SEARCH = 'main input[type=search]'

/** What moves within a page came to, in milliseconds since a press. */
export interface Moves {
  /** Of the load before. */
  row: number
  /** From the list to one of its records, the first time and again. */
  cold: number
  warm: number
  /** A letter in its box, and the rows that hold it. */
  echo: number
  filtered: number
}

/** What a letter in a search came to. */
export interface Typed extends Pick<Moves, 'echo' | 'filtered'> {
  /** How long the answer with the rows was on its way; of rows in memory there is none. */
  answered: number
}

/** What the product's moves came to besides. */
export interface ProductMoves extends Moves, Typed {
  /** To another language the first time, and later. */
  switched: number
  switchedLater: number
}

/** Presses, and tells when what a selector finds showed something else. */
async function timed(page: Page, selector: string, press: () => Promise<void>) {
  await page.evaluate(awaitChange, { selector, before: await page.evaluate(textsOf, selector) })
  await press()
  return page.evaluate(told)
}

/** Milliseconds from a press until what a selector finds shows something else. */
async function timedPress(page: Page, selector: string, press: () => Promise<void>) {
  const { moved, pressed } = await timed(page, selector, press)
  return moved - pressed
}

async function filter(page: Page, box: string, letter = '4') {
  await page.locator(box).first().click()
  await page.evaluate(awaitEcho)
  const { moved, echoed, pressed } = await timed(page, ROWS, () => page.keyboard.press(letter))
  return { filtered: moved - pressed, echo: echoed - pressed }
}

const firstRow = (page: Page) => page.evaluate(() => globalThis.seenOfLoad.row)

/** Opens a record of the floor's list twice and filters it. */
export async function walkFloor(browser: Browser, target: Target, profile: Profile): Promise<Moves> {
  const { page, close } = await openCold(browser, target, profile)
  await settle(page, profile)
  await page.evaluate(watchHands)
  const open = () => timedPress(page, 'main dd', () => page.locator(`${ROWS} a`).first().click())
  const cold = await open()
  await page.goBack()
  await page.locator(ROWS).first().waitFor()
  const warm = await open()
  await page.goBack()
  await page.locator(ROWS).first().waitFor()
  const moves = { row: await firstRow(page), cold, warm, ...(await filter(page, 'main input')) }
  await close()
  return moves
}

const SPANISH = words.en.common.language.es
const ENGLISH = words.en.common.language.en

/** Chooses a language in the menu of the header and waits until the page speaks it. */
async function speak(page: Page, menu: string, language: string) {
  await page.getByRole('button', { name: menu, exact: true }).click()
  const item = page.getByRole('menuitemradio', { name: language })
  await item.waitFor()
  // a menu takes what a pointer is let go over
  const { moved, released } = await timed(page, 'main h1', () => item.click())
  await item.waitFor({ state: 'detached' })
  return moved - released
}

/** Opens a record of the inventory twice, filters it and speaks another language. */
export async function walkProduct(browser: Browser, target: Target, profile: Profile): Promise<ProductMoves> {
  const { page, close } = await openCold(browser, target, profile)
  await settle(page, profile)
  await page.evaluate(watchHands)
  const open = () =>
    timedPress(page, '[role=dialog] dd', () =>
      page.getByRole('row').nth(1).getByRole('gridcell').nth(2).click(),
    )
  const leave = async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  const cold = await open()
  await leave()
  const warm = await open()
  await leave()
  const { en, es } = words
  const switched = await speak(page, en.common.language.label, SPANISH)
  await speak(page, es.common.language.label, ENGLISH)
  const switchedLater = await speak(page, en.common.language.label, SPANISH)
  const filtering = await filter(page, SEARCH)
  const answered = await page.evaluate(lastSearch)
  const row = await firstRow(page)
  await close()
  return { row, cold, warm, switched, switchedLater, answered, ...filtering }
}

/** Where a letter is typed, and one that some of what is listed there begins with. */
const TYPED_INTO = {
  product: { box: SEARCH, letter: 'f' },
  floor: { box: 'main input', letter: '4' },
} as const

/** Opens a list and types a letter. */
export async function typeIn(
  browser: Browser,
  target: Target,
  { profile, into }: { profile: Profile; into: keyof typeof TYPED_INTO },
): Promise<Typed> {
  const { page, close } = await openCold(browser, target, profile)
  await settle(page, profile)
  await page.evaluate(watchHands)
  const { box, letter } = TYPED_INTO[into]
  const typed = await filter(page, box, letter)
  const answered = await page.evaluate(lastSearch)
  await close()
  return { ...typed, answered }
}
