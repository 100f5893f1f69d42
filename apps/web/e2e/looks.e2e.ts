import { enter, expect, test } from './fixtures.ts'
import { wear } from './looking-around.ts'
import { walkScreens } from './screen-walks.ts'

// `looks.slow.ts` examines the same in other themes, widths and languages
walkScreens('en', [{ theme: 'light', width: 1440 }])

test('the theme that was chosen is there from the first paint on', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('on a phone the navigation comes over the page and goes with a choice', async ({ page, w, person }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, person, '/app/settings/hierarchy')
  await page.getByRole('button', { name: w.shell.open_navigation }).click()
  await page.getByRole('link', { name: w.shell.nav.home }).click()
  await expect(page).toHaveURL('/app')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('language and theme change at once and are remembered', async ({ page, w, person }) => {
  await enter(page, person)
  await page.getByRole('button', { name: w.common.language.label }).click()
  await page.getByRole('menuitemradio', { name: 'Español' }).click()
  await expect(page.getByRole('link', { name: 'Inicio', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByRole('button', { name: 'Tema' }).click()
  await page.getByRole('menuitemradio', { name: 'Oscuro' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Inicio', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('where less motion is asked for, nothing moves from one theme to the other', async ({ page }) => {
  await page.goto('/')
  const begun = await page.evaluateHandle(() => {
    const properties: string[] = []
    addEventListener('transitionrun', ({ propertyName }) => properties.push(propertyName))
    return properties
  })
  await page.evaluate(wear, 'dark')
  expect(await begun.jsonValue()).toEqual([])
})
