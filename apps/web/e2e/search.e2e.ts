import { blankAsset } from '@plenum/domain/asset'
import { blankModel } from '@plenum/domain/library'
import { enter, expect, INVENTORY, test } from './fixtures.ts'
import { filled } from './words.ts'
import { openHome } from './open-home.ts'

test('the search is worked by keyboard alone: records, actions, and what was gone to last', async ({
  page,
  w,
  person,
}) => {
  await enter(page, person, INVENTORY, ['Leaf switch 04'])
  await openHome(page, w)
  const box = page.getByRole('combobox', { name: w.common.actions.search })
  const option = (name: string | RegExp) => page.getByRole('option', { name })
  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await expect(page.getByRole('group', { name: w.shell.search.recent })).toHaveCount(0)
  await page.keyboard.type('leaf')
  await expect(option(/Leaf switch 04/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Leaf switch 04' })).toBeVisible()
  await openHome(page, w)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: w.shell.search.recent })).toContainText('Leaf switch 04')
  await page.keyboard.press('Escape')
  await expect(box).not.toBeFocused()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.keyboard.type(w.shell.actions.theme.dark)
  await expect(option(w.shell.actions.theme.dark)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('what was made a moment ago is found, by the search and where something is chosen', async ({
  page,
  w,
  person,
}) => {
  const founder = await enter(page, person)
  const { assets, brands, models } = founder
  const look = async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('leaf')
  }
  const none = page.getByText(filled(w.shell.search.none, { text: 'leaf' }))
  // what is pressed before the shell is there is nobody's
  await expect(page.getByRole('combobox', { name: w.common.actions.search })).toBeVisible()
  await look()
  await expect(none).toBeVisible()
  await page.keyboard.press('Escape')
  await assets.create({ ...blankAsset, name: 'Leaf switch 04', place: null })
  await look()
  await expect(page.getByRole('option', { name: /Leaf switch 04/ })).toBeVisible()

  await page.goto('/app/settings/hierarchy/find')
  const model = page.getByRole('combobox', { name: w.reservations.find.model })
  await model.fill('R76')
  await expect(page.getByText(w.assets.lookup.no_match)).toBeVisible()
  const lessAsked = page.waitForRequest(/search=R7(&|$)/)
  await model.fill('R7')
  await lessAsked
  const { id } = await brands.create({ name: 'Dell' })
  await models.create({ ...blankModel, brand_id: id, name: 'R760', asset_type: 'SRV' })
  await model.fill('R76')
  await expect(page.getByRole('option', { name: /R760/ })).toBeVisible()
})
