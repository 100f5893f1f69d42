import { randomUUID } from 'node:crypto'
import { choose, createCompany, enter, expect, expectAccessible, LANGUAGES, test } from './fixtures.ts'
import { at, goOn, submit } from './form-steps.ts'
import { furnish } from './hall.ts'
import { filled } from './words.ts'

test.use({ viewport: { width: 1440, height: 1100 } })

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a fault is reported with its symptom', async ({ page, w, person }) => {
      const words = w.forms
      const founder = await createCompany(page, person)
      await furnish(founder)
      const { work } = founder
      await page.goto('/app/forms/maintenance')
      await page.getByRole('radio', { name: words.kind.fault_label }).press('Space')
      await expectAccessible(page)
      await goOn(page, w)
      await choose(page.getByRole('radio', { name: words.what.scan }))
      const scan = page.getByRole('textbox', { name: words.what.scan_label })
      await scan.fill('web 2')
      await scan.press('Enter')
      await expect(page.getByText(filled(words.what.added, { name: 'Web 2' }))).toBeVisible()
      await expect(scan).toHaveValue('')
      await goOn(page, w)
      await page.getByRole('button', { name: words.procedure.add }).click()
      await page
        .getByRole('textbox', { name: filled(words.procedure.text, { place: '1' }) })
        .fill('Look at the fan')
      await expectAccessible(page)
      await goOn(page, w)
      await goOn(page, w)
      await expect(page.getByRole('alert')).toBeVisible()
      await page.getByRole('textbox', { name: words.when.symptom }).fill('It rattles')
      await goOn(page, w)
      await submit(page, w)
      await expect(page.getByRole('dialog')).toContainText('It rattles')
      const [made] = (await work.list({ kind: 'maintenance' })).results
      expect(made).toMatchObject({
        priority: 'high',
        title: filled(words.title_of.fault_one, { name: 'Web 2' }),
      })
    })

    test('a move is asked for from selected assets, and from an open one', async ({ page, w, person }) => {
      const founder = await enter(page, person)
      await furnish(founder)
      const said = page.getByRole('complementary', { name: w.forms.summary })
      await page.goto('/app/settings/assets-inventory')
      for (const name of ['Web 1', 'Web 2'])
        await choose(
          page.getByRole('checkbox', { name: filled(w.assets.bulk.select, { name }), exact: true }),
        )
      await page.getByRole('link', { name: w.forms.request_move }).click()
      await at(page, w, 'kind')
      await expect(page.getByRole('radio', { name: w.work.kind.move, exact: true })).toBeChecked()
      await expect(said).toContainText('Web 1')
      await expect(said).toContainText('Web 2')
      await page.goto('/app/settings/assets-inventory')
      await page.getByRole('row', { name: 'Web 3' }).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('button', { name: filled(w.assets.actions_of, { name: 'Web 3' }) }).click()
      await page.getByRole('menuitem', { name: w.forms.request_move }).click()
      await expect(said).toContainText('Web 3')
      await expect(said).not.toContainText('Web 1')
      const asset = new URL(page.url()).searchParams.get('assets')
      await page.goto(`/app/forms/mac?kind=move&assets=${asset},${randomUUID()}`)
      await expect(page.getByRole('status').filter({ hasText: w.forms.assets_gone_one })).toBeVisible()
      await expect(said).toContainText('Web 3')
    })

    test('a template is made, put in order by keys, used, and deleted', async ({ page, w, person }) => {
      const words = w.forms
      await enter(page, person, '/app/forms/templates')
      await expectAccessible(page)
      await page.getByRole('button', { name: words.templates.add }).first().click()
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('textbox', { name: w.fields.asset.name, exact: true }).fill('Server move')
      for (const [index, text] of ['Power on', 'Shut down'].entries()) {
        await sheet.getByRole('button', { name: words.procedure.add }).click()
        const place = String(index + 1)
        await sheet.getByRole('textbox', { name: filled(words.procedure.text, { place }) }).fill(text)
      }
      const handle = filled(words.procedure.handle, { place: '2' })
      await sheet.getByRole('button', { name: handle, exact: true }).focus()
      for (const key of ['Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
      await expectAccessible(page)
      await sheet.getByRole('button', { name: w.common.actions.create }).click()
      await expect(sheet).toBeHidden()
      await page.getByRole('link', { name: words.templates.use }).click()
      await expect(page.getByRole('combobox', { name: words.kind.template })).toHaveValue(/.+/)
      await expect(page.getByRole('radio', { name: w.work.kind.move, exact: true })).toBeChecked()
      await page.goto('/app/forms/mac')
      await page.getByRole('combobox', { name: words.kind.template }).selectOption({ label: 'Server move' })
      await page.goto('/app/forms/templates')
      await page.getByRole('button', { name: 'Server move' }).click()
      await expect(
        sheet.getByRole('textbox', { name: filled(words.procedure.text, { place: '1' }) }),
      ).toHaveValue('Shut down')
      await sheet.getByRole('button', { name: words.templates.delete }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: words.templates.delete }).click()
      await expect(page.getByText(words.templates.empty)).toBeVisible()
    })
  })
