import { box, createCompany, editAsset, enter, expect, INVENTORY, LANGUAGES, pick, test } from './fixtures.ts'
import { furnish } from './hall.ts'
import { importDevices } from './import-devices.ts'
import { filled } from './words.ts'

test('another one is added like one of the list, but for what tells the two apart', async ({
  page,
  w,
  person,
}) => {
  const founder = await createCompany(page, person)
  await furnish(founder)
  await page.goto(INVENTORY)
  const row = page.getByRole('row', { name: 'Web 1' })
  await row.getByRole('button', { name: filled(w.assets.actions_of, { name: 'Web 1' }) }).click()
  await page.getByRole('menuitem', { name: w.assets.another }).click()
  const sheet = page.getByRole('dialog')
  await expect(box(sheet, w.fields.asset.serial_number)).toHaveValue('')
  await expect(sheet.getByRole('combobox', { name: w.fields.asset.owner_id })).toHaveValue(
    `${person.name} ${person.surname}`,
  )
  await box(sheet, w.fields.asset.name).fill('Web 11')
  await sheet.getByRole('button', { name: w.common.actions.create }).click()
  await expect(page.getByRole('row', { name: 'Web 11' })).toContainText('Dell R750')
  await expect(page).not.toHaveURL(/new_like/)
})

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a missing brand and model are made in place', async ({ page, w, person }) => {
      await enter(page, person, '/app/settings/assets-inventory?asset=new')
      const sheet = page.getByRole('dialog')
      await box(sheet, w.fields.asset.name).fill('Core router')
      await sheet.getByRole('tab', { name: w.assets.sheet.characteristics }).click()
      const brand = sheet.getByRole('combobox', { name: w.fields.asset.brand_id })
      await pick(brand, 'Juniper')
      // the list gives the focus back to its box in the next frame: faster than a hand is to the next one
      await expect(brand).toHaveValue('Juniper')
      await expect(brand).toBeFocused()
      await pick(sheet.getByRole('combobox', { name: w.fields.asset.model_id }), 'MX204')
      await sheet.getByRole('button', { name: w.common.actions.create }).click()
      await expect(page.getByRole('row', { name: 'Core router' })).toContainText('Juniper MX204')
    })

    test('an imported and edited asset is still there after the server was killed', async ({
      page,
      server,
      w,
      person,
    }) => {
      await enter(page, person)
      await page.getByRole('link', { name: w.home.import_action }).click()
      await importDevices(page, w)
      await page.goto(INVENTORY)
      const { sheet, save } = await editAsset(page, w, 'atl-app-srv01')
      await sheet.getByRole('textbox', { name: w.fields.asset.hostname }).fill('srv01.atlas.example')
      await save.click()
      await expect(page.getByText(w.assets.sheet.saved)).toBeVisible()
      await server.kill()
      await server.start()
      await page.reload()
      await expect(sheet.getByText('srv01.atlas.example')).toBeVisible()
      await expect(sheet.getByText('8XK2P13')).toBeVisible()
    })
  })
