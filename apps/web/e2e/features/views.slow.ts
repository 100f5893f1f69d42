import { enter, expect, INVENTORY, test } from '../fixtures.ts'
import { filled } from '../words.ts'

test('what the list shows is kept as a view, which the list begins with from then on', async ({
  page,
  w,
  person,
}) => {
  await enter(page, person, INVENTORY, ['Server 1', 'UPS A'])
  await page.getByRole('button', { name: w.assets.filter.add, exact: true }).click()
  await page.getByRole('button', { name: w.filters.name.status, exact: true }).click()
  const received = page.getByRole('checkbox', { name: w.fields.status.received })
  // the address has to change first
  await received.click()
  await expect(received).toBeChecked()
  await page.keyboard.press('Escape')
  const chip = page
    .getByRole('list', { name: w.filters.chips })
    .getByRole('button', { name: `${w.filters.name.status} ${w.fields.status.received}` })
  await expect(chip).toBeVisible()
  await page.getByRole('button', { name: w.assets.filter.views, exact: true }).click()
  await page.getByRole('menuitem', { name: w.views.save_as }).click()
  await page.getByRole('textbox', { name: w.views.name }).fill('Just received')
  await page.keyboard.press('Enter')
  const views = page.getByRole('button', { name: `${w.views.menu}: Just received`, exact: true })
  await views.click()
  await page.getByRole('menuitem', { name: w.views.make_default }).click()
  await expect(page.getByText(w.views.saved)).toBeVisible()
  await page.goto(INVENTORY)
  await expect(chip).toBeVisible()
  await expect(page).toHaveURL(/status=received.*saved=/)
  await page
    .getByRole('button', { name: filled(w.filters.remove, { filter: w.filters.name.status }) })
    .click()
  await expect(
    page.getByRole('button', {
      name: `${w.views.menu}: ${filled(w.views.changed_of, { name: 'Just received' })}`,
    }),
  ).toBeVisible()
  await page.goto('/app/settings/view-assets')
  await expect(page.getByRole('link', { name: 'Just received' })).toBeVisible()
  await expect(page.getByText(w.views.default, { exact: true })).toBeVisible()
})
