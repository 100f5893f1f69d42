import { enter, expect, expectAccessible, INVENTORY, test } from '../fixtures.ts'
import { filled } from '../words.ts'
import { ASSET, openTab, pictures } from '../asset-tabs.ts'

test.use({ firstLanguage: 'es' })

test('photos are added, looked at with keys and removed', async ({ page, w, person }) => {
  const { photos, open, remove } = w.files
  await enter(page, person, INVENTORY, [ASSET])
  const sheet = await openTab(page, w, 'photos')
  await expect(sheet.getByText(photos.none)).toBeVisible()
  await expect(page).toHaveURL(/tab=photos/)
  await sheet.getByLabel(photos.drop).setInputFiles(await pictures(page))
  const front = sheet.getByRole('button', { name: filled(open, { name: 'front.webp' }) })
  const rear = sheet.getByRole('button', { name: filled(open, { name: 'rear.webp' }) })
  await expect(front.locator('img')).toBeVisible()
  await expect(rear.locator('img')).toBeVisible()
  await expect(sheet.getByRole('tab', { name: `${w.assets.sheet.photos} 2` })).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  const list = page.getByRole('list', { name: photos.label })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await list.getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog').last()
  await expect(viewer.getByText(filled(w.files.viewer.position, { position: '1', count: '2' }))).toBeVisible()
  // where the focus is not yet, no key arrives
  await expect(viewer.and(page.locator(':focus-within'))).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText(filled(w.files.viewer.position, { position: '2', count: '2' }))).toBeVisible()
  await expect(viewer.locator('img')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: filled(remove, { name: 'front.webp' }) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: photos.remove }).click()
  await expect(front).toBeHidden()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.reload()
  await expect(list.getByRole('listitem')).toHaveCount(1)
})
