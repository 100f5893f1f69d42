import { readFile } from 'node:fs/promises'
import { enter, expect, expectAccessible, test } from './fixtures.ts'

test('an administrator sees who did what, that nothing is missing, and takes it away', async ({
  page,
  person,
  w,
}) => {
  await enter(page, person, '/app/settings/audit', ['Leaf 01'])
  const log = page.getByRole('list', { name: w.audit.list })
  const created = log.getByRole('listitem').filter({ hasText: w.audit.action['batch.create'] })
  await expect(created).toContainText('Ana Ruiz')
  await expect(created).toContainText('Leaf 01')
  await created.getByRole('button', { expanded: false }).click()
  await expect(created).toContainText(w.audit.hash)
  await expect(created).toContainText(w.audit.kind.asset)
  await expectAccessible(page)

  await page.getByRole('button', { name: w.audit.verify.button }).click()
  await expect(page.getByText(w.audit.verify.whole)).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: w.audit.export.button }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toMatch(
    new RegExp(`"?${w.audit.action['batch.create']}"?,"?${w.audit.kind.asset}"?,"?Leaf 01"?,`),
  )

  const stayed = w.audit.action['session.refresh']
  const refreshes = log.getByRole('listitem').filter({ hasText: stayed })
  await expect(refreshes).toHaveCount(0)
  expect(file).not.toContain(stayed)
  await page.getByText(w.audit.filter.refreshes).click()
  await expect(page).toHaveURL(/refreshes=shown/)
  await expect(refreshes.first()).toBeVisible()

  await page.getByRole('combobox', { name: w.audit.filter.group }).selectOption('log')
  await expect(page).toHaveURL(/group=log/)
  await expect(log.getByRole('listitem')).toHaveCount(1)
  await expect(log).toContainText(w.audit.action['audit.export'])
})
