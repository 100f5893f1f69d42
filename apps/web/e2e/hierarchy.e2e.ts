import { createCompany, expect, expectAccessible, pick, test } from './fixtures.ts'
import { filled } from './words.ts'
import { corner } from './news.ts'

test.use({ firstLanguage: 'es' })

test('a data centre is furnished, a branch of it moves, and goes back', async ({ page, w, person }) => {
  const { hierarchy: h, fields, common } = w
  const dialog = page.getByRole('dialog')
  const panel = page.getByRole('main')
  const add = async (what: string, name: string) => {
    await panel.getByRole('button', { name: h.add_inside }).click()
    await page.getByRole('menuitem', { name: what, exact: true }).click()
    await dialog.getByLabel(h.name, { exact: false }).first().fill(name)
    await dialog.getByRole('button', { name: common.actions.add, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  const select = async (name: string) => {
    await page.getByRole('treeitem', { name }).click()
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  await createCompany(page, person)
  await page.goto('/app/settings/hierarchy')
  await page.getByRole('button', { name: common.actions.add, exact: true }).first().click()
  await dialog.getByLabel(h.name, { exact: false }).first().fill('MAD1')
  await dialog.getByRole('button', { name: common.actions.add, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'MAD1' })).toBeVisible()
  await expectAccessible(page)

  // its facts
  await page.getByRole('button', { name: h.edit, exact: true }).click()
  await page.getByLabel(w.place.field.timezone).selectOption('Europe/Madrid')
  await page.getByLabel(w.place.field.design_pue).fill('11')
  await page.getByRole('button', { name: common.actions.save }).click()
  await expect(page.getByText(filled(w.issues.too_large, { count: '10' }))).toBeVisible()
  await page.getByLabel(w.place.field.design_pue).fill('1')
  await page.getByRole('button', { name: common.actions.save }).click()
  await expect(page.getByText('Europe/Madrid')).toBeVisible()

  const rowOfTwelve = page.getByText(
    `${filled(h.rows_one, { shown: '1' })} · ${filled(h.racks_other, { shown: '12' })}`,
  )
  // a room, and another one beside it
  await add(fields.node.room, 'Hall 1')
  await select('MAD1')
  await add(fields.node.room, 'Hall 2')
  await select('Hall 1')
  await add(fields.node.row, 'Row B')

  // twelve racks at once
  await page.getByRole('button', { name: h.add_inside }).click()
  await page.getByRole('menuitem', { name: h.add_several }).click()
  await dialog.getByLabel(h.many.pattern, { exact: false }).first().fill('B##')
  await dialog.getByLabel(w.place.field.u_height).fill('47')
  await expect(dialog.getByText('B01, B02, B03, B04, B05 … B12')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: h.many.go, exact: true }).click()
  await expect(page.getByText(filled(h.many.done_other, { shown: '12' }))).toBeVisible()
  await expect(page.getByText(filled(h.capacity.of, { used: '0', limit: '564', unit: 'U' }))).toBeVisible()

  // the row moves with them, by the keyboard's way
  await page.getByRole('button', { name: filled(h.more, { name: 'Row B' }) }).click()
  await page.getByRole('menuitem', { name: h.move }).click()
  await expect(dialog.getByText(filled(h.move_to.places_other, { shown: '12' }))).toBeVisible()
  await pick(dialog.getByRole('combobox'), 'Hall 2')
  await dialog.getByRole('button', { name: h.move_to.go, exact: true }).click()
  const moved = corner(page, filled(h.move_to.done, { to: 'Hall 2' }))
  await expect(moved).toBeVisible()
  await select('Hall 2')
  await expect(rowOfTwelve).toBeVisible()

  // and back
  await moved.getByRole('button', { name: common.actions.undo }).click()
  await expect(page.getByText(h.undone)).toBeVisible()
  await expect(rowOfTwelve).toBeHidden()
  await select('Hall 1')
  await expect(rowOfTwelve).toBeVisible()
  await page.goto('/app/settings/hierarchy')
  await expect(page.getByRole('row', { name: 'MAD1' })).toContainText('0 / 564')
})
