import { enter, expect, shutsNobodyOut, test } from './fixtures.ts'
import { furnish } from './hall.ts'

const PATH = '/app/spikes/graphs'

test('the hierarchy is opened by pointer and leads to the assets of a place', async ({
  page,

  person,
  server,
}) => {
  await enter(page, person)
  await furnish(server.url, person)
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

test('the keyboard goes through the hierarchy', async ({ page, person, server }) => {
  await enter(page, person)
  await furnish(server.url, person)
  await page.goto(PATH)
  await page.getByRole('treeitem', { name: new RegExp(`^${person.company}`) }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('treeitem', { name: /^Hall 1/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('treeitem', { name: /^R01/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: 'Web 1' })).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(`the graph shuts nobody out in the ${theme} theme, nor on a phone @long`, async ({
    page,
    w,
    person,
    server,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    await enter(page, person, PATH)
    await expect(page.getByText(w.graph.empty)).toBeVisible()
    await furnish(server.url, person)
    await page.reload()
    await expect(page.getByRole('tree')).toBeVisible()
    await shutsNobodyOut(page)
    await page.setViewportSize({ width: 390, height: 844 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await shutsNobodyOut(page)
  })
}
