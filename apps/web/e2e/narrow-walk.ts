import { fileURLToPath } from 'node:url'
import { addAsset, createCompany, expect, type Page, type Person } from './fixtures.ts'
import { outside } from './outside.ts'
import type { ScreenWords } from './words.ts'

const DEVICES = fileURLToPath(new URL('files/devices.csv', import.meta.url))

/** Goes through the screens of a new company in a narrow window: nothing reaches beyond its sides. */
export async function walkNarrow(page: Page, w: ScreenWords, person: Person) {
  const look = async (path: string, title: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: title, exact: true }).first()).toBeVisible()
    await expect.poll(() => outside(page), path).toEqual([])
  }
  await look('/', w.auth.landing.title)
  await look('/auth/login', w.auth.login.title)
  await look('/auth/register', w.auth.register.title)
  await createCompany(page, person)
  await look('/app', w.home.greeting.replace('{{name}}', person.name))
  await look('/app/settings/assets-inventory', w.assets.title)
  await page.goto('/app/settings/assets-inventory?asset=new')
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
  await expect.poll(() => outside(page), 'a new record').toEqual([])
  await addAsset(page, w, 'Server 1 of the first row of the first room')
  await page.goto('/app/settings/assets-inventory')
  await page.getByRole('row', { name: 'Server 1' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: w.assets.edit })).toBeVisible()
  await expect.poll(() => outside(page), 'a record').toEqual([])
  await sheet.getByRole('button', { name: w.assets.edit }).click()
  await expect(sheet.getByRole('textbox', { name: w.fields.asset.hostname })).toBeVisible()
  await expect.poll(() => outside(page), 'a record being edited').toEqual([])
  await look('/app/profile', w.profile.title)
  await look('/app/settings/hierarchy', w.hierarchy.title)
  await look('/app/settings/assets-inventory/import', w.imports.title)
  await page.locator('input[type=file]').setInputFiles(DEVICES)
  await page.getByRole('button', { name: w.imports.choose.start }).click()
  await expect(page.getByRole('button', { name: w.imports.map.check })).toBeVisible()
  await expect.poll(() => outside(page), 'columns of an import').toEqual([])
  await page.getByRole('button', { name: w.imports.map.check }).click()
  await expect(page.getByRole('checkbox', { name: w.imports.plan.confirm })).toBeAttached()
  await expect.poll(() => outside(page), 'rows of an import').toEqual([])
  await look('/app/nowhere', w.common.not_found.message)
}
