import { createCompany, expect, INVENTORY, test, type Page } from './fixtures.ts'
import { furnish } from './hall.ts'
import { filled } from './words.ts'

const ASSET = 'Web 1'

/** The focus is on a dialog or within it. */
const hasFocusIn = (page: Page, name: string) =>
  expect
    .poll(() =>
      page
        .getByRole('dialog', { name, exact: true })
        .evaluate((dialog) => dialog.contains(document.activeElement)),
    )
    .toBe(true)

test('a dialog over the sheet takes the focus, also after another one, and gives it back', async ({
  page,
  w,
  person,
}) => {
  const move = filled(w.life.move.title, { name: ASSET })
  const status = filled(w.life.status.title, { name: ASSET })
  const end = filled(w.life.end.title, { name: ASSET })
  const founder = await createCompany(page, person)
  await furnish(founder)
  await page.goto(INVENTORY)
  const row = page.getByRole('row', { name: ASSET })

  await test.step('the sheet and its dialog open together from a row', async () => {
    await row.getByRole('button', { name: filled(w.assets.actions_of, { name: ASSET }) }).click()
    await page.getByRole('menuitem', { name: w.assets.move }).click()
    await hasFocusIn(page, move)
    // what lay below another dialog could not be pressed
    await page.getByRole('radio', { name: w.life.move.later }).click({ trial: true })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: move })).toBeHidden()
    await hasFocusIn(page, ASSET)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('they open together again, now that both are loaded', async () => {
    await row.getByRole('button', { name: filled(w.assets.actions_of, { name: ASSET }) }).click()
    await page.getByRole('menuitem', { name: w.fields.asset.status, exact: true }).click()
    await hasFocusIn(page, status)
    await page.getByRole('radio', { name: w.fields.status.faulty }).click({ force: true })
    await expect(page.getByRole('radio', { name: w.fields.status.faulty })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: status })).toBeHidden()
    await hasFocusIn(page, ASSET)
  })

  await test.step('from the sheet, and the focus returns to what opened it', async () => {
    const opener = page.getByRole('button', { name: w.fields.asset.status, exact: true })
    await opener.press('Enter')
    await hasFocusIn(page, status)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })

  await test.step('one dialog follows another', async () => {
    const opener = page.getByRole('button', { name: w.fields.asset.status, exact: true })
    await opener.press('Enter')
    await page.getByRole('radio', { name: w.fields.status.faulty }).check({ force: true })
    await page.getByRole('combobox', { name: w.life.category }).selectOption('fault')
    await page.getByRole('textbox', { name: w.life.reason }).fill('Its power supply is dead')
    await page.getByRole('button', { name: w.life.status.submit }).click()
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await page.getByRole('radio', { name: w.fields.status.decommissioning }).focus()
    await page.keyboard.press('Space')
    await hasFocusIn(page, end)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })
})

test('an address opens the sheet with its dialog over it', async ({ page, w, person }) => {
  const founder = await createCompany(page, person)
  const { receive } = await furnish(founder)
  const { id } = await receive('Web 9')
  await page.goto(`${INVENTORY}?asset=${id}&view=status`)
  await hasFocusIn(page, filled(w.life.status.title, { name: 'Web 9' }))
  await page.getByRole('button', { name: w.life.status.place_it }).press('Enter')
  await hasFocusIn(page, filled(w.life.move.title, { name: 'Web 9' }))
  await page.keyboard.press('Escape')
  await hasFocusIn(page, 'Web 9')
})
