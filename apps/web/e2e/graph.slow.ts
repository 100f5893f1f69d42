import { createCompany, enter, expect, shutsNobodyOut, test } from './fixtures.ts'
import { furnish } from './hall.ts'

const PATH = '/app/spikes/graphs'

test('the keyboard goes through the hierarchy', async ({ page, person }) => {
  const founder = await createCompany(page, person)
  await furnish(founder)
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
  test(`the graph shuts nobody out in the ${theme} theme, nor on a phone`, async ({ page, w, person }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    const founder = await enter(page, person, PATH)
    await expect(page.getByText(w.graph.empty)).toBeVisible()
    await furnish(founder)
    await page.reload()
    await expect(page.getByRole('tree')).toBeVisible()
    await shutsNobodyOut(page)
    await page.setViewportSize({ width: 390, height: 844 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await shutsNobodyOut(page)
  })
}
