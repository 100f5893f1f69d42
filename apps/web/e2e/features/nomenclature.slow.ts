import { choose, enter, expect, expectAccessible, INVENTORY, test } from '../fixtures.ts'
import { filled } from '../words.ts'

test('codes follow a new template, and the code on an old label still leads to its asset', async ({
  page,
  w,
  person,
}) => {
  await enter(page, person, '/app/settings/nomenclature', ['Server 1'])
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
  await choose(page.getByRole('row', { name: 'Server 1' }).getByRole('checkbox'))
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
