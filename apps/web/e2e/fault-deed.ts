import type { Locator, Page } from '@playwright/test'
import type { FullCompany } from './full-company.ts'
import type { ScreenWords } from './words.ts'

/** Where somebody writes: `text` was never written before, nor `turn` taken. */
export interface Writing {
  page: Page
  w: ScreenWords
  of: FullCompany
  text: string
  turn: number
}

/** Something that is written and sent. */
export interface Deed {
  name: string
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

/** The window over the page. */
export const dialogOf = ({ page }: Writing) => page.getByRole('dialog')

/** Presses a button of the window over the page. */
export const pressIn = (within: Locator | Page, name: string) =>
  within.getByRole('button', { name, exact: true }).click()
