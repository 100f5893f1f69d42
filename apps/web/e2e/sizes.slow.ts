import { enter, expect, INVENTORY, test } from './fixtures.ts'
import { filesOf, firstRows, weight, weightOf } from './weights.ts'

test('the landing page needs no script to be seen but two small ones', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const scripts = (await filesOf(page)).filter((path) => path.endsWith('.js') && !path.startsWith('assets/'))
  expect(scripts.toSorted()).toEqual(['at-leisure.js', 'boot.js'])
  expect(await weightOf(scripts)).toBeLessThanOrEqual(2)
  expect(await weight(page, '.css')).toBeLessThanOrEqual(15)
})

test('the login page is light', async ({ page }) => {
  await page.goto('/auth/login')
  // it is seen before that as it was drawn beforehand
  await expect(page.locator('form')).toBeVisible()
  expect(await weight(page, '.js')).toBeLessThanOrEqual(160)
  expect(await weight(page, '.css')).toBeLessThanOrEqual(15)
})

test('the inventory is light up to its first row', async ({ page, w, person }) => {
  await enter(page, person, INVENTORY)
  await expect(page.getByText(w.assets.empty.new_title)).toBeVisible()
  expect(await weight(page, '.js', await firstRows(page))).toBeLessThanOrEqual(230)
})
