import { editAsset, enter, expect, INVENTORY, test } from './fixtures.ts'

test('leaving without saving forgets what was typed', async ({ page, w, person }) => {
  await enter(page, person, INVENTORY, ['Server 1'])
  const { name } = await editAsset(page, w, 'Server 1')
  await name.fill('Server 2')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: w.common.actions.leave }).click()
  await expect(page.getByRole('row', { name: 'Server 1' })).toBeVisible()
})
