import { addAsset, expect, LANGUAGES, register, test } from './fixtures.ts'

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('an edited asset is still there after the server was killed', async ({
      page,
      server,
      w,
      person,
    }) => {
      await register(page, w, person)
      await addAsset(page, w, 'Leaf switch 04')
      await page.getByRole('searchbox', { name: w.assets.filter.search }).fill('leaf')
      await expect(page).toHaveURL(/search=leaf/)
      await page.getByRole('row', { name: 'Leaf switch 04' }).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('button', { name: w.assets.edit }).click()
      await sheet.getByRole('textbox', { name: w.fields.asset.serial_number }).fill('XH3721490112')
      await sheet.getByRole('button', { name: w.common.actions.save }).click()
      await expect(page.getByText(w.assets.sheet.saved)).toBeVisible()
      await server.kill()
      await server.start()
      await page.reload()
      await expect(sheet.getByText('XH3721490112')).toBeVisible()
      await sheet.getByRole('button', { name: w.assets.sheet.history }).click()
      await expect(sheet.getByText(w.fields.asset.serial_number)).toBeVisible()
      await expect(sheet.getByText(`${person.name} ${person.surname}`).first()).toBeVisible()
    })
  })
}

test('a missing brand and model are made in place', async ({ page, w, person }) => {
  await register(page, w, person)
  await page.goto('/app/settings/assets-inventory?asset=new')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: w.fields.asset.name, exact: true }).fill('Core router')
  await sheet.getByRole('tab', { name: w.assets.sheet.characteristics }).click()
  await sheet.getByRole('combobox', { name: w.fields.asset.brand_id }).fill('Juniper')
  await sheet.getByRole('option', { name: 'Juniper' }).click()
  await sheet.getByRole('combobox', { name: w.fields.asset.model_id }).fill('MX204')
  await sheet.getByRole('option', { name: 'MX204' }).click()
  await sheet.getByRole('button', { name: w.common.actions.create }).click()
  await expect(page.getByRole('row', { name: 'Core router' })).toContainText('Juniper MX204')
})

test('a save can be undone from its notice', async ({ page, w, person }) => {
  await register(page, w, person)
  await addAsset(page, w, 'Patch panel 1')
  await page.getByRole('row', { name: 'Patch panel 1' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: w.assets.edit }).click()
  await sheet.getByRole('textbox', { name: w.fields.asset.name, exact: true }).fill('Patch panel 2')
  await sheet.getByRole('button', { name: w.common.actions.save }).click()
  const told = page.getByRole('status').filter({ hasText: w.assets.sheet.saved })
  await told.getByRole('button', { name: w.common.actions.undo }).click()
  await expect(sheet.getByRole('heading', { name: 'Patch panel 1' })).toBeVisible()
})

test('filters, search and the open record are in the address', async ({ page, w, person }) => {
  await register(page, w, person)
  await addAsset(page, w, 'UPS A')
  await page.getByRole('combobox', { name: w.assets.filter.status }).selectOption('faulty')
  await expect(page.getByText(w.assets.empty.none_title)).toBeVisible()
  await expect(page).toHaveURL(/status=faulty/)
  await page.goBack()
  await expect(page.getByRole('row', { name: 'UPS A' })).toBeVisible()
})
