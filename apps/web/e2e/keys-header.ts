import { expect, type Language } from './fixtures.ts'
import { accountOf, type Visit } from './keys-account.ts'
import { words } from './words.ts'

/** Finds a page and goes there; looks for another and lets it be. */
export async function workTheSearch({ page, w, person, keys }: Visit) {
  const box = page.getByRole('combobox', { name: w.common.actions.search })
  const option = page.getByRole('option', { name: w.shell.nav.hierarchy })
  await keys.press('Control+k')
  await keys.at(box)
  await keys.type(w.shell.nav.hierarchy)
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await keys.press('Enter')
  await expect(page).toHaveURL('/app/settings/hierarchy')
  await keys.at(page.getByRole('main', { name: w.hierarchy.title }))
  const add = page.getByRole('main').getByRole('button', { name: w.common.actions.add }).first()
  await keys.to(add)
  await keys.press('Control+k')
  await keys.type('a')
  const chosen = page.getByRole('option', { selected: true })
  // found by the server, before which the first is another one
  await expect(chosen).toContainText(`${person.name} ${person.surname}`)
  const first = await chosen.textContent()
  await keys.press('ArrowDown')
  await expect(chosen).not.toHaveText(first ?? '')
  await keys.press('ArrowUp')
  await expect(chosen).toHaveText(first ?? '')
  await keys.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await keys.at(add)
}

/** Switches language and theme, there and back. */
export async function workTheHeader({ page, language, keys }: Visit) {
  const speak = async (from: Language, to: Language) => {
    await keys.to(page.getByRole('button', { name: words[from].common.language.label }), 'Shift+Tab')
    await keys.choose(page.getByRole('menuitemradio', { name: words[from].common.language[to] }))
    await expect(page.locator('html')).toHaveAttribute('lang', to)
    await keys.at(page.getByRole('button', { name: words[to].common.language.label }))
  }
  const other = language === 'en' ? 'es' : 'en'
  await speak(language, other)
  await speak(other, language)
  const { theme } = words[language].common
  const look = page.getByRole('button', { name: theme.label })
  for (const wanted of ['dark', 'light'] as const) {
    await keys.to(look)
    await keys.choose(page.getByRole('menuitemradio', { name: theme[wanted] }))
    await expect(page.locator('html')).toHaveAttribute('data-theme', wanted)
    await keys.at(look)
  }
}

/** From the account's menu, and by `?` from anywhere but a field. */
export async function workTheSheetOfShortcuts(visit: Visit) {
  const { page, w, keys } = visit
  const { title, groups, names } = w.shell.shortcuts
  const account = accountOf(visit)
  const sheet = page.getByRole('dialog', { name: title })
  await keys.to(account)
  await keys.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await keys.press('Escape')
  await keys.at(account)
  await keys.choose(page.getByRole('menuitem', { name: title }))
  await expect(sheet).toBeVisible()
  for (const group of Object.values(groups))
    await expect(sheet.getByRole('heading', { name: group })).toBeVisible()
  for (const name of Object.values(names)) await expect(sheet.getByText(name, { exact: true })).toBeVisible()
  await keys.press('Escape')
  await expect(sheet).toBeHidden()
  await keys.at(account)
  await keys.press('Control+k')
  await keys.type('what?')
  await expect(page.getByRole('combobox', { name: w.common.actions.search })).toHaveValue('what?')
  await expect(sheet).toBeHidden()
  await keys.press('Escape')
  await keys.at(account)
  await keys.press('?')
  await expect(sheet).toBeVisible()
  await keys.press('Escape')
  await expect(sheet).toBeHidden()
  await keys.at(account)
}
