import { expect } from './fixtures.ts'
import type { Visit } from './keys-account.ts'

const WIDE = 288
const ICONS = 48

/** Groups, links, what is coming, and the sidebar of icons with their names on approach. */
export async function workTheSidebar({ page, w, keys }: Visit) {
  const { nav, navigation, coming_reason: reason } = w.shell
  const settings = page.getByRole('button', { name: nav.settings })
  const assets = page.getByRole('link', { name: nav.assets, exact: true })
  const width = async () => (await page.getByRole('complementary', { name: navigation }).boundingBox())?.width
  await keys.to(settings, 'Shift+Tab')
  await expect(settings).toHaveAttribute('aria-expanded', 'true')
  await keys.press('Enter')
  await expect(settings).toHaveAttribute('aria-expanded', 'false')
  await expect(assets).toHaveCount(0)
  await keys.press('Space')
  await keys.to(assets)
  await keys.press('Enter')
  await expect(page).toHaveURL('/app/settings/assets-inventory')
  await expect(assets).toHaveAttribute('aria-current', 'page')
  await keys.at(assets)
  // the link goes with the group: its heading is the nearest there is
  await keys.press('Control+b')
  await expect.poll(width).toBe(ICONS)
  await keys.at(settings)
  // the names are fetched with the first icons
  await expect(settings).toHaveAttribute('data-scope', 'tooltip')
  const planning = page.getByRole('link', { name: nav.planning })
  await keys.to(planning, 'Shift+Tab')
  // the one before may still be on its way out
  const tooltip = page.getByRole('tooltip').and(page.locator('[data-state=open]'))
  await expect(tooltip).toHaveText(`${nav.planning}: ${reason}`)
  await keys.press('Enter')
  await expect(page).toHaveURL('/app/settings/assets-inventory')
  await keys.press('Control+b')
  await expect.poll(width).toBe(WIDE)
  await keys.at(planning)
  await keys.press('Control+b')
  await keys.to(settings)
  await expect(tooltip).toHaveText(nav.settings)
  // whoever asks an icon for its group wants to see it
  await keys.press('Enter')
  await expect.poll(width).toBe(WIDE)
  await expect(settings).toHaveAttribute('aria-expanded', 'true')
  await keys.at(settings)
}

/** Feedback opens over the page and leaves it as it was. */
export async function openOverThePage({ page, w, keys }: Visit) {
  const feedback = page.getByRole('link', { name: w.shell.nav.feedback })
  const dialog = page.getByRole('dialog', { name: w.support.title })
  await keys.to(feedback)
  await keys.press('Enter')
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL('/app/support')
  await keys.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/app/settings/assets-inventory')
  await keys.at(feedback)
}

/** The navigation off its canvas: by its button and by its shortcut, closed by Escape and by going somewhere. */
export async function workTheNarrowNavigation({ page, w, keys }: Visit) {
  const opener = page.getByRole('button', { name: w.shell.open_navigation })
  const panel = page.getByRole('dialog', { name: w.shell.navigation })
  await keys.to(opener)
  await keys.press('Enter')
  await expect(panel).toBeVisible()
  await keys.press('Escape')
  await expect(panel).toBeHidden()
  await keys.at(opener)
  await keys.press('Control+b')
  await expect(panel).toBeVisible()
  const settings = panel.getByRole('button', { name: w.shell.nav.settings })
  await keys.to(settings)
  await keys.press('Enter')
  await expect(settings).toHaveAttribute('aria-expanded', 'true')
  await keys.to(panel.getByRole('link', { name: w.shell.nav.hierarchy }))
  await keys.press('Enter')
  await expect(panel).toBeHidden()
  await keys.at(opener)
}
