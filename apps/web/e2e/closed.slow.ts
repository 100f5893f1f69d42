import { enter, expect, expectAccessible, INVENTORY, test } from './fixtures.ts'
import { filled } from './words.ts'

test('a company whose only asset is closed is not new: its list leads to the asset and counts it alone', async ({
  page,
  w,
  person,
}) => {
  const founder = await enter(page, person, INVENTORY, ['UPS A'])
  await expect(page.getByRole('row', { name: 'UPS A' })).toBeVisible()
  const { assets } = founder
  const [seen] = (await assets.list({})).results
  if (seen === undefined) throw new Error('No asset was made')
  await assets.decommission(seen, {
    category: 'end_of_life',
    reason: 'Too old to repair',
    close: true,
    bears_data: false,
  })
  await page.goto(INVENTORY)
  await expect(page.getByText(w.assets.empty.closed_title)).toBeVisible()
  await expect(page.getByRole('searchbox', { name: w.assets.filter.search })).toBeVisible()
  await expect(page.getByRole('button', { name: w.assets.add, exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: w.assets.empty.closed_show }).click()
  await expect(page.getByRole('row', { name: 'UPS A' })).toBeVisible()
  await expect(page.getByText(filled(w.assets.count_one, { shown: '1' }), { exact: true })).toBeVisible()
})
