import { expect, INVENTORY, type Page } from './fixtures.ts'
import { NETBOX_FILES } from './netbox.ts'
import { filled, type ScreenWords } from './words.ts'

/** Gives files of a NetBox to the import of assets. */
export async function chooseFiles(page: Page, w: ScreenWords, files: Parameters<Page['setInputFiles']>[1]) {
  await page.goto(`${INVENTORY}/import`)
  await page.locator('input[type=file]').setInputFiles(files)
  await page.getByRole('button', { name: w.imports.choose.start }).click()
  await expect(page.getByText(w.imports.products.netbox, { exact: true }).first()).toBeVisible()
}

/** Imports the whole export: names are accepted, what is missing is made. */
export async function importExport(page: Page, w: ScreenWords) {
  await chooseFiles(page, w, NETBOX_FILES)
  await page.getByRole('button', { name: w.imports.map.check }).click()
  const accept = page.getByRole('button', {
    name: filled(w.imports.many.accept_names_other, { shown: '22' }),
  })
  await accept.click()
  // what stood above the plan goes, and the plan moves up
  await expect(accept).toBeHidden()
  await page.getByRole('checkbox', { name: w.imports.plan.confirm }).check()
  await page.getByRole('button', { name: filled(w.imports.commit.start_other, { shown: '72' }) }).click()
  await expect(page.getByText(filled(w.imports.result.done_other, { shown: '72' }))).toBeVisible()
}
