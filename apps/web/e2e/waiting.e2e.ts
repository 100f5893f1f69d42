import { editAsset, enter, expect, INVENTORY, test } from './fixtures.ts'

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

test('a server that is away is waited for, and what it owes is asked for again', async ({
  page,
  server,
  w,
  person,
}) => {
  await enter(page, person, '/app/settings/hierarchy')
  await expect(page.getByText(w.hierarchy.empty.data_center)).toBeVisible()
  await page.getByRole('button', { name: w.common.actions.add }).first().click()
  await page.keyboard.press('Escape')
  await server.kill()
  // nothing has been asked since: the search is what finds out
  await page.keyboard.press('Control+k')
  await page.keyboard.type('rack')
  const banner = page.getByText(w.common.connection.lost_text)
  await expect(banner).toBeVisible()
  await server.start()
  await expect(banner).toBeHidden()
})

test('the browser warns before unsaved changes are lost', async ({ page, w, person }) => {
  await enter(page, person, INVENTORY, ['Server 1'])
  const { sheet, name } = await editAsset(page, w, 'Server 1')
  await name.fill('Server 2')
  const asked = page.waitForEvent('dialog')
  void page.close({ runBeforeUnload: true })
  const warning = await asked
  expect(warning.type()).toBe('beforeunload')
  await warning.dismiss()
  await expect(sheet).toBeVisible()
})
