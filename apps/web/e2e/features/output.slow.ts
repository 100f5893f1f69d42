import { readFile } from 'node:fs/promises'
import { enter, expect, INVENTORY, test } from '../fixtures.ts'
import { filled } from '../words.ts'

test('what the list shows goes into a file, and onto labels', async ({ page, w, person }) => {
  await enter(page, person, `${INVENTORY}?ordering=name&search=ups`, ['UPS B', 'Chiller', 'UPS A'])
  await expect(page.getByRole('row', { name: 'UPS B' })).toBeVisible()
  const out = page.getByRole('button', { name: w.assets.output.label })
  await out.click()
  await page.getByRole('menuitem', { name: w.assets.output.export }).click()
  const dialog = page.getByRole('dialog', { name: w.exports.title })
  await dialog.getByText(w.exports.format.csv).click()
  await dialog.getByText(w.exports.columns.all, { exact: true }).click()
  const exported = page.waitForEvent('download')
  await dialog.getByRole('button', { name: w.exports.start }).click()
  const lines = (await readFile(await (await exported).path(), 'utf8')).trim().split('\r\n')
  expect(lines.map((line) => line.split(',')[0])).toEqual([w.fields.asset.name, 'UPS A', 'UPS B'])
  expect(lines[0]).toContain(w.fields.node.rack)
  await expect(page.getByText(w.exports.done)).toBeVisible()
  await out.click()
  await page.getByRole('menuitem', { name: w.assets.output.labels }).click()
  const labels = page.getByRole('dialog', { name: w.labels.title })
  const preview = labels.getByRole('img', { name: w.labels.preview })
  await expect(preview).toContainText('UPS A')
  await labels.getByLabel(w.labels.start).selectOption({ label: '21' })
  await expect(labels.getByText(filled(w.labels.pages_other, { shown: '2' }))).toBeVisible()
  const printed = page.waitForEvent('download')
  await labels.getByRole('button', { name: w.labels.print }).click()
  const file = await printed
  expect(file.suggestedFilename()).toBe(w.labels.file)
  const document = await readFile(await file.path(), 'latin1')
  expect(document).toMatch(/^%PDF-/)
  expect(document).toContain('/Count 2')
})
