import { expect, type Locator, type Page } from '@playwright/test'

const STOPS = 90

/**
 * Whether what has the focus can be told from what has not: '' where it can, else what has it. A part of the page that
 * took the focus as a whole, as a dialog does, needs no ring.
 */
export const unseenFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'nothing'
    if (element.matches('main, [role=dialog], [role=alertdialog], [role=menu]')) return ''
    // a field shows it on its frame, a table on its row
    const row = document.getElementById(element.getAttribute('aria-activedescendant') ?? '')
    const frame = element.parentElement
    const shown = [element, frame, frame?.parentElement, row?.firstElementChild]
    const isSeen = shown.some((each) => {
      if (!each) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none'
    })
    return isSeen ? '' : `${element.tagName} ${element.className} ${element.textContent}`
  })

/** A person who works the page by keys alone, and sees after each where they are. */
export class Keys {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async press(...keys: string[]) {
    for (const key of keys) {
      await this.#page.keyboard.press(key)
      await this.#seen(key)
    }
  }

  async type(text: string) {
    await this.#page.keyboard.type(text)
    await this.#seen(text)
  }

  /** Goes by Tab to where it wants to be, forwards or back. */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    for (let stop = 0; stop < STOPS && !(await hasFocus(target)); stop += 1)
      await this.#page.keyboard.press(key)
    await this.at(target)
  }

  /** The focus is here, by itself. */
  async at(target: Locator) {
    await expect(target)
      .toBeFocused()
      .catch(async (error: unknown) => {
        throw new Error(`What has the focus: ${await focused(this.#page)}`, { cause: error })
      })
    await this.#seen('Tab')
  }

  /** Fills in a field. */
  async fill(field: Locator, text: string) {
    await this.to(field)
    await this.press('ControlOrMeta+a')
    await this.type(text)
    await expect(field).toHaveValue(text)
  }

  /** Opens the menu of a button it stands on and takes an item of it. */
  async choose(item: Locator) {
    await this.press('Enter')
    await expect(item).toBeVisible()
    // a key that comes before the menu has the focus is still the button's
    await expect(this.#page.getByRole('menu').and(this.#page.locator(':focus'))).toHaveCount(1)
    for (let stop = 0; stop < STOPS && (await item.getAttribute('data-highlighted')) === null; stop += 1)
      await this.press('ArrowDown')
    await this.press('Enter')
  }

  async #seen(after: string) {
    await expect.poll(() => unseenFocus(this.#page), { message: `the focus after ${after}` }).toBe('')
  }
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { tagName, id, textContent } = document.activeElement ?? document.body
    return `${tagName} ${id} ${textContent}`
  })

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)
