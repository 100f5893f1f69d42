import { readFile } from 'node:fs/promises'
import { enter, expect, INVENTORY, test, type Page } from '../fixtures.ts'
import { filled, type ScreenWords } from '../words.ts'

const grid = (page: Page, w: ScreenWords) => page.getByRole('grid', { name: w.assets.list })

const box = (page: Page, w: ScreenWords, name: string) =>
  page.getByRole('checkbox', { name: filled(w.assets.bulk.select, { name }), exact: true })

test('selected rows are counted, copied, exported and let go', async ({ page, context, w, person }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(page, person, `${INVENTORY}?ordering=name`, ['UPS A', 'UPS B', 'UPS C'])
  await expect(page.getByRole('row', { name: 'UPS C' })).toBeVisible()
  await box(page, w, 'UPS A').click()
  const bar = page.getByRole('group', { name: w.common.table.selection })
  await expect(bar).toContainText(filled(w.common.table.selected_one, { shown: '1' }))
  await expect(page.getByRole('searchbox', { name: w.assets.filter.search })).toBeHidden()
  // beside the box, still in its cell
  await page
    .getByRole('row', { name: 'UPS C' })
    .getByRole('gridcell')
    .first()
    .click({ modifiers: ['Shift'], position: { x: 4, y: 4 } })
  await expect(bar).toContainText(filled(w.common.table.selected_other, { shown: '3' }))
  const out = bar.getByRole('button', { name: w.assets.output.label })
  await out.click()
  await page.getByRole('menuitem', { name: w.assets.bulk.copy }).click()
  await expect(page.getByText(filled(w.assets.bulk.copied_other, { shown: '3' }))).toBeVisible()
  const codes = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect(new Set(codes).size).toBe(3)
  await out.click()
  await page.getByRole('menuitem', { name: w.assets.output.export }).click()
  const dialog = page.getByRole('dialog', { name: w.exports.title })
  await expect(dialog).toContainText(filled(w.common.table.selected_other, { shown: '3' }))
  await dialog.getByText(w.exports.format.csv).click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: w.exports.start }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/-\d{4}-\d\d-\d\d\.csv$/)
  await expect(dialog).toBeHidden()
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toContain(w.fields.asset.serial_number)
  expect(lines[1]).toContain(`UPS A,${codes[0]}`)
  await bar.getByRole('button', { name: w.common.actions.clear }).click()
  await expect(bar).toBeHidden()
  await expect(grid(page, w)).toBeFocused()
})
