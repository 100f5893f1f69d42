import { furnish } from '../hall.ts'
import { createCompany, box, expect, expectAccessible, INVENTORY, test, type Page } from '../fixtures.ts'
import { filled, type ScreenWords } from '../words.ts'

test.use({ firstLanguage: 'es' })

const sheetOf = (page: Page, asset: string) => page.getByRole('dialog', { name: asset, exact: true })

/** Opens what moves an asset, and goes down to a rack. */
async function moveTo(page: Page, w: ScreenWords, { asset, rack }: { asset: string; rack: string }) {
  await page
    .getByRole('row', { name: asset })
    .getByRole('button', { name: filled(w.assets.actions_of, { name: asset }) })
    .click()
  await page.getByRole('menuitem', { name: w.assets.move, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: filled(w.life.move.title, { name: asset }) })
  for (const step of ['MAD1', 'Hall 1', rack])
    await dialog
      .getByRole('listitem')
      .getByRole('button', { name: new RegExp(`^${step}`) })
      .click()
  return dialog
}

test('a blade goes into its chassis, moves along with it, and says where it is', async ({
  page,
  w,
  person,
}) => {
  const client = await createCompany(page, person)
  const { receive } = await furnish(client)
  await receive('Blade 1')
  await page.goto(INVENTORY)
  const into = await moveTo(page, w, { asset: 'Blade 1', rack: 'R01' })
  await into.getByRole('combobox', { name: w.life.move.into }).selectOption({ label: 'Web 1 (U10)' })
  await box(into, w.life.move.slot).fill('Bay 3')
  await expectAccessible(page)
  await into.getByRole('button', { name: w.life.move.submit, exact: true }).click()
  await expect(into).toBeHidden()
  const blade = sheetOf(page, 'Blade 1')
  await expect(blade.getByText(filled(w.live.related.slot, { slot: 'Bay 3' }))).toBeVisible()
  await blade.getByRole('link', { name: 'Web 1' }).first().click()
  const chassis = sheetOf(page, 'Web 1')
  await expect(chassis.getByText(w.live.related.holds, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  const away = await moveTo(page, w, { asset: 'Web 1', rack: 'R02' })
  await expect(away.getByRole('combobox', { name: w.life.move.unit }).getByRole('option')).not.toHaveCount(1)
  await away.getByRole('combobox', { name: w.life.move.unit }).selectOption({ index: 1 })
  await away.getByRole('button', { name: w.life.move.submit, exact: true }).click()
  await expect(away).toBeHidden()
  const [one] = (await client.assets.list({ search: 'Blade 1' })).results
  expect(one?.location?.trail.at(-1)?.name).toBe('R02')
})
