import { box, expect } from './fixtures.ts'
import type { Visit } from './keys-account.ts'
import { filled } from './words.ts'

const NAMES = ['UPS A', 'UPS B', 'UPS C'] as const

/** Adds three assets; leaves the form of the first, is asked, and stays. */
export async function addAssets({ page, w, keys }: Visit) {
  const form = page.getByRole('dialog', { name: w.assets.sheet.new })
  const name = box(form, w.fields.asset.name)
  const add = page.getByRole('main').getByRole('button', { name: w.assets.add }).first()
  const create = form.getByRole('button', { name: w.common.actions.create })
  const question = page.getByRole('alertdialog')
  const [first] = NAMES
  for (const asset of NAMES) {
    await keys.to(add, asset === first ? 'Tab' : 'Shift+Tab')
    await keys.press('Enter')
    await keys.fill(name, asset)
    if (asset === first) {
      await keys.press('Escape')
      await expect(question).toContainText(w.common.unsaved.text)
      await keys.to(question.getByRole('button', { name: w.common.actions.stay }))
      await keys.press('Enter')
      await expect(question).toBeHidden()
      await keys.at(name)
      await expect(name).toHaveValue(asset)
    }
    await keys.to(create)
    await keys.press('Enter')
    await expect(form).toBeHidden()
    await expect(page.getByRole('row', { name: asset })).toBeVisible()
  }
}

/** What was told is on the way of Tab, and goes without taking the focus with it. */
export async function answerANotice({ page, w, keys }: Visit) {
  const told = page.getByRole('status').filter({ hasText: w.assets.sheet.created })
  const count = await told.count()
  expect(count).toBeGreaterThan(0)
  await keys.press('Alt+t')
  await expect(page.getByRole('region', { name: w.common.notices }).getByRole('status').first()).toBeFocused()
  await keys.to(told.first().getByRole('button', { name: w.common.actions.close }))
  await keys.press('Enter')
  await expect(told).toHaveCount(count - 1)
}

/** The cursor, a range, and the bar that takes the place of the filters. */
export async function selectRows({ page, w, keys }: Visit) {
  const grid = page.getByRole('grid', { name: w.assets.list })
  const selected = page.getByRole('row', { selected: true })
  const bar = page.getByRole('group', { name: w.common.table.selection })
  await keys.to(grid, 'Shift+Tab')
  await keys.press('Home', 'Space', 'Shift+ArrowDown', 'Shift+ArrowDown')
  await expect(selected).toHaveCount(3)
  await expect(bar).toContainText(filled(w.common.table.selected_other, { shown: '3' }))
  await keys.press('Escape')
  await expect(selected).toHaveCount(0)
  await expect(bar).toBeHidden()
  await keys.press('Home', 'Space')
  await expect(bar).toContainText(filled(w.common.table.selected_one, { shown: '1' }))
  await keys.to(bar.getByRole('button', { name: w.common.actions.clear }), 'Shift+Tab')
  await keys.press('Enter')
  await expect(bar).toBeHidden()
  await keys.at(grid)
  await keys.press('/')
  await keys.at(page.getByRole('searchbox', { name: w.assets.filter.search }))
}

/** Which columns there are, and how wide. */
export async function shapeTheList({ page, w, keys }: Visit) {
  const { status, serial_number: serial } = w.fields.asset
  const view = page.getByRole('button', { name: w.common.table.view, exact: true })
  const dialog = page.getByRole('dialog', { name: w.assets.columns.title })
  const heading = page.getByRole('columnheader', { name: status })
  await expect(heading).toHaveCount(1)
  await keys.to(view)
  await keys.choose(page.getByRole('menuitem', { name: w.assets.columns.choose }))
  await keys.to(dialog.getByRole('checkbox', { name: status }))
  await keys.press('Space', 'Escape')
  await expect(dialog).toBeHidden()
  await keys.at(view)
  await expect(heading).toHaveCount(0)
  const edge = page.getByRole('separator', { name: filled(w.common.table.width_of, { column: serial }) })
  await keys.to(edge)
  const width = Number(await edge.getAttribute('aria-valuenow'))
  await keys.press('ArrowRight')
  await expect(edge).toHaveAttribute('aria-valuenow', String(width + 8))
}

/** From the row into its record, on to the last, and back to the list. */
export async function openRecords({ page, w, keys }: Visit) {
  const grid = page.getByRole('grid', { name: w.assets.list })
  const sheet = page.getByRole('dialog')
  const title = sheet.getByRole('heading', { level: 2 })
  await keys.to(grid, 'Shift+Tab')
  await keys.press('Home', 'Enter')
  await expect(sheet).toBeVisible()
  const next = sheet.getByRole('button', { name: w.assets.sheet.next })
  await keys.to(next)
  const [, ...others] = [...NAMES].toReversed()
  for (const other of others) {
    await keys.press('Enter')
    await expect(title).toHaveText(other)
    await keys.at(next)
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  // the button goes with the view it stood in
  await keys.to(sheet.getByRole('button', { name: w.assets.sheet.history }))
  await keys.press('Enter')
  await expect(sheet.getByRole('button', { name: w.assets.history.back })).toBeVisible()
  await keys.at(sheet)
  await keys.press('Escape')
  await expect(sheet).toBeHidden()
  await keys.at(grid)
}
