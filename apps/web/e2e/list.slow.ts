import { enter, expect, INVENTORY, stillBox, test, type Page, type Person } from './fixtures.ts'
import { filled } from './words.ts'

const headings = (page: Page) => page.getByRole('columnheader').allInnerTexts()

async function enterWithThree(page: Page, person: Person) {
  await enter(page, person, `${INVENTORY}?ordering=name`, ['UPS A', 'UPS B', 'UPS C'])
  await expect(page.getByRole('row', { name: 'UPS C' })).toBeVisible()
}

test('sorting keeps the hand on the header', async ({ page, w, person }) => {
  await enterWithThree(page, person)
  const name = page.getByRole('columnheader').getByRole('button', { name: w.fields.asset.name })
  await name.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/ordering=-name/)
  await expect(page.getByRole('row').nth(1)).toContainText('UPS C')
  await expect(name).toBeFocused()
})

test('columns, their widths and the density stay as a person left them', async ({ page, w, person }) => {
  await enterWithThree(page, person)
  const { serial_number: serial, owner_id: owner, purchase_date: bought, status } = w.fields.asset
  const view = page.getByRole('button', { name: w.common.table.view, exact: true })
  await view.click()
  await page.getByRole('menuitemradio', { name: w.shell.density.compact }).click()
  const row = page.getByRole('row', { name: 'UPS A' })
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(28)
  await page.keyboard.press('Escape')
  await view.click()
  await page.getByRole('menuitem', { name: w.assets.columns.choose }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: status }).click()
  await dialog.getByRole('checkbox', { name: bought }).click()
  await dialog.getByRole('button', { name: filled(w.assets.columns.up, { column: owner }) }).click()
  await expect(
    dialog.getByRole('button', { name: filled(w.assets.columns.up, { column: owner }) }),
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const edge = page.getByRole('separator', { name: filled(w.common.table.width_of, { column: serial }) })
  await edge.focus()
  await page.keyboard.press('End')
  const width = await edge.getAttribute('aria-valuenow')
  const shown = await headings(page)
  expect(shown).not.toContain(status)
  expect(shown).toContain(bought)
  expect(shown.indexOf(owner)).toBe(shown.indexOf(serial) - 1)
  await page.getByRole('combobox', { name: w.assets.filter.category }).selectOption('other')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact')
  await expect(page).toHaveURL(/ordering=name.*category=other|category=other.*ordering=name/)
  await expect(edge).toHaveAttribute('aria-valuenow', width ?? '')
  expect(await headings(page)).toEqual(shown)
})

test('an edge of a column follows the pointer', async ({ page, w, person }) => {
  await enterWithThree(page, person)
  const edge = page.getByRole('separator', {
    name: filled(w.common.table.width_of, { column: w.fields.asset.location }),
  })
  const start = await stillBox(edge)
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y, { steps: 4 })
  await page.mouse.up()
  const at = async () => (await edge.boundingBox())?.x
  // the column is drawn in the frame after the hand has moved
  await expect.poll(at).toBeCloseTo(start.x + 60, 0)
  await edge.dblclick()
  await expect.poll(at).not.toBeCloseTo(start.x + 60, 0)
})
