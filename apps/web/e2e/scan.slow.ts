import { codeAddress } from '@plenum/domain/code-address'
import { choose, enter, expect, test } from './fixtures.ts'
import { goOn } from './form-steps.ts'
import { furnish } from './hall.ts'
import { filled } from './words.ts'

test('what a scanner reads of a label for cameras finds the asset wherever codes are scanned', async ({
  page,
  w,
  person,
}) => {
  const founder = await enter(page, person)
  await furnish(founder)
  const { assets } = founder
  const [web] = (await assets.list({ search: 'Web 2' })).results
  if (web === undefined) throw new Error('There is no server')
  // printed while the application was found elsewhere
  const address = codeAddress('https://plenum.example.com', web.code)
  const scanInto = async (name: string, role: 'textbox' | 'searchbox' | 'combobox') => {
    const field = page.getByRole(role, { name })
    await field.fill(address)
    await field.press('Enter')
  }
  const sheet = page.getByRole('dialog', { name: web.name })

  await scanInto(w.home.actions.code, 'searchbox')
  await expect(sheet).toBeVisible()
  await page.goto('/app/operations/dashboard')
  await scanInto(w.plant.scan.label, 'textbox')
  await expect(sheet).toBeVisible()
  await page.goto('/app')
  await scanInto(w.common.actions.search, 'combobox')
  await expect(sheet).toBeVisible()
  await page.goto('/app/forms/maintenance')
  await page.getByRole('radio', { name: w.forms.kind.fault_label }).press('Space')
  await goOn(page, w)
  await choose(page.getByRole('radio', { name: w.forms.what.scan }))
  await scanInto(w.forms.what.scan_label, 'textbox')
  await expect(page.getByText(filled(w.forms.what.added, { name: web.name }))).toBeVisible()
})
