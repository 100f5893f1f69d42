import { enter, expect, expectAccessible, pick, test } from '../fixtures.ts'
import { filled } from '../words.ts'

test.use({ firstLanguage: 'es', viewport: { width: 1440, height: 1100 } })

test('a rule is written, shown where it is due, paused and deleted', async ({ page, w, person }) => {
  const words = w.maintenance
  await enter(page, person, '/app/facility/maintenance-projects?view=rules')
  await page.getByRole('button', { name: words.rule.new }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words.form.create }).click()
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: words.rule.name }).fill('Generator test')
  await pick(dialog.getByRole('combobox', { name: words.form.add_type }), 'GEN')
  await expect(
    dialog.getByRole('button', { name: filled(words.form.remove, { name: w.fields.type.GEN }) }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: words.form.create }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: /Generator test/ })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/app/facility/maintenance-projects')
  await expect(page.getByText('Generator test').first()).toBeVisible()
  await page.goto('/app/dc-manager/maintenance-projects')
  await expect(page.getByText(words.due.empty)).toBeVisible()

  await page.goto('/app/facility/maintenance-projects?view=rules')
  const menu = page.getByRole('button', { name: filled(words.rule.actions, { name: 'Generator test' }) })
  await menu.click()
  await page.getByRole('menuitem', { name: words.rule.pause }).click()
  await expect(page.getByRole('row', { name: /Generator test/ })).toContainText(words.rule.paused)
  await menu.click()
  await page.getByRole('menuitem', { name: words.rule.delete }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.rule.delete }).click()
  await expect(page.getByText(words.rule.empty)).toBeVisible()
})
