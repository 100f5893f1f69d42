import { createCompany, box, expect, expectAccessible, LANGUAGES, test } from './fixtures.ts'
import { filled } from './words.ts'

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a label printed beforehand opens the asset to be added, and its code is taken then', async ({
      page,
      w,
      person,
    }) => {
      await createCompany(page, person)
      await page.goto('/app/settings/nomenclature')
      await page.getByRole('button', { name: w.nomenclature.reserve, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(w.nomenclature.reserve_count, { exact: true }).fill('3')
      await dialog.getByLabel(w.nomenclature.reserve_note, { exact: true }).fill('Roll 1')
      await dialog.getByRole('button', { name: w.nomenclature.reserve, exact: true }).click()
      const range = filled(w.nomenclature.reserve_range, { first: 'SRV-000001', last: 'SRV-000003' })
      await expect(page.getByRole('listitem').getByText(range, { exact: true })).toBeVisible()
      await expectAccessible(page)

      await page.goto('/app/c/srv-000002')
      const sheet = page.getByRole('dialog')
      await expect(box(sheet, w.fields.asset.code)).toHaveValue('SRV-000002')
      await box(sheet, w.fields.asset.name).fill('Server of the label')
      await sheet.getByRole('button', { name: w.common.actions.create }).click()
      await expect(page.getByText(w.assets.sheet.created)).toBeVisible()
      await page.goto('/app/c/SRV-000002')
      await expect(sheet.getByRole('heading', { name: 'Server of the label' })).toBeVisible()

      await page.goto('/app/settings/nomenclature')
      const left = filled(w.nomenclature.reserve_free, { free: '2', all: '3' })
      await expect(page.getByText(left)).toBeVisible()
      await page.getByRole('button', { name: filled(w.nomenclature.reserve_show, { range }) }).click()
      await expect(dialog.getByRole('link', { name: 'Server of the label' })).toBeVisible()
      await dialog.getByRole('button', { name: w.nomenclature.labels }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('dialog').getByRole('button', { name: w.labels.print }).click()
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    })
  })
