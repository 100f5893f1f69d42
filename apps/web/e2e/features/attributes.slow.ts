import { box, editAsset, enter, expect, INVENTORY, test } from '../fixtures.ts'
import { filled } from '../words.ts'

test('a type gets an attribute of its own, which its assets have from then on', async ({
  page,
  w,
  person,
}) => {
  const { editor, kinds, measured } = w.attributes
  await enter(page, person, '/app/settings/brand-and-models?tab=types', ['Pump 1'])
  await page.getByRole('row', { name: w.fields.type.OTH }).click()
  const type = page.getByRole('dialog')
  await type.getByRole('button', { name: w.catalogue.sheet.edit }).click()
  await type.getByRole('button', { name: editor.add }).click()
  await box(type, editor.name).fill('Oil')
  await type.getByRole('combobox', { name: editor.kind }).selectOption({ label: kinds.number })
  await box(type, editor.unit).fill('l')
  await type.getByRole('button', { name: w.common.actions.save }).click()
  await expect(type.getByRole('button', { name: w.catalogue.sheet.edit })).toBeVisible()

  await page.goto(INVENTORY)
  const { sheet, save } = await editAsset(page, w, 'Pump 1')
  await sheet.getByRole('tab', { name: w.assets.sheet.characteristics }).click()
  await sheet.getByRole('spinbutton', { name: /^Oil/ }).fill('7')
  await save.click()
  await expect(page.getByText(w.assets.sheet.saved)).toBeVisible()
  await expect(sheet.getByText(filled(measured, { value: '7', unit: 'l' }))).toBeVisible()
})
