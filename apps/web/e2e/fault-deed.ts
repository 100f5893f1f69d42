import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import type { DeedCompany } from './fault-deed-company.ts'
import type { ScreenWords } from './words.ts'

/** Where somebody writes: `text` was never written before, nor `turn` taken. */
export interface Writing {
  page: Page
  w: ScreenWords
  of: DeedCompany
  text: string
  turn: number
}

/** Something that is written and sent. */
export interface Deed {
  name: string
  /** The route that takes it, as the API's document names it; its requests meet the fault. */
  asks: string
  /** Whether nobody is signed in when it begins. */
  isPublic?: boolean
  /** Goes to where it is done. */
  visit: (at: Writing) => Promise<unknown>
  /** Opens what it is written in, and writes. */
  write: (at: Writing) => Promise<unknown>
  send: (at: Writing) => Promise<unknown>
  /** What was written is still there. */
  kept: (at: Writing) => Promise<unknown>
  /** There once it was taken. */
  done: (at: Writing) => Locator
}

const nothing = () => Promise.resolve()

/** Something that is done by a press: nothing is typed that could be lost. */
export const pressed = (deed: Omit<Deed, 'write' | 'kept'>): Deed => ({
  ...deed,
  write: nothing,
  kept: nothing,
})

interface Asked extends Omit<Deed, 'write' | 'send' | 'kept'> {
  /** Presses what is asked about first. */
  ask: (at: Writing) => Promise<unknown>
  answer: (at: Writing) => string
}

/** Something that a person is asked about, anew where a refusal has put the question away. */
export const asked = ({ ask, answer, ...deed }: Asked): Deed => {
  const questionOn = ({ page }: Writing) => page.getByRole('alertdialog')
  return {
    ...deed,
    write: async (at) => {
      await ask(at)
      await expect(questionOn(at)).toBeVisible()
    },
    send: async (at) => {
      const question = questionOn(at)
      await expect(question.locator('[aria-busy=true]'), 'the answer is in').toHaveCount(0)
      if (!(await question.isVisible())) await ask(at)
      await pressIn(question, answer(at))
    },
    kept: nothing,
  }
}

/** What was sent is on its way: there is no answer yet. */
export const onItsWay = (within: Locator | Page) => within.getByRole('progressbar')

/** The window over the page. */
export const dialogOf = ({ page }: Writing) => page.getByRole('dialog')

/** Presses a button of the window over the page. */
export const pressIn = (within: Locator | Page, name: string) =>
  within.getByRole('button', { name, exact: true }).click()

/** Opens the menu of a thing and chooses from it. */
export const choose = async ({ page }: Writing, menu: string | RegExp, item: string) => {
  await page.getByRole('button', { name: menu, exact: true }).first().click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Looks something up in a box, and takes it. */
export const lookUp = async ({ page }: Writing, { in: box, find }: { in: Locator; find: string }) => {
  await box.click()
  await box.pressSequentially(find)
  await page.getByRole('option', { name: find }).first().click()
}

/** A text of which parts are not known. */
export const like = (text: string) =>
  new RegExp(text.replaceAll(/[.?()#+]/g, String.raw`\$&`).replaceAll(/\{\{\w+\}\}/g, '.*'))
