import { unmet, unsafeRoutes } from './fault-deeds.ts'
import { faultyPage } from './fault-ways.ts'
import { createCompany, expect, test } from './fixtures.ts'
import { routesWithoutScreen } from './full-screens.ts'
import { filled } from './words.ts'

test('every route is met with faults on a screen of its own', () => {
  expect(routesWithoutScreen()).toEqual([])
})

test('every route that writes is met by a deed, or excused with a reason', async ({ server }) => {
  expect(unmet(await unsafeRoutes(server.url))).toEqual([])
})

test('a search that could not be made does not say that nothing was found', async ({ page, w, person }) => {
  await createCompany(page, person)
  const { faulty } = await faultyPage(page)
  await page.goto('/app')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  faulty.begin('500')
  await page.getByRole('combobox', { name: w.common.actions.search }).fill('rack')
  await expect(page.getByRole('status').filter({ hasText: w.common.errors.generic })).toBeVisible()
  await expect(page.getByText(filled(w.shell.search.none, { text: 'rack' }))).toHaveCount(0)
})
