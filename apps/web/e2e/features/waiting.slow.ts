import { editAsset, enter, expect, INVENTORY, test } from '../fixtures.ts'

test('a browser without a network says so, and what was typed is saved when it is back', async ({
  page,
  context,
  w,
  person,
}) => {
  await enter(page, person, INVENTORY, ['Server 1'])
  const { sheet, name, save } = await editAsset(page, w, 'Server 1')
  await name.fill('Server 2')
  await context.setOffline(true)
  const banner = page.getByText(w.common.connection.lost_text)
  await expect(banner).toBeVisible()
  const heard = page.getByRole('status')
  await expect(heard.filter({ hasText: w.common.connection.lost })).toHaveCount(1)
  await save.click()
  await expect(sheet.getByRole('alert')).toContainText(w.common.errors.network)
  await expect(name).toHaveValue('Server 2')
  await context.setOffline(false)
  await expect(banner).toBeHidden()
  await expect(heard.filter({ hasText: w.common.connection.found })).toHaveCount(1)
  await save.click()
  await expect(page.getByText(w.assets.sheet.saved)).toBeVisible()
})
