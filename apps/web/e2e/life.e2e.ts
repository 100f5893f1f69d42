import { furnish } from './hall.ts'
import { box, createCompany, expect, expectAccessible, INVENTORY, pick, test, type Page } from './fixtures.ts'
import { filled, type ScreenWords } from './words.ts'

const ASSET = 'Web 9'

const WHY = 'Agreed with the owner'

/** The dialog over the sheet. */
const dialogOf = (page: Page, title: string) =>
  page.getByRole('dialog', { name: filled(title, { name: ASSET }) })

const sheetOf = (page: Page) => page.getByRole('dialog', { name: ASSET, exact: true })

/** Gives it a status on its sheet, saying why where that is asked. */
async function become(
  page: Page,
  w: ScreenWords,
  status: keyof ScreenWords['fields']['status'],
  why?: string,
) {
  const name = w.fields.status[status]
  await sheetOf(page).getByRole('button', { name: w.fields.asset.status, exact: true }).click()
  const dialog = dialogOf(page, w.life.status.title)
  await dialog.getByText(name, { exact: true }).click()
  if (why !== undefined) {
    await dialog.getByRole('combobox', { name: w.life.category }).selectOption('fault')
    await box(dialog, w.life.reason).fill(why)
  }
  await dialog.getByRole('button', { name: w.life.status.submit }).click()
  await expect(dialog).toBeHidden()
  await expect(sheetOf(page).getByText(name, { exact: true }).first()).toBeVisible()
}

/** Chooses a rack by going down to it, and its highest free unit. */
async function moveTo(page: Page, w: ScreenWords, rack: string) {
  const dialog = dialogOf(page, w.life.move.title)
  for (const step of ['MAD1', 'Hall 1', rack])
    await dialog
      .getByRole('listitem')
      .getByRole('button', { name: new RegExp(`^${step}`) })
      .click()
  const unit = dialog.getByRole('combobox', { name: w.life.move.unit })
  await expect(unit.getByRole('option')).not.toHaveCount(1)
  await unit.selectOption({ index: 1 })
  return dialog
}

/** Finds something by the words that it is found by, and takes it. */
async function fillIn(page: Page, field: string, name: string) {
  const combobox = page.getByRole('combobox', { name: field })
  await pick(combobox, name)
  // the list gives the focus back to its box in the next frame: faster than a hand is to the next one
  await expect(combobox).toBeFocused()
}

/** Enters what has come, known well enough to be racked; it stands nowhere yet. */
async function receive(page: Page, w: ScreenWords, owner: string) {
  await page.goto(`${INVENTORY}?asset=new`)
  const sheet = page.getByRole('dialog')
  await box(sheet, w.fields.asset.name).fill(ASSET)
  await box(sheet, w.fields.asset.serial_number).fill('SN-0009')
  await fillIn(page, w.fields.asset.owner_id, owner)
  await sheet.getByRole('tab', { name: w.assets.sheet.characteristics }).click()
  await sheet.getByRole('combobox', { name: w.fields.asset.asset_type }).selectOption('SRV')
  await fillIn(page, w.fields.asset.brand_id, 'Dell')
  await fillIn(page, w.fields.asset.model_id, 'R750')
  for (const cords of [w.fields.asset.cords_a, w.fields.asset.cords_b])
    await sheet.getByRole('spinbutton', { name: cords }).fill('1')
  await sheet.getByRole('button', { name: w.common.actions.create }).click()
  await page.getByRole('row', { name: ASSET }).click()
  await sheetOf(page).getByRole('tab', { name: w.assets.sheet.global }).click()
}

async function rowAction(page: Page, w: ScreenWords, action: string) {
  const row = page.getByRole('row', { name: ASSET })
  await row.getByRole('button', { name: filled(w.assets.actions_of, { name: ASSET }) }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a server is received, installed, used, moved, repaired and decommissioned', async ({
  page,
  w,
  person,
}) => {
  const founder = await createCompany(page, person)
  await furnish(founder)
  await receive(page, w, `${person.name} ${person.surname}`)
  await expect(sheetOf(page).getByText(w.fields.status.received, { exact: true }).first()).toBeVisible()
  await sheetOf(page).getByRole('button', { name: w.fields.asset.status, exact: true }).click()
  const status = dialogOf(page, w.life.status.title)
  await expect(status.getByRole('radio', { name: w.fields.status.installation })).toBeDisabled()
  await expect(status.getByText(w.life.status.no_place)).toBeVisible()
  await expectAccessible(page)
  await status.getByRole('button', { name: w.life.status.place_it }).click()
  const place = await moveTo(page, w, 'R01')
  await expectAccessible(page)
  await place.getByRole('button', { name: w.life.move.submit, exact: true }).click()
  await expect(place).toBeHidden()
  await expect(sheetOf(page).getByText('U19')).toBeVisible()

  await become(page, w, 'installation')
  await become(page, w, 'active')
  await page.keyboard.press('Escape')
  await rowAction(page, w, w.assets.move)
  const move = await moveTo(page, w, 'R02')
  await box(move, w.life.reason).fill('Makes room')
  await move.getByRole('button', { name: w.life.move.submit, exact: true }).click()
  await expect(move).toBeHidden()
  await expect(sheetOf(page).getByText('R02')).toBeVisible()
  await become(page, w, 'faulty', 'Power supply 2 is dead')
  await become(page, w, 'repair')
  await become(page, w, 'active')

  await page.keyboard.press('Escape')
  await rowAction(page, w, w.assets.decommission)
  const end = dialogOf(page, w.life.end.title)
  await end.getByRole('combobox', { name: w.life.category }).selectOption('end_of_life')
  await box(end, w.life.reason).fill(WHY)
  await end.getByRole('button', { name: w.life.end.submit_close }).click()
  // said at the proof, and nothing is sent
  await expect(end.getByText(w.issues.required).first()).toBeVisible()
  await end.getByRole('textbox', { name: w.life.end.operator }).fill('Grace Hopper')
  await end.getByRole('textbox', { name: w.life.end.verification }).fill('Read back')
  await expectAccessible(page)
  await end.getByRole('button', { name: w.life.end.submit_close }).click()
  await expect(end).toBeHidden()
  await expect(sheetOf(page).getByText(w.life.closed.text)).toBeVisible()
  await expect(sheetOf(page).getByText('Grace Hopper')).toBeVisible()
  await expect(page.getByRole('row', { name: ASSET })).toBeHidden()

  await sheetOf(page).getByRole('button', { name: w.assets.sheet.history }).click()
  for (const said of ['Power supply 2 is dead', 'Makes room', WHY])
    await expect(sheetOf(page).getByText(said)).toBeVisible()
  await expect(sheetOf(page).getByText(w.assets.history.kind.status, { exact: true })).not.toHaveCount(0)
  await page.goto(`${INVENTORY}?closed=only`)
  await expect(page.getByRole('row', { name: ASSET })).toBeVisible()
})
