import { enter, expect, INVENTORY, test } from './fixtures.ts'

/** As many as take longer to send than somebody needs to go elsewhere. */
const ROWS = 30_000

test('who goes elsewhere while files are read stays there, and is told when they were', async ({
  page,
  w,
  person,
}) => {
  await enter(page, person, `${INVENTORY}/import`)
  const lines = Array.from({ length: ROWS }, (_, at) => `Web ${at},SN-${at}`)
  const buffer = Buffer.from(['name,serial_number', ...lines].join('\n'))
  await page.locator('input[type=file]').setInputFiles({ name: 'devices.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: w.imports.choose.start }).click()
  await expect(page.getByText(w.imports.choose.sending)).toBeVisible()
  await page.getByRole('link', { name: w.shell.nav.home }).click()
  await expect(page).toHaveURL('/app')
  const goOn = page.getByRole('button', { name: w.imports.choose.go_on })
  await expect(goOn).toBeVisible()
  await expect(page).toHaveURL('/app')
  await goOn.click()
  await expect(page.getByRole('button', { name: w.imports.map.check })).toBeVisible()
})
