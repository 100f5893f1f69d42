import { createCompany, expect, expectAccessible, test, type Page } from '../fixtures.ts'
import { filled } from '../words.ts'

const RACKS = `name,site,location,u_height,desc_units
R01,Madrid,,47,f
R02,Madrid,,42,t
R03,Madrid,,120,f
`
const fileOf = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('racks come in by a file, are changed by the next one, and go again', async ({ page, w, person }) => {
  const dialog = page.getByRole('dialog')
  const { records } = w
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  const choose = async (of: Page, text: string) => {
    await of.getByLabel(records.drop).setInputFiles(fileOf('racks.csv', text))
    await press(records.check)
  }
  await createCompany(page, person)
  await page.goto('/app/settings/hierarchy')
  await page.getByRole('button', { name: w.assets.import, exact: true }).click()
  await expect(dialog.getByRole('heading', { name: records.title.node })).toBeVisible()
  await expectAccessible(page)
  await choose(page, RACKS)
  await expect(dialog.getByText(filled(records.refused_one, { shown: '1' }))).toBeVisible()
  await expect(dialog.getByText(records.made_kind.data_center)).toContainText('Madrid')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'R03' })).toContainText('100')
  await expectAccessible(page)
  await press(filled(records.go_other, { shown: '2' }))
  await expect(dialog.getByText(filled(records.done_title, { new: '2', changed: '0' }))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: 'Madrid' })).toBeVisible()

  await page.getByRole('button', { name: w.assets.import, exact: true }).click()
  await choose(page, RACKS.replace('47', '45').replace('R03,Madrid,,120,f\n', ''))
  await expect(
    dialog.getByText(filled(records.from_to, { from: '47', to: '45' }), { exact: true }),
  ).toBeVisible()
  await press(filled(records.go_one, { shown: '1' }))
  await press(w.common.actions.undo)
  await expect(dialog.getByText(records.undone)).toBeVisible()
  await press(records.another)
  await choose(page, RACKS)
  await expect(dialog.getByText(records.nothing)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
