import type { Locator } from '@playwright/test'
import { expect, INVENTORY, test, type Page } from './fixtures.ts'
import type { ScreenWords } from './words.ts'

/** What lists say that hold nothing. */
const nothing = ({
  maintenance,
  forms,
  work,
  reports,
  reservations,
  tickets,
}: ScreenWords): readonly string[] => [
  maintenance.due.empty,
  maintenance.table.empty,
  maintenance.table.none_found,
  forms.history.none_found,
  work.mac.none_found,
  reservations.none_found,
  tickets.empty.filtered,
  reports.empty,
]

/** The message of an empty list, whichever list it is. */
const emptyMessage = (page: Page, w: ScreenWords) =>
  nothing(w)
    .map((text) => page.getByText(text, { exact: true }))
    .reduce((one, other) => one.or(other))

/** The rows of records: neither the header nor the message of an empty list, which is a row too. */
const recordRows = (page: Page, w: ScreenWords) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') })
    .filter({ hasNot: emptyMessage(page, w) })

/** The list that is shown holds as many. */
export async function expectCounted(page: Page, w: ScreenWords, count: number) {
  const main = page.getByRole('main')
  const { pathname, searchParams } = new URL(page.url())
  if (pathname === INVENTORY) {
    // the count says of how many; where all fit, of these alone
    await expect(main.getByText(new RegExp(`^${count} [^:]*(?:asset|activo)s?$`)).first()).toBeVisible()
    return
  }
  if (count === 0) {
    await expect(main.locator(emptyMessage(page, w))).toBeVisible()
    return
  }
  const records = searchParams.has('only')
    ? main.getByRole('region').getByRole('listitem')
    : recordRows(page, w)
  await expect(records).toHaveCount(count)
}

/** A list with something in it, behind a number that is measured rather than counted. */
export const expectSome = (page: Page, w: ScreenWords) => expect(recordRows(page, w)).not.toHaveCount(0)

/** A part of all, and a time. */
const SHARE = /\d\s?%$/
const SPAN = /\d\s(?:hr|min|days?|h|d|días?)$/
const isMeasured = (text: string, count: number) => SPAN.test(text) || (SHARE.test(text) && count > 0)

/** Addresses of single things. */
const RECORD = /[?&](?:asset|open)=|\/(?:rack|mac-projects|maintenance-projects)\/./

/** The numbers among links, each with where it leads. */
async function numbersAmong(links: Locator) {
  const told = await links.evaluateAll((all) =>
    all.map((link, at) => ({
      at,
      href: link.getAttribute('href') ?? '',
      text: link instanceof HTMLElement ? link.innerText : '',
    })),
  )
  return told.flatMap(({ text, ...link }) => {
    const count = text.match(/\d+/g)?.at(-1)
    return count === undefined || RECORD.test(link.href) ? [] : [{ ...link, text, count: Number(count) }]
  })
}

/** Waits until so many numbers are on the page, presses every one of them, and finds a list of as many behind each. */
export async function expectEachCounted(page: Page, w: ScreenWords, many: number) {
  const from = page.url()
  const links = page.getByRole('main').getByRole('link')
  await expect.poll(async () => (await numbersAmong(links)).length).toBe(many)
  for (const { at, href, text, count } of await numbersAmong(links))
    await test.step(`${text}: ${href}`, async () => {
      await expect(links.nth(at)).toHaveAttribute('href', href)
      await links.nth(at).click()
      await expect(page).not.toHaveURL(from)
      await (isMeasured(text, count) ? expectSome(page, w) : expectCounted(page, w, count))
      await page.goBack()
    })
}
