import { choose, enter, expect, expectAccessible, INVENTORY, pick, test } from '../fixtures.ts'
import { filled } from '../words.ts'

test.use({ firstLanguage: 'es' })

test('a tag is made, put on assets, counted, and leads to them', async ({ page, w, person }) => {
  await enter(page, person, '/app/settings/tags', ['Server 1'])
  await page.getByRole('button', { name: w.tags.add }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: w.tags.name }).fill('Leased')
  await dialog.getByText(w.tags.colours.green, { exact: true }).click()
  await dialog.getByRole('button', { name: w.common.actions.add }).click()
  await expect(page.getByText(w.tags.count_none)).toBeVisible()

  await page.goto(INVENTORY)
  await choose(page.getByRole('row', { name: 'Server 1' }).getByRole('checkbox'))
  await page.getByRole('button', { name: w.tags.many, exact: true }).click()
  await pick(dialog.getByRole('combobox', { name: w.tags.many_add }), 'lea', 'Leased')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: w.tags.many_submit }).click()
  await expect(page.getByText(filled(w.tags.many_done_one, { shown: '1' }))).toBeVisible()

  await page.goto('/app/settings/tags')
  await page.getByRole('link', { name: filled(w.tags.count_one, { shown: '1' }) }).click()
  await page.getByRole('row', { name: 'Server 1' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: filled(w.tags.take_off, { name: 'Leased' }) }).click()
  await expect(sheet.getByText('Leased')).toBeHidden()
  const create = filled(w.tags.of_asset_create, { name: 'Critical' })
  await pick(sheet.getByRole('combobox', { name: w.tags.of_asset }), 'Critical', create)
  await expect(sheet.getByText('Critical')).toBeVisible()

  await page.goto('/app/settings/tags')
  await page.getByRole('button', { name: `${w.tags.delete}: Critical` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: w.tags.delete }).click()
  await expect(page.getByText(w.tags.deleted)).toBeVisible()
  await expect(page.getByRole('list', { name: w.tags.list }).getByText('Critical')).toBeHidden()
  await page.getByRole('button', { name: w.common.actions.undo, exact: true }).click()
  await expect(page.getByText(w.tags.undone)).toBeVisible()
  await expect(page.getByRole('list', { name: w.tags.list }).getByText('Critical')).toBeVisible()
})
