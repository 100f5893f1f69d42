import { box, editAsset, enter, expect, INVENTORY, login, test } from './fixtures.ts'

test('leaving without saving forgets what was typed', async ({ page, w, person }) => {
  await enter(page, person, INVENTORY, ['Server 1'])
  const { name } = await editAsset(page, w, 'Server 1')
  await name.fill('Server 2')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: w.common.actions.leave }).click()
  await expect(page.getByRole('row', { name: 'Server 1' })).toBeVisible()
})

test('two people who edit one asset lose nothing', async ({ page, browser, baseURL, w, person }) => {
  await enter(page, person, INVENTORY, ['Server 1'])
  const mine = await editAsset(page, w, 'Server 1')
  await mine.name.fill('Server by me')

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await elsewhere.newPage()
  await other.goto(page.url().replace('view=edit', ''))
  await login(other, w, person)
  const theirs = other.getByRole('dialog').first()
  await theirs.getByRole('button', { name: w.assets.edit }).click()
  await box(theirs, w.fields.asset.name).fill('Server by them')
  await box(theirs, w.fields.asset.hostname).fill('srv-1.atlas.example')
  await theirs.getByRole('button', { name: w.common.actions.save }).click()
  await expect(other.getByText(w.assets.sheet.saved)).toBeVisible()
  await elsewhere.close()

  await mine.save.click()
  await expect(mine.sheet.getByText(w.merge.title)).toBeVisible()
  const conflict = mine.sheet.getByRole('radiogroup', { name: w.fields.asset.name })
  await expect(conflict).toContainText('Server by me')
  await expect(conflict).toContainText('Server by them')
  await mine.sheet.getByRole('button', { name: w.merge.save }).click()
  await expect(mine.sheet.getByRole('heading', { name: 'Server by me' })).toBeVisible()
  await expect(mine.sheet.getByText('srv-1.atlas.example')).toBeVisible()
})
