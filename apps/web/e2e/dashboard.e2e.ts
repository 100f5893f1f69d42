import { addDays } from '@plenum/domain/date'
import { choose, createCompany, expect, expectAccessible, test } from './fixtures.ts'
import { atRisk } from './at-risk.ts'

test.use({ firstLanguage: 'es', viewport: { width: 1440, height: 1100 } })

test('a room is walked by keys, and what is forecast stands in a table', async ({ page, w, person }) => {
  const founder = await createCompany(page, person)
  await atRisk(founder)
  await page.goto('/app/dc-manager/dashboard')
  const words = w.dashboards
  const forecast = page.getByRole('region', { name: words.forecast.title, exact: true })
  await expect(forecast.locator('canvas')).toBeVisible()
  await choose(forecast.getByRole('radio', { name: w.hierarchy.capacity.power }))
  await expect(page).toHaveURL(/resource=power/)
  await forecast.getByRole('button', { name: words.chart.table }).click()
  await expect(forecast.getByRole('row')).toHaveCount(14)
  const room = page.getByRole('region', { name: words.room.title, exact: true })
  await room.getByRole('button', { name: words.room.table }).click()
  await expect(room.getByRole('row', { name: /^R01 / })).toContainText('30')
  await expectAccessible(page)
  const later = addDays(new Date().toISOString().slice(0, 10), 40)
  await page.goto(`/app/dc-manager/dashboard?day=${later}`)
  await expect(page.getByRole('button', { name: words.clear_day })).toBeVisible()
  // what was reserved until then is free again
  await expect(page.getByRole('link', { name: `${words.capacity.space}: 32 U` })).toBeVisible()
  await page.getByRole('button', { name: words.clear_day }).click()
  await expect(page.getByRole('link', { name: `${words.capacity.space}: 30 U` })).toBeVisible()
})
