import { createCompany, expect, test } from '../fixtures.ts'
import { furnish } from '../hall.ts'

const PATH = '/app/spikes/graphs'

test('the hierarchy is opened by pointer and leads to the assets of a place', async ({ page, person }) => {
  const founder = await createCompany(page, person)
  await furnish(founder)
  await page.goto(PATH)
  const hall = page.getByRole('treeitem', { name: /^Hall 1/ })
  await expect(hall).toContainText('4')
  await expect(page.getByRole('treeitem', { name: /^R01/ })).toBeHidden()
  await hall.getByRole('button').click()
  await expect(page.getByRole('treeitem', { name: /^R01/ })).toContainText('3')
  await page.getByRole('treeitem', { name: /^R02/ }).click()
  await expect(page).toHaveURL(/assets-inventory\?location_id=/)
  await expect(page.getByRole('row', { name: 'Database 1' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Web 1' })).toBeHidden()
})
