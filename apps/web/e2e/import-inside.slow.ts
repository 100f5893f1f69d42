import { choose, createCompany, expect, expectAccessible, INVENTORY, LANGUAGES, test } from './fixtures.ts'
import { filled } from './words.ts'

const FILE = [
  ['name', 'code', 'site', 'rack', 'position', 'parent device', 'device bay'],
  ['Frame 1', 'CHS-9', 'Madrid', 'R01', '10', '', ''],
  ['Blade 1', '', '', '', '', 'CHS-9', 'Bay 1'],
  ['Blade 2', '', '', '', '', 'Frame 1', 'Bay 2'],
  ['Blade 3', '', '', '', '', 'Frame 1', 'Bay 2'],
]
const csv = {
  name: 'blades.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(FILE.map((row) => row.join(',')).join('\n')),
}

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a file puts blades into their chassis, and one whose slot is taken is mended', async ({
      page,
      w,
      person,
    }) => {
      await createCompany(page, person)
      await page.goto(`${INVENTORY}/import`)
      await page.locator('input[type=file]').setInputFiles(csv)
      await page.getByRole('button', { name: w.imports.choose.start }).click()
      await page.getByRole('button', { name: w.imports.map.check }).click()
      const taken = page.getByRole('row', { name: 'Blade 3' })
      await expect(taken).toContainText(w.imports.updates.issues.slot_taken)
      await expectAccessible(page)
      const cell = filled(w.imports.rows.cell, { column: w.imports.columns.slot, line: '5' })
      await taken.getByRole('textbox', { name: cell }).fill('Bay 3')
      await page.keyboard.press('Enter')
      await expect(taken).not.toContainText(w.imports.updates.issues.slot_taken)

      await choose(page.getByRole('checkbox', { name: w.imports.plan.confirm }))
      await page.getByRole('button', { name: filled(w.imports.commit.start_other, { shown: '4' }) }).click()
      await page.getByRole('link', { name: w.imports.result.show }).click()
      await page.getByRole('row', { name: 'Frame 1' }).click()
      const sheet = page.getByRole('dialog', { name: 'Frame 1', exact: true })
      for (const bay of ['Bay 1', 'Bay 2', 'Bay 3']) await expect(sheet.getByText(bay)).toBeVisible()
    })
  })
