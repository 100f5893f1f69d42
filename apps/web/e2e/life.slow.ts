import { furnish } from './hall.ts'
import { createCompany, expect, INVENTORY, LANGUAGES, test, type Page } from './fixtures.ts'
import { filled, type ScreenWords } from './words.ts'

const undoOf = (page: Page, w: ScreenWords) =>
  page.getByRole('button', { name: w.common.actions.undo, exact: true })

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('many are changed at once, what cannot be says why, and all of it is undone', async ({
      page,
      w,
      person,
    }) => {
      const founder = await createCompany(page, person)
      await furnish(founder)
      await page.goto(INVENTORY)
      await expect(page.getByRole('row', { name: 'Web 1' })).toBeVisible()
      for (const name of ['Web 1', 'Web 2', 'Database 1'])
        await page
          .getByRole('row', { name })
          .getByRole('checkbox', { name: filled(w.assets.bulk.select, { name }) })
          .click()
      const bar = page.getByRole('group', { name: w.common.table.selection })
      await bar.getByRole('button', { name: w.fields.asset.status }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox', { name: w.life.status.to }).selectOption('active')
      await dialog.getByRole('button', { name: w.life.bulk.submit }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(filled(w.life.bulk.done_other, { shown: '3' }))).toBeVisible()
      await expect(page.getByRole('row', { name: 'Web 1' })).toContainText(w.fields.status.active)
      await undoOf(page, w).click()
      await expect(page.getByText(w.life.undo_done)).toBeVisible()
      await expect(page.getByRole('row', { name: 'Web 1' })).toContainText(w.fields.status.installation)
    })
  })
