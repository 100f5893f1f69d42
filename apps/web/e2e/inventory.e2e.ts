import { editAsset, enter, expect, INVENTORY, test } from './fixtures.ts'
import { importDevices } from './import-devices.ts'
import { filled } from './words.ts'

test('an asset is imported, found, and edited, and its history says by whom', async ({ page, w, person }) => {
  await enter(page, person)
  await page.getByRole('link', { name: w.home.import_action }).click()
  await importDevices(page, w)
  await page.getByRole('link', { name: w.imports.result.show }).click()
  await page.getByRole('searchbox', { name: w.assets.filter.search }).fill('srv01')
  await expect(page).toHaveURL(/search=srv01/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('row', { name: 'atl-app-srv01' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('8XK2P13')).toBeVisible()
  await sheet.getByRole('button', { name: w.assets.edit }).click()
  await sheet.getByRole('textbox', { name: w.fields.asset.hostname }).fill('srv01.atlas.example')
  await sheet.getByRole('button', { name: w.common.actions.save }).click()
  await expect(page.getByText(w.assets.sheet.saved)).toBeVisible()
  await sheet.getByRole('button', { name: w.assets.sheet.history }).click()
  const told = sheet.getByRole('list')
  await expect(told.getByText(w.fields.asset.hostname)).toBeVisible()
  await expect(told.getByText(`${person.name} ${person.surname}`)).toHaveCount(2)
})

test('a save can be undone from its notice, and nothing that others changed since', async ({
  page,
  w,
  person,
}) => {
  const founder = await enter(page, person, INVENTORY, ['Patch panel 1'])
  const { sheet, name, save } = await editAsset(page, w, 'Patch panel 1')
  await name.fill('Patch panel 2')
  await save.click()
  const told = page.getByRole('status').filter({ hasText: w.assets.sheet.saved })
  await expect(told).toBeVisible()
  const { assets } = founder
  const [saved] = (await assets.list({})).results
  if (saved) await assets.update(saved, { hostname: 'pp-1.atlas.example' })
  await told.getByRole('button', { name: w.common.actions.undo }).click()
  await expect(sheet.getByRole('heading', { name: 'Patch panel 1' })).toBeVisible()
  await expect(sheet.getByText('pp-1.atlas.example')).toBeVisible()
})

test('filters, search and the open record are in the address', async ({ page, w, person }) => {
  await enter(page, person, INVENTORY, ['UPS A'])
  await page.getByRole('combobox', { name: w.assets.filter.category }).selectOption('cooling')
  await expect(page.getByText(w.assets.empty.none_title)).toBeVisible()
  await expect(page).toHaveURL(/category=cooling/)
  await page.goBack()
  await expect(page.getByRole('row', { name: 'UPS A' })).toBeVisible()
})

test('a new company looks around in the sample and undoes it', async ({ page, w, person }) => {
  const { sample, commit, result } = w.imports
  await enter(page, person)
  await page.getByRole('link', { name: w.home.sample_action }).click()
  await page.getByRole('button', { name: sample.prepare }).click()
  await page.getByRole('button', { name: filled(commit.start_other, { shown: '240' }) }).click()
  await expect(page.getByText(filled(result.done_other, { shown: '240' }))).toBeVisible()
  await page.getByRole('button', { name: result.undo }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: result.undo }).click()
  await expect(page.getByText(result.undone_other.split('{{count}}')[1] ?? '')).toBeVisible()
  await page.goto('/app')
  await expect(page.getByRole('link', { name: w.home.sample_action })).toBeVisible()
})
