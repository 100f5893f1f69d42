import { createCompany, expect, expectAccessible, pick, test } from './fixtures.ts'
import { furnish } from './hall.ts'
import { filled } from './words.ts'

const CATALOGUE = '/app/settings/brand-and-models'

const yaml = (model: string, weight: number) => ({
  name: `${model}.yaml`,
  mimeType: 'application/yaml',
  buffer: Buffer.from(
    `manufacturer: Acme\nmodel: ${model}\nu_height: 1\nis_full_depth: true\nweight: ${weight}\nweight_unit: kg\n`,
  ),
})

test('device types come in with what they change, and two brands become one', async ({ page, w, person }) => {
  const { bring, merge, state, field } = w.catalogue
  const client = await createCompany(page, person)
  await furnish(client)
  await client.brands.create({ name: 'Dell EMC' })
  const dialog = page.getByRole('dialog')
  const open = () => page.getByRole('button', { name: bring.button }).first().click()
  const choose = (...files: ReturnType<typeof yaml>[]) => dialog.getByLabel(bring.drop).setInputFiles(files)

  await page.goto(CATALOGUE)
  await open()
  await choose(yaml('S24', 4), yaml('S48', 8))
  await expect(dialog.getByText(state.new, { exact: true })).toHaveCount(2)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: filled(bring.submit_other, { count: '2' }) }).click()
  await expect(page.getByRole('row', { name: /S24/ })).toContainText('4')

  await open()
  await choose(yaml('S24', 5), yaml('S48', 8))
  await expect(dialog.getByText(state.changed, { exact: true })).toBeVisible()
  await expect(dialog.getByText(state.same, { exact: true })).toBeVisible()
  await expect(dialog.getByText(/4\s*kg → 5\s*kg/)).toBeVisible()
  await dialog.getByRole('button', { name: filled(bring.submit_one, { count: '1' }) }).click()
  await expect(page.getByText(filled(bring.done_one, { count: '1' }))).toBeVisible()

  // its ports are written by hand, put in order by keys, and told on its sheet and in its history
  const { parts } = w.catalogue
  await page.getByRole('row', { name: /S24/ }).click()
  await dialog.getByRole('button', { name: w.catalogue.sheet.edit }).click()
  const ports = dialog.getByRole('list', { name: field.ports }).getByRole('listitem')
  const addPorts = async (name: string) => {
    await dialog.getByRole('button', { name: parts.add.ports }).click()
    await ports.last().getByRole('textbox', { name: parts.name }).fill(name)
  }
  await addPorts('Ethernet[1-48]')
  await expect(ports.first().getByRole('spinbutton', { name: parts.count })).toHaveValue('48')
  await addPorts('Console')
  await dialog.getByRole('button', { name: filled(parts.handle.ports, { place: '2' }), exact: true }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: w.common.actions.save }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: /Console|Ethernet/ })).toHaveText([
    /^Console/,
    /^48 × Ethernet\[1-48\]/,
  ])
  await page.goto(CATALOGUE)

  // a size in which servers would stand in each other is refused with their names
  await page.getByRole('row', { name: /R750/ }).click()
  await dialog.getByRole('button', { name: w.catalogue.sheet.edit }).click()
  const height = dialog.getByRole('spinbutton', { name: field.u_height })
  await height.fill('9')
  await dialog.getByRole('button', { name: w.common.actions.save }).click()
  await expect(dialog.getByText(w.catalogue.misfits.title)).toBeVisible()
  await expect(dialog.getByRole('link', { name: /Web 2/ })).toBeVisible()
  await dialog.getByRole('button', { name: w.common.actions.discard }).click()

  await page.goto(`${CATALOGUE}?tab=brands`)
  await page.getByRole('row', { name: /^Dell\b(?! EMC)/ }).click()
  await dialog.getByRole('button', { name: w.catalogue.sheet.merge }).click()
  await pick(page.getByRole('combobox', { name: merge.into_brand }), 'Dell EMC')
  await expect(page.getByText(filled(merge.assets_other, { shown: '4' }))).toBeVisible()
  await page.getByRole('button', { name: merge.submit, exact: true }).click()
  await expect(page.getByText(filled(merge.done, { name: 'Dell EMC' }))).toBeVisible()
  // long after the notice has gone, the history of what remained knows the way back
  await dialog.getByRole('button', { name: w.catalogue.history.title }).click()
  await expect(dialog.getByText(filled(w.live.history.merged, { name: 'Dell' }))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: w.assets.history.undo }).first().click()
  await expect(page.getByText(w.assets.sheet.undone)).toBeVisible()
  await page.goto(`${CATALOGUE}?tab=brands`)
  const row = page.getByRole('row', { name: /^Dell\b(?! EMC)/ })
  await expect(
    row.getByRole('link', { name: filled(w.catalogue.usage.assets_other, { shown: '4' }) }),
  ).toBeVisible()
  await row.getByRole('link', { name: filled(w.catalogue.usage.assets_other, { shown: '4' }) }).click()
  await expect(page).toHaveURL(/assets-inventory\?brand_id=/)
  await expect(page.getByRole('row', { name: /Web 1/ })).toBeVisible()
})
