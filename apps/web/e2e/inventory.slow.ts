import { createCompany, box, expect, INVENTORY, test } from './fixtures.ts'
import { furnish } from './hall.ts'
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
