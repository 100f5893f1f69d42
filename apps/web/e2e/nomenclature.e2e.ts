import { addAsset, box, enter, expect, expectAccessible, INVENTORY, test, walkedIn } from './fixtures.ts'
import { filled } from './words.ts'

for (const language of walkedIn('en'))
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('codes follow a new template, and the code on an old label still leads to its asset', async ({
      page,
      w,
      person,
    }) => {
      await enter(page, person)
      await addAsset(page, w, 'Server 1')
      await page.goto('/app/settings/nomenclature')
      const template = page.getByRole('textbox', { name: w.nomenclature.template })
      await expect(page.getByText('OTH-000002')).toBeVisible()
      await template.fill('{sight}-{seq}')
      await expect(page.getByRole('alert')).toContainText(
        filled(w.nomenclature.fault.token_unknown, { text: '{sight}' }),
      )
      await template.fill('A-{type}-')
      await page.getByRole('button', { name: w.nomenclature.token.seq, exact: true }).click()
      await expect(template).toHaveValue('A-{type}-{seq|pad:4}')
      await page.getByText(w.nomenclature.check, { exact: true }).click()
      await expect(page.getByText(/^A-OTH-0002.$/)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: w.nomenclature.save, exact: true }).click()
      await expect(page.getByText(w.nomenclature.saved)).toBeVisible()

      await page.goto(INVENTORY)
      await page.getByRole('row', { name: 'Server 1' }).getByRole('checkbox').check()
      await page.getByRole('button', { name: w.nomenclature.reissue }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: w.nomenclature.reissue }).click()
      await expect(page.getByText(/^A-OTH-0002.$/).first()).toBeVisible()

      await page.goto('/app/c/oth-000001')
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByRole('heading', { name: 'Server 1' })).toBeVisible()
      await expect(sheet.getByText('OTH-000001')).toBeVisible()
      await page.goto('/app/c/OTH-000009')
      await expect(page.getByText(w.nomenclature.find_title)).toBeVisible()
    })

    test('a label printed beforehand opens the asset to be added, and its code is taken then @long', async ({
      page,
      w,
      person,
    }) => {
      await enter(page, person)
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
