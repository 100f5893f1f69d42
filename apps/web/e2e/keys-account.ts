import { box, expect, type Language, type Page, type Person } from './fixtures.ts'
import type { Keys } from './keys.ts'
import { filled, type ScreenWords } from './words.ts'

/** Somebody at a page with their keys. */
export interface Visit {
  page: Page
  w: ScreenWords
  person: Person
  language: Language
  keys: Keys
}

/** The button of the person's own menu. */
export const accountOf = ({ page, w, person }: Visit) =>
  page.getByRole('button', {
    name: filled(w.shell.account.open, { name: `${person.name} ${person.surname}` }),
  })

/** Founds a company, arrives in its home and jumps over the navigation there. */
export async function arriveByKeys({ page, w, person, keys }: Visit) {
  const { register: form } = w.auth
  await keys.at(box(page, form.name))
  await keys.type(person.name)
  const typed = [
    [form.surname, person.surname],
    [form.company, person.company],
    [form.email, person.email],
    [form.password, person.password],
    [form.password_confirmation, person.password],
  ] as const
  for (const [name, text] of typed) await keys.fill(box(page, name), text)
  await keys.press('Enter')
  await expect(page).toHaveURL('/app')
  // the page one came from took the focus with it
  await keys.at(page.getByRole('main'))
}

/** Every part of the page is on the way, and the first stop jumps over what is on every page. */
export async function walkTheLandmarks({ page, w, keys }: Visit) {
  const skip = page.getByRole('link', { name: w.common.skip })
  await keys.to(skip, 'Shift+Tab')
  await expect(skip).toBeInViewport()
  await keys.press('Tab')
  for (const part of [
    page.getByRole('navigation', { name: w.shell.navigation }),
    page.getByRole('banner'),
    page.getByRole('main'),
  ]) {
    await expect(part).toHaveCount(1)
    await keys.to(part.locator('a, button').first())
  }
  await keys.to(skip, 'Shift+Tab')
  await keys.press('Enter')
  await keys.at(page.getByRole('main'))
}

export async function logoutByKeys(visit: Visit) {
  const { page, w, keys } = visit
  await keys.to(accountOf(visit), 'Shift+Tab')
  await keys.choose(page.getByRole('menuitem', { name: w.shell.nav.logout }))
  await expect(page).toHaveURL(/\/auth\/login/)
  await keys.at(box(page, w.auth.login.email))
}
